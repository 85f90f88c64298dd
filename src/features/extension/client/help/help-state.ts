import type { FlowState } from '../flow-store.ts'
import type { PublishedRules } from '../../rules-contract.ts'
import { stateOfRules } from '../rules/rules-state.ts'

/** The question that a page without script sends. */
export const soughtParameter = 'q'
const mostLetters = 200

export function soughtIn(search: string): string {
  return (new URLSearchParams(search).get(soughtParameter) ?? '').slice(0, mostLetters)
}

/** What a server renders the help from where the address asks for something. */
export function stateOfHelp(search: string, rules: PublishedRules): FlowState | undefined {
  const sought = soughtIn(search)
  return sought === '' ? undefined : { ...stateOfRules(rules), sought }
}

import type { PublishedRules } from '../../rules-contract.ts'

/** What the page shows of the rules besides the list itself, which is part of the page. */
export type ShownRules = Pick<PublishedRules, 'version' | 'decidedBy' | 'figures'>

/** What a server renders the page from. */
export function stateOfRules({ version, decidedBy, figures }: PublishedRules): { readonly rules: ShownRules } {
  return { rules: { version, decidedBy, figures } }
}

import type { Proof, Verdict } from '../../receipt-contract.ts'
import type { FlowState } from '../flow-store.ts'
import { checkProof, inGroups, type TypedProof } from './proof-state.ts'

type Fields = Readonly<Record<string, string>>

/** What to do with a question about a receipt that a page without script has sent. */
export type PlainProof =
  | { readonly kind: 'show'; readonly state: FlowState }
  | { readonly kind: 'ask'; readonly proof: Proof; readonly typed: TypedProof }

/** The same checks as in the browser. */
export function readPlainProof(fields: Fields): PlainProof {
  const text = (name: string): string => (fields[name] ?? '').slice(0, 200)
  const typed = { reference: text('reference'), code: text('code') }
  const check = checkProof(typed)
  if (check.kind === 'faulty') return { kind: 'show', state: { proof: { typed, isChecked: true } } }
  // The verdict has no words of its own, so its language does not matter.
  return { kind: 'ask', proof: { ...check.proof, language: 'de' }, typed }
}

type Found = { readonly verdict: Verdict } | { readonly failure: string }

/** What the page is rendered from once the receipt was looked up, or could not be. */
export function stateOfProof(typed: TypedProof, found: Found): FlowState {
  return { proof: { typed: inGroups(typed), isChecked: true, ...found } }
}

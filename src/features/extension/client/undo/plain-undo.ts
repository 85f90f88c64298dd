import { dayAt, placeOfLaw } from '../../../../kit/plain-date.ts'
import type { Answer } from '../../contract.ts'
import type { Proof, Verdict } from '../../receipt-contract.ts'
import { pidFrom } from '../../rules.ts'
import { undoRefusal } from '../../undo.ts'
import type { Undo } from '../../undo-contract.ts'
import type { FlowState } from '../flow-store.ts'
import { birthDateOf } from '../form/draft.ts'
import { checkProof } from '../verify/proof-state.ts'
import { isUndoRefusal, undoDraft, undoFaults, type TypedPerson, type UndoFailure } from './undo-state.ts'

type Fields = Readonly<Record<string, string>>
type Decided = Extract<Verdict, { kind: 'decided' }>

/** What to do with the step of a page without script: nothing without a receipt, show it, or do it. */
export type PlainUndo =
  | { readonly kind: 'none' }
  | { readonly kind: 'show'; readonly proof: Proof; readonly typed?: TypedPerson }
  | { readonly kind: 'do'; readonly proof: Proof; readonly undo: Undo; readonly typed: TypedPerson }

/** The same checks as in the browser. */
export function readPlainUndo(fields: Fields, now: Date): PlainUndo {
  const text = (name: string): string => (fields[name] ?? '').slice(0, 200)
  const check = checkProof({ reference: text('reference'), code: text('code') })
  if (check.kind === 'faulty') return { kind: 'none' }
  const proof = { ...check.proof, language: 'de' } as const
  if (fields['pid'] === undefined) return { kind: 'show', proof }
  const typed = { pid: text('pid'), birth: text('birth') }
  const today = dayAt(now, placeOfLaw)
  const draft = undoDraft(typed, today)
  const birthDate = birthDateOf(draft, today)
  if (undoFaults(draft, today).length > 0 || !birthDate) return { kind: 'show', proof, typed }
  return { kind: 'do', proof, undo: { ...check.proof, pid: pidFrom(draft.pid), birthDate }, typed }
}

type Shown = { readonly verdict: Decided; readonly now: Date; readonly key: string; readonly answer?: Answer; readonly failure?: string }

/** What the step is rendered from. */
export function stateOfUndo(posted: Exclude<PlainUndo, { kind: 'none' }>, { verdict, now, key, answer, failure }: Shown): FlowState {
  const { reference, code } = posted.proof
  const { kind: _, ...facts } = verdict
  const refusal = answer?.kind === 'rejected' && isUndoRefusal(answer.rule) ? answer.rule : undoRefusal(facts, now)
  const failed = failure === undefined ? failureOf(answer) : { kind: 'told' as const, text: failure }
  return {
    undo: {
      receipt: { ...facts, reference, code },
      key,
      ...(refusal && { refusal }),
      ...(posted.typed && { typed: posted.typed }),
      ...(failed && { failure: failed }),
    },
  }
}

/** What is told about an answer that is no success. */
function failureOf(answer: Answer | undefined): UndoFailure | undefined {
  if (answer?.kind !== 'rejected') return undefined
  return answer.rule === 'I1' ? { kind: 'mismatch' } : { kind: 'told', text: answer.message }
}

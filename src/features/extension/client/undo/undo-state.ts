import type { UndoFacts, UndoRefusal } from '../../undo.ts'
import type { PlainDate } from '../../../../kit/plain-date.ts'
import { editDraft, initialDraft, type Draft } from '../form/draft.ts'
import { faultsOf, type Fault } from '../form/faults.ts'

/** What somebody is about to take back, as the receipt tells it. */
export type UndoReceipt = UndoFacts & { readonly reference: string; readonly code: string; readonly period: number }

/** The step in which an extension is taken back. Of this page alone: nothing of it is stored. */
export type UndoState = {
  readonly receipt: UndoReceipt
  /** Why it cannot be done. */
  readonly refusal?: UndoRefusal
  /** What somebody without script has typed, and what came of it. */
  readonly typed?: TypedPerson
  readonly failure?: UndoFailure
  /** The same with every try, so that pressing twice is doing it once. */
  readonly key?: string
}

export type TypedPerson = { readonly pid: string; readonly birth: string }

/** Not done: the entries do not belong to the receipt, nobody answered, or in the words of the office. */
export type UndoFailure = { readonly kind: 'mismatch' | 'unclear' | 'offline' } | { readonly kind: 'told'; readonly text: string }

/** The two fields are those of the form, with its checks. They begin empty: whoever holds the receipt is not always the person. */
export function undoDraft(typed: TypedPerson | undefined, today: PlainDate): Draft {
  const draft = initialDraft('/steuernnp', today)
  return typed ? checkedDraft({ ...draft, ...typed }, today) : draft
}

export function checkedDraft(draft: Draft, today: PlainDate): Draft {
  const settled = (['leave-pid', 'leave-birth'] as const).reduce((each, kind) => editDraft(each, { kind }, today), draft)
  return { ...settled, isChecked: true }
}

export function undoFaults(draft: Draft, today: PlainDate): readonly Fault[] {
  return faultsOf(draft, today, 'none').filter(({ field }) => field === 'pid' || field === 'birth')
}

export function isUndoRefusal(rule: string | undefined): rule is UndoRefusal {
  return rule !== undefined && /^U[1-5]$/.test(rule)
}

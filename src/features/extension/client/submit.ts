import type { PlainDate } from '../../../kit/plain-date.ts'
import type { ExtensionRequest } from '../contract.ts'
import { isPeriodOver, pidFrom } from '../rules.ts'
import { birthDateOf, deadlineOf, editDraft, type Draft } from './draft.ts'
import { faultsOf } from './faults.ts'

/** What stands between a draft and its request. */
export type Check =
  | { readonly kind: 'ready'; readonly request: ExtensionRequest }
  | { readonly kind: 'faulty' }
  /** The wish was too late and has just been set back: its owner has to see that before anything is sent. */
  | { readonly kind: 'set-back' }
  | { readonly kind: 'period-over' }

export function checkDraft(before: Draft, today: PlainDate): { readonly draft: Draft; readonly check: Check } {
  const draft = editDraft(before, { kind: 'check' }, today)
  if (isPeriodOver(draft.legalForm, draft.period, today)) return { draft, check: { kind: 'period-over' } }
  const wish = deadlineOf(draft, today)
  if (!wish || faultsOf(draft, today).length > 0) return { draft, check: { kind: 'faulty' } }
  const isSetBack = draft.deadlineNote?.kind === 'too-late' && draft.deadlineNote !== before.deadlineNote
  return { draft, check: isSetBack ? { kind: 'set-back' } : { kind: 'ready', request: requestOf(draft, wish, today) } }
}

function requestOf(draft: Draft, wish: PlainDate, today: PlainDate): ExtensionRequest {
  const birthDate = draft.legalForm === 'natural-person' ? birthDateOf(draft, today) : undefined
  return { period: draft.period, wish, pid: pidFrom(draft.pid), ...(birthDate ? { birthDate } : {}) }
}

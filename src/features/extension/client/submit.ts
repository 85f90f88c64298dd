import type { PlainDate } from '../../../kit/plain-date.ts'
import type { ExtensionRequest } from '../contract.ts'
import { isPeriodOver, needsUid, pidFrom, type EntityProof } from '../rules.ts'
import { readUid } from '../uid.ts'
import { birthDateOf, deadlineOf, editDraft, type Draft } from './form/draft.ts'
import { faultsOf } from './form/faults.ts'

/** What stands between a draft and its request. */
export type Check =
  | { readonly kind: 'ready'; readonly request: ExtensionRequest }
  | { readonly kind: 'faulty' }
  /** The wish was too late and has just been set back: its owner has to see that before anything is sent. */
  | { readonly kind: 'set-back' }
  | { readonly kind: 'period-over' }

type Checked = { readonly draft: Draft; readonly check: Check }

export function checkDraft(before: Draft, today: PlainDate, entityProof: EntityProof): Checked {
  const draft = editDraft(before, { kind: 'check' }, today)
  if (isPeriodOver(draft.legalForm, draft.period, today)) return { draft, check: { kind: 'period-over' } }
  const wish = deadlineOf(draft, today)
  if (!wish || faultsOf(draft, today, entityProof).length > 0) return { draft, check: { kind: 'faulty' } }
  const isSetBack = draft.deadlineNote?.kind === 'too-late' && draft.deadlineNote !== before.deadlineNote
  if (isSetBack) return { draft, check: { kind: 'set-back' } }
  const uid = needsUid(draft.legalForm, entityProof) ? readUid(draft.uid) : undefined
  return { draft, check: { kind: 'ready', request: { ...requestOf(draft, wish, today), ...(uid ? { uid } : {}) } } }
}

function requestOf(draft: Draft, wish: PlainDate, today: PlainDate): ExtensionRequest {
  const birthDate = draft.legalForm === 'natural-person' ? birthDateOf(draft, today) : undefined
  return { period: draft.period, wish, pid: pidFrom(draft.pid), ...(birthDate ? { birthDate } : {}) }
}

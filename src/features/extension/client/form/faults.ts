import type { PlainDate } from '../../../../kit/plain-date.ts'
import type { formTexts } from '../../form-texts.ts'
import { earliestDeadline, isPeriodOver, needsUid, pidFrom, pidPattern, type EntityProof } from '../../rules.ts'
import { readUid, uidDigits } from '../../uid.ts'
import { birthDateOf, deadlineOf, type Draft } from './draft.ts'

/** One thing to mend, in one sentence. `focus` is where mending begins. */
export type Fault = {
  readonly field: 'pid' | 'uid' | 'birth' | 'deadline'
  readonly focus: string
  readonly text: keyof typeof formTexts
  readonly help?: keyof typeof formTexts
}

/** What keeps the draft from being sent, in the order of the page. */
export function faultsOf(draft: Draft, today: PlainDate, entityProof: EntityProof): readonly Fault[] {
  const faults = [pidFault(draft), uidFault(draft, entityProof), birthFault(draft, today), deadlineFault(draft, today)]
  return faults.filter((fault) => fault !== undefined)
}

/** The faults to show now: none before sending was tried, except in a date that was left and cannot be right. */
export function faultsShown(draft: Draft, today: PlainDate, entityProof: EntityProof): readonly Fault[] {
  return faultsOf(draft, today, entityProof).filter(({ field }) => draft.isChecked || draft.left.some((each) => each === field))
}

function pidFault(draft: Draft): Fault | undefined {
  const pid = pidFrom(draft.pid)
  if (pidPattern.test(pid)) return undefined
  const at = { field: 'pid', focus: 'pid', text: 'pidInvalid' } as const
  if (pid === '') return { ...at, help: 'pidHelpMissing' }
  return { ...at, help: /^[1-9]\d*$/.test(pid) ? 'pidHelpLength' : 'pidHelpDigits' }
}

function uidFault(draft: Draft, entityProof: EntityProof): Fault | undefined {
  if (!needsUid(draft.legalForm, entityProof) || readUid(draft.uid) !== undefined) return undefined
  const at = { field: 'uid', focus: 'uid' } as const
  if (draft.uid.trim() === '') return { ...at, text: 'uidMissing' }
  return { ...at, text: 'uidInvalid', help: uidDigits(draft.uid) === undefined ? 'uidHelpForm' : 'uidHelpDigits' }
}

function birthFault(draft: Draft, today: PlainDate): Fault | undefined {
  if (draft.legalForm !== 'natural-person') return undefined
  const at = { field: 'birth', focus: 'birth' } as const
  if (draft.birth.trim() === '') return { ...at, text: 'birthMissing' }
  const date = birthDateOf(draft, today)
  if (!date) return { ...at, text: 'birthFormat', help: 'birthHelpFormat' }
  return date > today ? { ...at, text: 'birthFuture' } : undefined
}

function deadlineFault(draft: Draft, today: PlainDate): Fault | undefined {
  // Nothing in the field could be right then; the panel in its place says so.
  if (isPeriodOver(draft.legalForm, draft.period, today)) return undefined
  const at = { field: 'deadline', focus: 'deadline' } as const
  if (draft.deadline.trim() === '') return { ...at, text: 'deadlineMissing' }
  const date = deadlineOf(draft, today)
  if (!date) return { ...at, text: 'deadlineFormat' }
  return date < today || date < earliestDeadline(draft.period) ? { ...at, text: 'deadlinePast' } : undefined
}

import { dottedDate, type PlainDate } from '../../../../kit/plain-date.ts'
import {
  defaultPeriod,
  isPeriodOver,
  latestDeadline,
  periodAfterSwitch,
  pidFrom,
  pidPattern,
  proposedDeadline,
  type LegalForm,
} from '../../rules.ts'
import { readUid, shownUid } from '../../uid.ts'
import { readDate } from '../../../../kit/read-date.ts'

/** What stands in the form, as typed. */
export type Draft = {
  readonly legalForm: LegalForm
  readonly period: number
  readonly pid: string
  readonly uid: string
  readonly birth: string
  readonly deadline: string
  /** What the form itself did to the deadline; stays until somebody changes the date. */
  readonly deadlineNote?: DeadlineNote | undefined
  /** Once sending was tried, every fault shows and goes as it is mended. */
  readonly isChecked: boolean
  /** Dates that were complete when somebody left them: their faults show before sending is tried. */
  readonly left: readonly DateField[]
  /** Fields that still hold what the link brought. */
  readonly fromLink: readonly (keyof Prefill)[]
}

type DateField = 'birth' | 'deadline'
export type Prefill = { readonly pid?: string; readonly period?: number; readonly birth?: PlainDate }
type DeadlineNote =
  | { readonly kind: 'too-late'; readonly typed: string; readonly limit: PlainDate }
  | { readonly kind: 'recomputed'; readonly isMaximum: boolean }

export type Edit =
  | { readonly kind: 'legal-form'; readonly legalForm: LegalForm }
  | { readonly kind: 'period'; readonly period: number }
  | { readonly kind: 'pid' | 'uid' | 'birth' | 'deadline'; readonly text: string }
  | { readonly kind: 'whole-birth' | 'whole-deadline'; readonly date: PlainDate }
  | { readonly kind: 'leave-pid' | 'leave-uid' | 'leave-birth' | 'leave-deadline' | 'check' }

export function formPathOf(legalForm: LegalForm): string {
  return legalForm === 'natural-person' ? '/steuernnp' : '/steuernjp'
}

export function initialDraft(path: string, today: PlainDate, prefill: Prefill = {}): Draft {
  const legalForm = path === '/steuernnp' ? 'natural-person' : 'legal-entity'
  const period = prefill.period ?? defaultPeriod(legalForm, today)
  return {
    legalForm,
    period,
    pid: prefill.pid ?? '',
    uid: '',
    birth: prefill.birth ? dottedDate(prefill.birth) : '',
    deadline: dottedDate(proposedDeadline(legalForm, period, today)),
    isChecked: false,
    left: prefill.birth ? ['birth'] : [],
    fromLink: prefilledFields.filter((field) => prefill[field] !== undefined),
  }
}

/** The draft after one thing somebody did. Dates and numbers are read when their field is left, never while somebody types. */
export function editDraft(draft: Draft, edit: Edit, today: PlainDate): Draft {
  switch (edit.kind) {
    case 'legal-form':
      return recomputed({ ...draft, legalForm: edit.legalForm, period: periodAfterSwitch(edit.legalForm, draft.period, today) }, today)
    case 'period':
      return recomputed({ ...touched(draft, 'period'), period: edit.period }, today)
    case 'pid':
      return { ...touched(draft, 'pid'), pid: edit.text }
    case 'leave-pid':
      return pidPattern.test(pidFrom(draft.pid)) ? { ...draft, pid: pidFrom(draft.pid) } : draft
    case 'uid':
      return { ...draft, uid: edit.text }
    case 'leave-uid':
      return settledUid(draft)
    case 'birth':
      return { ...touched(draft, 'birth'), birth: edit.text, left: without(draft.left, 'birth') }
    case 'whole-birth':
      return settledBirth({ ...touched(draft, 'birth'), birth: dottedDate(edit.date) }, today)
    case 'leave-birth':
      return settledBirth(draft, today)
    case 'deadline':
      return { ...draft, deadline: edit.text, deadlineNote: undefined, left: without(draft.left, 'deadline') }
    case 'whole-deadline':
      return settledDeadline({ ...draft, deadline: dottedDate(edit.date), deadlineNote: undefined }, today)
    case 'leave-deadline':
      return settledDeadline(draft, today)
    case 'check':
      return checked(draft, today)
  }
}

export function birthDateOf({ birth }: Draft, today: PlainDate): PlainDate | undefined {
  return readDate(birth, { towards: 'past', today })
}

export function deadlineOf(draft: Draft, today: PlainDate): PlainDate | undefined {
  return readDate(draft.deadline, { towards: 'future', today })
}

const fieldsToLeave = ['leave-pid', 'leave-uid', 'leave-birth', 'leave-deadline'] as const
const prefilledFields: readonly (keyof Prefill)[] = ['pid', 'period', 'birth']

function recomputed(draft: Draft, today: PlainDate): Draft {
  const deadline = proposedDeadline(draft.legalForm, draft.period, today)
  const isMaximum = deadline === latestDeadline(draft.legalForm, draft.period)
  return {
    ...draft,
    deadline: dottedDate(deadline),
    deadlineNote: { kind: 'recomputed', isMaximum },
    left: without(draft.left, 'deadline'),
  }
}

function checked(draft: Draft, today: PlainDate): Draft {
  const leaves = fieldsToLeave.reduce((each, kind) => editDraft(each, { kind }, today), draft)
  return isPeriodOver(draft.legalForm, draft.period, today) ? leaves : { ...leaves, isChecked: true }
}

function settledUid(draft: Draft): Draft {
  const uid = readUid(draft.uid)
  return uid === undefined ? draft : { ...draft, uid: shownUid(uid) }
}

function settledDeadline(draft: Draft, today: PlainDate): Draft {
  const date = deadlineOf(draft, today)
  const limit = latestDeadline(draft.legalForm, draft.period)
  if (draft.deadline.trim() === '') return draft
  const left = [...without(draft.left, 'deadline'), 'deadline'] as const
  if (date === undefined) return { ...draft, left }
  if (date <= limit) return { ...draft, left, deadline: dottedDate(date) }
  return { ...draft, left, deadline: dottedDate(limit), deadlineNote: { kind: 'too-late', typed: draft.deadline, limit } }
}

function settledBirth(draft: Draft, today: PlainDate): Draft {
  if (draft.birth.trim() === '') return draft
  const date = birthDateOf(draft, today)
  return { ...draft, birth: date ? dottedDate(date) : draft.birth, left: [...without(draft.left, 'birth'), 'birth'] }
}

function touched(draft: Draft, field: keyof Prefill): Draft {
  return { ...draft, fromLink: without(draft.fromLink, field) }
}

function without<Item>(list: readonly Item[], item: Item): readonly Item[] {
  return list.filter((each) => each !== item)
}

import { takenBackRule } from './verdict.ts'
import { addDays, dayAt, placeOfLaw, type PlainDate } from '../../kit/plain-date.ts'
import type { LegalForm } from './rules.ts'

/** Why not: a firm; nothing was granted; too late; the deadline before is over; decided anew since. */
export type UndoRefusal = 'U1' | 'U2' | 'U3' | 'U4' | 'U5'

/** What a receipt says that may be taken back. */
export type UndoFacts = {
  readonly legalForm: LegalForm
  readonly rule: string
  readonly oldDeadline: PlainDate
  readonly newDeadline: PlainDate
  readonly receivedAt: string
}

const hours = 24
const changedSince = ['B4', 'B5', takenBackRule]

/** What stands against taking an extension back, as far as its receipt tells; none where nothing does. */
export function undoRefusal({ legalForm, rule, oldDeadline, newDeadline, receivedAt }: UndoFacts, now: Date): UndoRefusal | undefined {
  if (changedSince.includes(rule)) return 'U5'
  if (!isGranted({ rule, oldDeadline, newDeadline })) return 'U2'
  if (legalForm === 'legal-entity') return 'U1'
  if (now.getTime() - Date.parse(receivedAt) > hours * 3_600_000) return 'U3'
  return oldDeadline < dayAt(now, placeOfLaw) ? 'U4' : undefined
}

/** Whether it is offered on a page. By days only: the clock of a device may be wrong, that of the server decides. */
export function isUndoOffered(facts: UndoFacts, today: PlainDate): boolean {
  const lastDay = addDays(dayAt(new Date(facts.receivedAt), placeOfLaw), 1)
  return isGranted(facts) && today <= lastDay && facts.oldDeadline >= today
}

function isGranted({ rule, oldDeadline, newDeadline }: Pick<UndoFacts, 'rule' | 'oldDeadline' | 'newDeadline'>): boolean {
  return (rule === 'D5' || rule === 'D6') && newDeadline > oldDeadline
}

import { isWorkingDay } from '../../../../kit/holidays.ts'
import { dottedDate, type PlainDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { officeTexts, ruleTexts } from '../../decision-texts.ts'

/** Why the office refuses. */
const refusals = {
  late: officeTexts.becauseLate,
  'no-ground': officeTexts.becauseNoGround,
  'no-proof': officeTexts.becauseNoProof,
  beyond: officeTexts.becauseBeyond,
  reminded: officeTexts.becauseReminded,
  filed: officeTexts.becauseFiled,
  'not-entitled': officeTexts.becauseNotEntitled,
} as const

export function grantedText(day: PlainDate, holidays: readonly string[]): string {
  return withFreeDay(fill(ruleTexts.granted, { deadline: dottedDate(day) }), day, holidays)
}

export function refusedText(reason: keyof typeof refusals, inForce: PlainDate): string {
  return fill(officeTexts.officeRefused, { reason: refusals[reason], deadline: dottedDate(inForce) })
}

export function changedText(act: 'correct' | 'withdraw', day: PlainDate, holidays: readonly string[]): string {
  return withFreeDay(
    fill(act === 'correct' ? officeTexts.officeCorrected : officeTexts.officeWithdrawn, { deadline: dottedDate(day) }),
    day,
    holidays,
  )
}

function withFreeDay(text: string, day: PlainDate, holidays: readonly string[]): string {
  return isWorkingDay(day, holidays) ? text : `${text} ${ruleTexts.freeDay}`
}

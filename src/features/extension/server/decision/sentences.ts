import { isWorkingDay } from '../../../../kit/holidays.ts'
import { dayAt, dottedDate, placeOfLaw, type PlainDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { ruleTexts as texts } from '../../decision-texts.ts'
import { shownReference } from '../../reference.ts'
import type { Circumstances } from './circumstances.ts'
import type { Moment } from './facts.ts'
import { feeFor, openingDay } from './figures.ts'

type Key = keyof typeof texts

/** What is told to those whose request is only stamped, because nobody can decide it right now. */
export function pendingText({ at, reference }: Moment): string {
  return fill(texts.received, { at: shownMoment(at), reference: shownReference(reference) })
}

/** The sentence of a rule, with what it says of these circumstances and of the deadline that holds from now on. */
export function sentence(key: Key, circumstances: Circumstances, deadline?: PlainDate): string {
  const isUndated = key === 'reminded' && circumstances.taxCase?.reminderDeadline === undefined
  const text = fill(texts[isUndated ? 'remindedUndated' : key], valuesFor(circumstances, deadline))
  return deadline && tellsDeadline(key) && !isWorkingDay(deadline, circumstances.configuration.holidays) ? `${text} ${texts.freeDay}` : text
}

/** Where the deadline is over or does not matter, the working day after it would only raise false hopes. */
function tellsDeadline(key: Key): boolean {
  return key === 'atMaximum' || key === 'longEnough' || key === 'grantedToMaximum' || key === 'granted'
}

function valuesFor({ request: { period, pid }, configuration, taxCase, moment, within }: Circumstances, deadline?: PlainDate) {
  return {
    period,
    pid,
    previous: period - 1,
    opening: dottedDate(openingDay(configuration, period)),
    deadline: dottedOrNothing(deadline),
    reminder: dottedOrNothing(taxCase?.reminderDeadline),
    extensions: taxCase?.extensions ?? 0,
    francs: feeFor(configuration, period, within),
    minutes: '',
    reference: shownReference(moment.reference),
    // Only a few sentences tell the time, and writing one takes longer than deciding.
    get at() {
      return shownMoment(moment.at)
    },
  }
}

function dottedOrNothing(date: PlainDate | undefined): string {
  return date ? dottedDate(date) : ''
}

/** `10.03.2026 19:42`, where the law is made. */
function shownMoment(at: Date): string {
  return `${dottedDate(dayAt(at, placeOfLaw))} ${clock.format(at)}`
}

const clock = new Intl.DateTimeFormat('de-CH', { timeZone: placeOfLaw, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

import type { Site } from '../../kit/site.ts'
import { addDays, earlier, inYear, later, plainDate, yearOf, type PlainDate } from '../../kit/plain-date.ts'

export const legalForms = ['natural-person', 'legal-entity'] as const
export type LegalForm = (typeof legalForms)[number]

/** What the canton wants to see of a legal entity besides its PID. */
export type EntityProof = Site['legalEntityProof']

export function needsUid(form: LegalForm, entityProof: EntityProof): boolean {
  return form === 'legal-entity' && entityProof === 'uid'
}

/** The period a switch to legal entity forces, as long as it can still be extended. */
export const legalEntityForcedPeriod = 2024

/** The tax periods a person may choose, oldest first. */
export function periodsOnOffer(today: PlainDate): readonly number[] {
  const year = yearOf(today)
  return [year - 2, year - 1, year]
}

export function defaultPeriod(form: LegalForm, today: PlainDate): number {
  return form === 'natural-person' ? yearOf(today) : yearOf(today) - 1
}

/** The period after somebody switches the legal form by hand. */
export function periodAfterSwitch(form: LegalForm, chosen: number, today: PlainDate): number {
  if (form === 'natural-person') return chosen
  const isForced = periodsOnOffer(today).includes(legalEntityForcedPeriod) && !isPeriodOver(form, legalEntityForcedPeriod, today)
  return isForced ? legalEntityForcedPeriod : yearOf(today) - 1
}

export function earliestDeadline(period: number): PlainDate {
  return plainDate(period, 1, 1)
}

// NOTE 30.11. and 31.12. are the last days the office accepts online; later wishes go to the local or cantonal tax office.
export function latestDeadline(form: LegalForm, period: number): PlainDate {
  return form === 'natural-person' ? plainDate(period + 1, 11, 30) : plainDate(period + 1, 12, 31)
}

/** Nothing can be asked for any more when the latest possible deadline lies in the past. */
export function isPeriodOver(form: LegalForm, period: number, today: PlainDate): boolean {
  return latestDeadline(form, period) < today
}

/** The oldest period on offer that can still be extended; the current one always can. */
export function oldestOpenPeriod(form: LegalForm, today: PlainDate): number {
  return periodsOnOffer(today).find((period) => !isPeriodOver(form, period, today)) ?? yearOf(today)
}

/** The proposal on load, on links and after legal form or period changed: a year from today, capped. */
export function proposedDeadline(form: LegalForm, period: number, today: PlainDate): PlainDate {
  return earlier(addDays(today, 365), latestDeadline(form, period))
}

/** By when the return is due without any extension: `first` for the employed, `last` for the self-employed; the form does not know which. */
export type OrdinaryDeadlines = { readonly first: PlainDate; readonly last: PlainDate }

export function ordinaryDeadlines(form: LegalForm, period: number, filing: Site['filing']): OrdinaryDeadlines {
  const dayIn = (day: string): PlainDate => inYear(`2000-${day}` as PlainDate, period + 1) // the canton's file is checked for days of the year
  if (form === 'legal-entity') return { first: dayIn(filing.legalEntity), last: dayIn(filing.legalEntity) }
  return { first: dayIn(filing.employed), last: later(dayIn(filing.employed), dayIn(filing.selfEmployed)) }
}

/** Who gets more time by asking for this day. */
export function whoGainsTime(requested: PlainDate, { first, last }: OrdinaryDeadlines): 'nobody' | 'employed' | 'everybody' {
  if (requested <= first) return 'nobody'
  return requested <= last ? 'employed' : 'everybody'
}

/** What counts as a PID when the request is sent. */
export const pidPattern = /^[1-9][0-9]{0,5}$/

/** What may stand in the PID field while somebody types. */
export function isPidTypable(pid: string): boolean {
  return pid === '' || pidPattern.test(pid)
}

/** What was meant by what was typed: blanks, dots, apostrophes and full-width digits are noise; nothing else is dropped. */
export function pidFrom(typed: string): string {
  return typed.replace(/[\s.'’‘´`\u200b]/g, '').normalize('NFKC')
}

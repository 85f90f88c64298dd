import { latestDeadline, periodsOnOffer, type LegalForm } from '../../src/features/extension/rules.ts'
import type { CaseState, SpecialKind, TaxpayerGroup } from '../../src/features/extension/server/decision/facts.ts'
import { addDays, daysBetween, earlier, exactDate, plainDate, type PlainDate } from '../../src/kit/plain-date.ts'
import type { Canton } from '../../src/platform/canton.ts'
import { situationOf, type Situation } from './extension-outcomes.ts'
import type { SamplePerson } from './sample-person.ts'

type SampleCase = {
  readonly legalForm: LegalForm
  readonly pid: number
  readonly period: number
  readonly deadline: PlainDate
  readonly baseDeadline: PlainDate
  readonly state: CaseState
  readonly reminderDeadline?: PlainDate
  readonly group: TaxpayerGroup
  readonly special: SpecialKind
  readonly isBlocked: boolean
  readonly extensions: number
}

/** One case for each period on offer, all alike. Whoever files with somebody else has none of their own. */
export function sampleCases(person: SamplePerson, { site: { filing } }: Canton, today: PlainDate): readonly SampleCase[] {
  const { legalForm, pid } = person
  const situation = situationOf(person)
  if (situation.hasNoCase || person.casePid !== undefined) return []
  const group = legalForm === 'natural-person' ? 'employed' : 'legal-entity'
  return periodsOnOffer(today).map((period) => {
    const baseDeadline = filingDay(legalForm === 'natural-person' ? filing.employed : filing.legalEntity, period)
    return {
      legalForm,
      pid,
      period,
      deadline: deadlineIn(situation, { legalForm, period, baseDeadline, today }),
      baseDeadline,
      state: situation.state ?? 'open',
      ...(situation.isReminded ? { reminderDeadline: addDays(today, 20) } : {}),
      group,
      special: situation.special ?? 'none',
      isBlocked: situation.isBlocked ?? false,
      extensions: situation.extensions ?? 0,
    }
  })
}

type Frame = { readonly legalForm: LegalForm; readonly period: number; readonly baseDeadline: PlainDate; readonly today: PlainDate }

function deadlineIn({ deadline }: Situation, frame: Frame): PlainDate {
  const latest = latestDeadline(frame.legalForm, frame.period)
  if (deadline === 'latest') return latest
  // Long enough ago that neither a holiday nor a canton's tolerance makes up for it.
  if (deadline === 'passed') return earlier(addDays(frame.today, -70), latest)
  return runningDeadline(frame, latest)
}

/** The filing deadline if it still runs; otherwise half of the time that is left, so that there is always more to ask for. */
function runningDeadline({ baseDeadline, today }: Frame, latest: PlainDate): PlainDate {
  if (baseDeadline >= today || latest < today) return baseDeadline
  return earlier(addDays(today, Math.floor(daysBetween(today, latest) / 2)), latest)
}

function filingDay(day: string, period: number): PlainDate {
  const [month = 0, date = 0] = day.split('-').map(Number)
  return exactDate(period + 1, month, date) ?? plainDate(period + 1, 3, 31)
}

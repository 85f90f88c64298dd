import { freeDaysOf } from '../../../../kit/holidays.ts'
import { plural } from '../../../../kit/plural.ts'
import { fill } from '../../../../kit/texts.ts'
import type { Figures } from '../../rules-contract.ts'
import type { rulesPageTexts } from '../../rules-page-texts.ts'

type Texts = typeof rulesPageTexts
type FigureRow = readonly [what: string, values: readonly string[]]

/** What a canton sets, in words and dates; days without work for a year and the one after it. With a period the days are those of its return. */
export function figureRows(figures: Figures, year: number, texts: Texts, period?: number): readonly FigureRow[] {
  const { filing, latest, opening, holidays } = figures
  const yearAfter = (day: string): string =>
    period === undefined ? fill(texts.yearAfter, { day: dotted(day) }) : `${dotted(day)}${period + 1}`
  const inPeriod = (day: string): string => (period === undefined ? fill(texts.yearOf, { day: dotted(day) }) : `${dotted(day)}${period}`)
  const freeDays = (of: number): string => {
    const days = freeDaysOf(of, holidays).map((day) => dotted(day.slice(5)))
    return fill(texts.freeDaysOfYear, { year: of, days: days.join(' ') })
  }
  return [
    [texts.filingEmployed, [yearAfter(filing.employed)]],
    [texts.filingSelfEmployed, [yearAfter(filing.selfEmployed)]],
    [texts.filingEntity, [yearAfter(filing.legalEntity)]],
    [texts.filingLimited, [yearAfter(filing.limited)]],
    [texts.latestPerson, [yearAfter(latest.naturalPerson)]],
    [texts.latestEntity, [yearAfter(latest.legalEntity)]],
    [texts.opening, [opening.yearsAfter === 0 ? inPeriod(opening.day) : yearAfter(opening.day)]],
    [texts.tolerance, [toleranceText(figures.toleranceDays, texts)]],
    [texts.extensions, [extensionsText(figures.mostExtensions, texts)]],
    [texts.fee, feeTexts(figures.fees, texts)],
    [texts.proof, [figures.entityProof === 'uid' ? texts.proofUid : texts.proofPid]],
    [texts.freeDays, [texts.weekends, freeDays(year), freeDays(year + 1)]],
  ]
}

function toleranceText(days: number, texts: Texts): string {
  if (days === 0) return texts.toleranceNone
  return fill(plural(days, texts.countsAs, { one: texts.toleranceOne, other: texts.toleranceDays }), { days })
}

function extensionsText(most: number | undefined, texts: Texts): string {
  return most === undefined ? texts.extensionsFree : fill(texts.extensionsMost, { count: most })
}

/** The last step holds for all that is later, too. */
function feeTexts(fees: Figures['fees'], texts: Texts): readonly string[] {
  if (fees.every(({ francs }) => francs === 0)) return [texts.feeNone]
  return fees.map(({ until, francs }, at) => {
    if (fees.length === 1) return fill(texts.feeAlways, { francs })
    return at === fees.length - 1 ? fill(texts.feeLater, { francs }) : fill(texts.feeUntil, { day: dotted(until), francs })
  })
}

/** `03-31` as people here write it: `31.03.` */
function dotted(day: string): string {
  return `${day.slice(3)}.${day.slice(0, 2)}.`
}

import type { Kysely } from 'kysely'
import { answersIn } from './figures.ts'
import { countsAlongTime, countsInAll, waitingNow } from './figures-store.ts'

/** What may be told to everybody: rounded, and nothing that could be about one person. */
type PublicFigures = {
  readonly today: number
  readonly season: number
  /** Milliseconds within which half of today's answers were given; nothing where nobody asked. */
  readonly answerMilliseconds: number | null
  /** The tax system has not been told of a decision for more than a quarter of an hour. */
  readonly areDeliveriesBehind: boolean
}

const quarterHour = 15 * 60 * 1000

export async function publicFigures<Tables>(db: Kysely<Tables>, canton: string): Promise<PublicFigures> {
  const [today, season, counted, waiting] = await Promise.all([
    countsAlongTime(db, canton, 'today'),
    countsAlongTime(db, canton, 'season'),
    countsInAll(db, canton, 'today'),
    waitingNow(db, canton),
  ])
  const requests = (rows: typeof today): number => rows.reduce((sum, { kind, count }) => sum + (kind === 'request' ? count : 0), 0)
  const { median } = answersIn(counted)
  const since = waiting.deliveriesSince
  return {
    today: rounded(requests(today)),
    season: rounded(requests(season)),
    answerMilliseconds: median === null ? null : rounded(median),
    areDeliveriesBehind: since !== null && waiting.moment.getTime() - since.getTime() > quarterHour,
  }
}

/** To two digits, and never finer than tens: 0, 10, 40, 130, 12'000. */
export function rounded(value: number): number {
  const unit = Math.max(10, 10 ** (Math.floor(Math.log10(Math.max(1, value))) - 1))
  return Math.round(value / unit) * unit
}

import { sql, type Kysely } from 'kysely'
import type { FigureRange } from '../../figures-contract.ts'

export type Counted = { readonly kind: string; readonly name: string; readonly count: number }
export type Placed = { readonly place: Date; readonly kind: string; readonly count: number; readonly seconds: number }
export type WaitingNow = {
  readonly pending: number
  readonly pendingSince: Date | null
  readonly deliveries: number
  readonly deliveriesSince: Date | null
  readonly dead: number
  readonly isPaused: boolean
  readonly moment: Date
}

const zone = sql.lit('Europe/Zurich')
const units = { today: sql.lit('day'), week: sql.lit('week'), season: sql.lit('year') } as const

/** Where a range begins, by the legal clock and the day of the place. */
const startOf = (range: FigureRange) => sql`date_trunc(${units[range]}, platform.moment(), ${zone})`

const alongTime = sql`array['request', 'granted', 'unchanged', 'rejected', 'delivered']`
const inAll = sql`array['granted', 'unchanged', 'rejected', 'pending', 'language', 'milliseconds']`

/** Hours of today, days of longer ranges, each where it begins: all of them up to now, whether something happened or not. */
export async function readPlaces<Tables>(db: Kysely<Tables>, range: FigureRange): Promise<readonly Date[]> {
  // NOTE days are stepped by the local calendar: one of them has 23 hours, another 25.
  const { rows } =
    range === 'today'
      ? await sql<{
          place: Date
        }>`select place from generate_series(${startOf(range)}, platform.moment(), interval '1 hour') p (place)`.execute(db)
      : await sql<{ place: Date }>`
          select day at time zone ${zone} as place
          from generate_series(${startOf(range)} at time zone ${zone}, platform.moment() at time zone ${zone}, interval '1 day') p (day)`.execute(
          db,
        )
  return rows.map(({ place }) => place)
}

export async function countsAlongTime<Tables>(db: Kysely<Tables>, canton: string, range: FigureRange): Promise<readonly Placed[]> {
  const { rows } =
    range === 'today'
      ? await sql<Placed>`
          select hour as place, kind, sum(count)::int as count, sum(seconds)::float8 as seconds from desk.hour_figure
          where canton = ${canton} and kind = any (${alongTime}) and hour >= ${startOf(range)} group by hour, kind`.execute(db)
      : await sql<Placed>`
          select day::timestamp at time zone ${zone} as place, kind, sum(count)::int as count, sum(seconds)::float8 as seconds from desk.day_figure
          where canton = ${canton} and kind = any (${alongTime}) and day >= (${startOf(range)} at time zone ${zone})::date
          group by day, kind`.execute(db)
  return rows
}

export async function countsInAll<Tables>(db: Kysely<Tables>, canton: string, range: FigureRange): Promise<readonly Counted[]> {
  const { rows } = await sql<Counted>`
    select kind, name, sum(count)::int as count from desk.day_figure
    where canton = ${canton} and kind = any (${inAll}) and day >= (${startOf(range)} at time zone ${zone})::date
    group by kind, name order by sum(count) desc, name`.execute(db)
  return rows
}

type Hour = { readonly hour: number; readonly count: number }

export async function requestsByHour<Tables>(db: Kysely<Tables>, canton: string, range: FigureRange): Promise<readonly Hour[]> {
  const { rows } = await sql<Hour>`
    select extract(hour from hour at time zone ${zone})::int as hour, sum(count)::int as count from desk.hour_figure
    where canton = ${canton} and kind = 'request' and hour >= ${startOf(range)} group by 1`.execute(db)
  return rows
}

type Busy = { readonly hour: Date; readonly count: number }

export async function busiestHours<Tables>(db: Kysely<Tables>, canton: string, range: FigureRange): Promise<readonly Busy[]> {
  const { rows } = await sql<Busy>`
    select hour, count::int as count from desk.hour_figure
    where canton = ${canton} and kind = 'request' and hour >= ${startOf(range)} order by hour_figure.count desc, hour limit 5`.execute(db)
  return rows
}

export async function waitingNow<Tables>(db: Kysely<Tables>, canton: string): Promise<WaitingNow> {
  const { rows } = await sql<WaitingNow>`
    select pending, pending_since as "pendingSince", deliveries, deliveries_since as "deliveriesSince", dead, is_paused as "isPaused", moment
    from desk.waiting_now(${canton})`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database did not say what waits')
  return row
}

import { sql, type Transaction } from 'kysely'
import type { PlainDate } from '../../../kit/plain-date.ts'
import type { NoTables } from '../../../platform/sample.ts'

/** What one day brought through one kind of device. Conversion is `paid` of `orders`; `sales` are francs of the paid ones. */
export type DayFigures = {
  readonly day: PlainDate
  readonly device: string
  readonly orders: number
  readonly paid: number
  readonly items: number
  readonly sales: number
}
type SlotFigures = { readonly day: PlainDate; readonly slot: number; readonly orders: number; readonly items: number }
type MonthFigures = { readonly month: PlainDate; readonly customers: number }

export async function readDays(tx: Transaction<NoTables>, from: PlainDate, to: PlainDate): Promise<readonly DayFigures[]> {
  const { rows } = await sql<DayFigures>`
    select day::text, device, sum(orders)::float8 as orders, sum(paid)::float8 as paid, sum(items)::float8 as items, sum(sales)::float8 as sales
    from e_commerce.figure_day where workspace_id = platform.workspace() and day between ${from}::date and ${to}::date
    group by day, device order by day, device`.execute(tx)
  return rows
}

/** By two hours of the clock, 0 to 11. On the day when the clocks change, what happened twice at that time is counted together. */
export async function readSlots(tx: Transaction<NoTables>, from: PlainDate, to: PlainDate): Promise<readonly SlotFigures[]> {
  const { rows } = await sql<SlotFigures>`
    select e_commerce.day_of(hour)::text as day, (extract(hour from hour at time zone 'Europe/Zurich')::integer / 2) as slot,
      sum(orders)::float8 as orders, sum(items)::float8 as items
    from e_commerce.figure_hour
    where workspace_id = platform.workspace() and hour >= ${from}::date::timestamp at time zone 'Europe/Zurich'
      and hour < (${to}::date + 1)::timestamp at time zone 'Europe/Zurich'
    group by 1, 2 order by 1, 2`.execute(tx)
  return rows
}

/** How many different people ordered in each month. */
export async function readMonths(tx: Transaction<NoTables>, from: PlainDate, to: PlainDate): Promise<readonly MonthFigures[]> {
  const { rows } = await sql<MonthFigures>`
    select month::text, customers::float8 as customers from e_commerce.figure_month
    where workspace_id = platform.workspace() and month between ${from}::date and ${to}::date order by month`.execute(tx)
  return rows
}

/** All sales up to a day, that day included, from whole months and the days of the last one; and whether anything was ever ordered. */
export async function readLifetime(
  tx: Transaction<NoTables>,
  to: PlainDate,
): Promise<{ readonly sales: number; readonly isUsed: boolean }> {
  const { rows } = await sql<{ sales: number; isUsed: boolean }>`
    select (coalesce(
        (select sum(sales) from e_commerce.figure_month
          where workspace_id = platform.workspace() and month < date_trunc('month', ${to}::date)), 0)
      + coalesce(
        (select sum(sales) from e_commerce.figure_day
          where workspace_id = platform.workspace() and day between date_trunc('month', ${to}::date)::date and ${to}::date), 0))::float8 as sales,
      exists (select from e_commerce.figure_month where workspace_id = platform.workspace() and orders > 0) as "isUsed"`.execute(tx)
  return rows[0] ?? { sales: 0, isUsed: false }
}

import { sql, type RawBuilder, type Transaction } from 'kysely'
import { addDays, type PlainDate } from '../../../kit/plain-date.ts'
import type { NoTables } from '../../../platform/sample.ts'
import { dayKeys, dayOfRange, daysOfWeek, type DayRange } from '../ranges.ts'

type Count = { readonly count: number; readonly extra: number; readonly todos: number; readonly cards: number }
/** What happened to work on a day. */
export type Happening = 'created' | 'closed' | 'reopened' | 'wontFix' | 'needsTest' | 'fixed' | 'added' | 'completed'

export type WorkFigures = {
  readonly counts: Readonly<Record<DayRange | 'overdue' | 'issues' | 'features', Count>>
  readonly happened: readonly { readonly kind: Happening; readonly day: string; readonly count: number }[]
  /** What was added, by what it is about, for each week by its Monday. */
  readonly areas: readonly { readonly week: string; readonly area: string | null; readonly count: number }[]
}

/** Everything the dashboard says of work, in one go through it. `work` is what the apps offer as theirs. */
export async function readWork(tx: Transaction<NoTables>, work: readonly RawBuilder<unknown>[], today: PlainDate): Promise<WorkFigures> {
  const [first = today] = daysOfWeek(today, '2W')
  const { rows } = await sql<{ figures: WorkFigures }>`
    with item as materialized (${sql.join(work, sql` union all `)})
    select json_build_object('counts', ${countsOf(today)}, 'happened', ${happenedSince(first)}, 'areas', ${areasSince(first)}) as figures
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Error('figures always have one row')
  return row.figures
}

/** Days begin at midnight in Switzerland, also where the clocks change. */
function startOf(day: PlainDate): RawBuilder<unknown> {
  return sql`(${day}::date::timestamp at time zone 'Europe/Zurich')`
}

function isOn(column: string, day: PlainDate): RawBuilder<unknown> {
  return sql`(${sql.ref(column)} >= ${startOf(day)} and ${sql.ref(column)} < ${startOf(addDays(day, 1))})`
}

function countsOf(today: PlainDate): RawBuilder<unknown> {
  const isOpen = sql`done_at is null`
  const isOverdue = sql`(${isOpen} and due_at < case when due_is_day then ${startOf(today)} else platform.moment() end)`
  const dueOn = (range: DayRange): RawBuilder<unknown> => {
    const isDue = isOn('due_at', dayOfRange(today, range))
    return sql`${range}::text, ${countOf(isDue, sql`${isDue} and not ${isOpen}`)}`
  }
  return sql`(select json_build_object(${sql.join(dayKeys.map(dueOn))},
    'overdue', ${countOf(isOverdue, sql`${isOpen} and ${isOn('due_at', addDays(today, -1))}`)},
    'issues', ${countOf(sql`is_issue and ${isOpen}`, sql`is_issue and ${isOn('done_at', today)}`)},
    'features', ${countOf(sql`not is_issue and ${isOpen}`, sql`not is_issue and not ${isOpen}`)}) from item)`
}

function countOf(which: RawBuilder<unknown>, extra: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`json_build_object('count', count(*) filter (where ${which}), 'extra', count(*) filter (where ${extra}),
    'todos', count(*) filter (where ${which} and not is_card), 'cards', count(*) filter (where ${which} and is_card))`
}

function happenedSince(first: PlainDate): RawBuilder<unknown> {
  const since = startOf(first)
  const kind = (name: Happening, column: 'made_at' | 'done_at', which: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`select ${name}::text as kind, ${sql.ref(column)} as at from item where ${sql.ref(column)} >= ${since} and ${which}`
  const all = [
    kind('created', 'made_at', sql`is_issue`),
    kind('closed', 'done_at', sql`is_issue`),
    sql`select 'reopened', at from item cross join unnest(reopened_at) as at where is_issue and at >= ${since}`,
    kind('wontFix', 'done_at', sql`is_issue and is_unwanted`),
    kind('needsTest', 'made_at', sql`is_issue and is_in_test and done_at is null`),
    kind('fixed', 'done_at', sql`is_issue and not is_unwanted`),
    kind('added', 'made_at', sql`true`),
    kind('completed', 'done_at', sql`true`),
  ]
  return sql`(select coalesce(json_agg(h), '[]') from (
    select kind, (at at time zone 'Europe/Zurich')::date as day, count(*)
    from (${sql.join(all, sql` union all `)}) as each group by 1, 2) as h)`
}

function areasSince(first: PlainDate): RawBuilder<unknown> {
  return sql`(select coalesce(json_agg(a), '[]') from (
    select date_trunc('week', made_at at time zone 'Europe/Zurich')::date as week, area, count(*)
    from item where made_at >= ${startOf(first)} group by 1, 2 order by 3 desc, 2) as a)`
}

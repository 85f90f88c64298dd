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

/** Everything the dashboard says of work. What is alike in all that counts is put together first, in one go through the work of the apps. */
export async function readWork(tx: Transaction<NoTables>, work: readonly RawBuilder<unknown>[], today: PlainDate): Promise<WorkFigures> {
  const [first = today] = daysOfWeek(today, '2W')
  const { rows } = await sql<{ figures: WorkFigures }>`
    with alike as materialized (${alikeIn(work, today, first)})
    select json_build_object('counts', ${countsOf(today)}, 'happened', ${happened()}, 'areas', ${areas()}) as figures
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Error('figures always have one row')
  return row.figures
}

/** Days begin at midnight in Switzerland, also where the clocks change. */
function startOf(day: PlainDate): RawBuilder<unknown> {
  return sql`(${day}::date::timestamp at time zone 'Europe/Zurich')`
}

function dayOf(moment: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${moment} at time zone 'Europe/Zurich')::date`
}

/** Days that are too long ago, and deadlines that are not near, are none. */
function alikeIn(work: readonly RawBuilder<unknown>[], today: PlainDate, first: PlainDate): RawBuilder<unknown> {
  const since = (column: string): RawBuilder<unknown> =>
    sql`case when ${sql.ref(column)} >= ${startOf(first)} then ${dayOf(sql.ref(column))} end as ${sql.ref(column.replace('_at', '_day'))}`
  const isNear = sql`due_at >= ${startOf(addDays(today, -1))} and due_at < ${startOf(addDays(today, 2))}`
  return sql`
    select is_card, is_issue, is_unwanted, is_in_test, area, done_at is null as is_open, ${since('made_at')}, ${since('done_at')},
      case when ${isNear} then ${dayOf(sql`due_at`)} end as due_day,
      done_at is null and due_at < case when due_is_day then ${startOf(today)} else (select platform.moment()) end as is_overdue,
      case when reopened_at <> '{}' then array(select ${dayOf(sql`at`)} from unnest(reopened_at) as at where at >= ${startOf(first)}) end
        as reopened_days,
      count(*) as number
    from (${sql.join(work, sql` union all `)}) as item group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11`
}

function countsOf(today: PlainDate): RawBuilder<unknown> {
  const isOn = (column: string, day: PlainDate): RawBuilder<unknown> => sql`${sql.ref(column)} = ${day}::date`
  const dueOn = (range: DayRange): RawBuilder<unknown> => {
    const isDue = isOn('due_day', dayOfRange(today, range))
    return sql`${range}::text, ${countOf(isDue, sql`${isDue} and not is_open`)}`
  }
  return sql`(select json_build_object(${sql.join(dayKeys.map(dueOn))},
    'overdue', ${countOf(sql`is_overdue`, sql`is_open and ${isOn('due_day', addDays(today, -1))}`)},
    'issues', ${countOf(sql`is_issue and is_open`, sql`is_issue and ${isOn('done_day', today)}`)},
    'features', ${countOf(sql`not is_issue and is_open`, sql`not is_issue and not is_open`)}) from alike)`
}

function countOf(which: RawBuilder<unknown>, extra: RawBuilder<unknown>): RawBuilder<unknown> {
  const count = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce(sum(number) filter (where ${condition}), 0)`
  return sql`json_build_object('count', ${count(which)}, 'extra', ${count(extra)},
    'todos', ${count(sql`${which} and not is_card`)}, 'cards', ${count(sql`${which} and is_card`)})`
}

function happened(): RawBuilder<unknown> {
  const kind = (name: Happening, day: RawBuilder<unknown>, which: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(${name}::text, case when ${which} then ${day} end)`
  const [made, done] = [sql`made_day`, sql`done_day`]
  const kinds = [
    kind('created', made, sql`is_issue`),
    kind('closed', done, sql`is_issue`),
    kind('wontFix', done, sql`is_issue and is_unwanted`),
    kind('needsTest', made, sql`is_issue and is_in_test and is_open`),
    kind('fixed', done, sql`is_issue and not is_unwanted`),
    kind('added', made, sql`true`),
    kind('completed', done, sql`true`),
  ]
  return sql`(select coalesce(json_agg(h), '[]') from (
    select kind, day, sum(number) as count from (
      select kind, day, number from alike cross join lateral (values ${sql.join(kinds)}) as each (kind, day)
      union all select 'reopened', day, number from alike cross join unnest(reopened_days) as day where is_issue
    ) as each where day is not null group by 1, 2) as h)`
}

function areas(): RawBuilder<unknown> {
  return sql`(select coalesce(json_agg(a), '[]') from (
    select date_trunc('week', made_day::timestamp)::date as week, area, sum(number) as count
    from alike where made_day is not null group by 1, 2 order by 3 desc, 2) as a)`
}

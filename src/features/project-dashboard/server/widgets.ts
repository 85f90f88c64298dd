import { sql, type RawBuilder, type Transaction } from 'kysely'
import { addDays, type PlainDate } from '../../../kit/plain-date.ts'
import { Problem } from '../../../kit/problem.ts'
import type { NoTables } from '../../../platform/sample.ts'
import type { Project } from '../contract.ts'
import { daysOfWeek } from '../ranges.ts'
import type { ScheduleEntry, Widget, WidgetOf } from '../widget.ts'
import { readBudgets } from './budget-store.ts'
import { detailsWidget, sharesWidget, spentWidget } from './budget-widgets.ts'
import { readSpentSince } from './spending-store.ts'
import { teamWidget, type People } from './team.ts'
import { readUnits } from './units-store.ts'
import { weatherWidget } from './weather-widget.ts'
import { countWidgets, distributionWidget, weekWidget } from './work-widgets.ts'
import { readWork } from './work.ts'

type Tx = Transaction<NoTables>
type DayEvent = ScheduleEntry & { readonly days: readonly string[] }

/** The apps that know what the dashboard brings together. */
export type Sources = People & {
  readonly projects: (tx: Tx) => Promise<readonly Project[]>
  readonly todos: RawBuilder<unknown>
  readonly cards: (projectId: string | undefined) => RawBuilder<unknown>
  readonly events: (tx: Tx, from: PlainDate, to: PlainDate) => Promise<readonly DayEvent[]>
}

/** All widgets of one project, or of all projects and the to-dos together. */
export async function readAllWidgets(tx: Tx, sources: Sources, project: string | undefined): Promise<Widget[]> {
  const projects = await sources.projects(tx)
  if (project !== undefined && !projects.some(({ id }) => id === project)) throw new Problem('not-found', 'There is no such project.')
  const today = await readToday(tx)
  // To-dos belong to no project.
  const work = project === undefined ? [sources.todos, sources.cards(undefined)] : [sources.cards(project)]
  const figures = await readWork(tx, work, today)
  return [
    ...countWidgets(figures),
    weekWidget(figures, today),
    distributionWidget(figures, today),
    await scheduleWidget(tx, sources, today),
    ...(await budgetWidgets(tx, { projects, project, today })),
    await teamWidget(tx, sources, project),
    weatherWidget(today, await readUnits(tx)),
  ]
}

type Wish = { readonly projects: readonly Project[]; readonly project: string | undefined; readonly today: PlainDate }

async function budgetWidgets(tx: Tx, { projects, project, today }: Wish): Promise<readonly Widget[]> {
  const ids = project === undefined ? projects.map(({ id }) => id) : [project]
  const budgets = await readBudgets(tx, ids, today)
  const spent = await readSpentSince(tx, ids, daysOfWeek(today, '2W')[0] ?? today)
  return [sharesWidget(budgets), spentWidget(budgets, spent, today), detailsWidget(budgets, projects)]
}

async function scheduleWidget(tx: Tx, { events }: Sources, today: PlainDate): Promise<WidgetOf<'schedule'>> {
  const tomorrow = addDays(today, 1)
  const all = await events(tx, today, tomorrow)
  const on = (day: PlainDate): ScheduleEntry[] => all.flatMap(({ days, ...entry }) => (days.includes(day) ? [entry] : []))
  return {
    id: 'schedule',
    title: 'Schedule',
    ranges: { DT: 'Today', DTM: 'Tomorrow' },
    currentRange: 'DT',
    days: { DT: today, DTM: tomorrow },
    data: { DT: on(today), DTM: on(tomorrow) },
  }
}

async function readToday(tx: Tx): Promise<PlainDate> {
  const { rows } = await sql<{ today: PlainDate }>`
    select (platform.moment() at time zone 'Europe/Zurich')::date::text as today`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('the database has no clock')
  return row.today
}

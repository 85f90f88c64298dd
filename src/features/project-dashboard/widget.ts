import * as z from 'zod/mini'
import { Id } from '../../kit/list-contract.ts'
import { BudgetRow, Member } from './rows.ts'

// Spec: a widget has chart datasets, labels, ranges, table columns and rows, each as far as it needs them.

const byWeek = <Shape extends z.ZodMiniType>(shape: Shape) => z.object({ TW: shape, LW: shape, '2W': shape })
const Weeks = { ranges: byWeek(z.string()), currentRange: z.enum(['TW', 'LW', '2W']) }
const Dataset = z.object({ label: z.string(), data: z.array(z.number()) })
const Head = { title: z.string() }

const Count = z.object({
  count: z.number(),
  /** What stands below it: completed, yesterday's, closed today, implemented. */
  extra: z.number(),
  /** Where they are: to-dos, and cards of boards. */
  todos: z.number(),
  cards: z.number(),
})
const days = { DY: Count, DT: Count, DTM: Count }
const DueWidget = z.object({
  ...Head,
  id: z.literal('due'),
  ranges: z.object({ DY: z.string(), DT: z.string(), DTM: z.string() }),
  currentRange: z.enum(['DY', 'DT', 'DTM']),
  data: z.object(days),
})
const OverdueWidget = z.object({ ...Head, id: z.literal('overdue'), data: Count })
const IssuesWidget = z.object({ ...Head, id: z.literal('issues'), data: Count })
const FeaturesWidget = z.object({ ...Head, id: z.literal('features'), data: Count })

export const issueFigures = ['created', 'closed', 'reopened', 'wontFix', 'needsTest', 'fixed'] as const
const Figure = z.object({ id: z.enum(issueFigures), label: z.string(), count: byWeek(z.number()), data: byWeek(z.array(z.number())) })
const WeekWidget = z.object({
  ...Head,
  ...Weeks,
  id: z.literal('week'),
  labels: z.array(z.string()),
  datasets: byWeek(z.array(Dataset)),
  figures: z.array(Figure),
})
const DistributionWidget = z.object({
  ...Head,
  ...Weeks,
  id: z.literal('distribution'),
  labels: byWeek(z.array(z.string())),
  datasets: byWeek(z.array(Dataset)),
  added: byWeek(z.number()),
  completed: byWeek(z.number()),
})
const ScheduleEntry = z.object({ id: Id, title: z.string(), allDay: z.boolean(), start: z.string(), end: z.string() })
export type ScheduleEntry = z.output<typeof ScheduleEntry>
const ScheduleWidget = z.object({
  ...Head,
  id: z.literal('schedule'),
  ranges: z.object({ DT: z.string(), DTM: z.string() }),
  currentRange: z.enum(['DT', 'DTM']),
  /** The days the ranges mean. */
  days: z.object({ DT: z.iso.date(), DTM: z.iso.date() }),
  data: z.object({ DT: z.array(ScheduleEntry), DTM: z.array(ScheduleEntry) }),
})

const BudgetShares = z.object({ ...Head, id: z.literal('budget'), labels: z.array(z.string()), datasets: z.array(Dataset) })
const Line = z.object({ count: z.number(), data: z.array(z.number()) })
const SpentWidget = z.object({
  ...Head,
  ...Weeks,
  id: z.literal('spent'),
  labels: byWeek(z.array(z.iso.date())),
  weekly: byWeek(Line),
  total: byWeek(Line),
  remaining: byWeek(Line),
  budget: z.number(),
})
const columns = z.array(z.object({ id: z.string(), title: z.string() }))
const DetailsWidget = z.object({ ...Head, id: z.literal('details'), table: z.object({ columns, rows: z.array(BudgetRow) }) })
const TeamWidget = z.object({ ...Head, id: z.literal('team'), table: z.object({ columns, rows: z.array(Member) }) })

const temperature = z.object({ C: z.number(), F: z.number() })
const sky = z.enum(['snow', 'rain', 'cloudy', 'fair', 'sunny'])
const WeatherWidget = z.object({
  ...Head,
  id: z.literal('weather'),
  location: z.string(),
  /** The day it is usual for. */
  date: z.iso.date(),
  icon: sky,
  temp: temperature,
  windSpeed: z.object({ KMH: z.number(), MPH: z.number() }),
  windDirection: z.string(),
  rainProbability: z.number(),
  next3Days: z.array(z.object({ date: z.iso.date(), icon: sky, temp: temperature })),
  tempUnit: z.enum(['C', 'F']),
  speedUnit: z.enum(['KMH', 'MPH']),
})
export type Weather = z.output<typeof WeatherWidget>

export const Widget = z.discriminatedUnion('id', [
  DueWidget,
  OverdueWidget,
  IssuesWidget,
  FeaturesWidget,
  WeekWidget,
  DistributionWidget,
  ScheduleWidget,
  BudgetShares,
  SpentWidget,
  DetailsWidget,
  TeamWidget,
  WeatherWidget,
])
export type Widget = z.output<typeof Widget>
export type WidgetId = Widget['id']
export type WidgetOf<WhichId extends WidgetId> = Extract<Widget, { id: WhichId }>

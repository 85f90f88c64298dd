import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'

/** Up to when the dashboard looks: today, or the last day of a week that is over. */
export const untils = ['this-week', 'last-week', 'two-weeks-ago'] as const
export type Until = (typeof untils)[number]

export const widgetIds = ['customers', 'conversion', 'items', 'orders', 'hours', 'places', 'devices', 'sales', 'campaigns'] as const
export type WidgetId = (typeof widgetIds)[number]

/** Spec: datasets with a label and values. A value that is not known yet is not there. */
const Dataset = z.object({ label: z.string(), data: z.array(z.number()) })

/** Spec: one of the ranges of a widget, with its labels along the bottom: days, months (2026-03) or times of the clock. */
const WidgetRange = z.object({
  id: z.string(),
  title: z.string(),
  labels: z.array(z.string()),
  datasets: z.array(Dataset),
  // --- beyond the spec
  from: z.iso.date(),
  to: z.iso.date(),
  /** The headline; nothing where there is nothing to count it from. */
  value: z.nullable(z.number()),
  /** The same of as much time before: what the change is measured by. */
  before: z.nullable(z.number()),
})
export type WidgetRange = z.output<typeof WidgetRange>

const Marker = z.object({ label: z.string(), lat: z.number(), lng: z.number(), count: z.number() })
type Marker = z.output<typeof Marker>

/** Spec: a widget of the dashboard. */
const Widget = z.object({
  id: z.enum(widgetIds),
  title: z.string(),
  /** The first one is shown first. */
  ranges: z.array(WidgetRange),
  /** Spec: a table has columns and rows. */
  columns: z.array(z.object({ id: z.string(), title: z.string() })),
  rows: z.array(z.array(z.union([z.string(), z.number()]))),
  markers: z.array(Marker),
  // --- beyond the spec
  /** What the headline should reach. */
  target: z.nullable(z.number()),
})
export type Widget = z.output<typeof Widget>

export const readWidgets = endpoint({
  method: 'GET',
  path: '/api/analytics-dashboard-app/widgets',
  access: 'signed-in',
  summary: 'The figures of the shop up to today, to the end of a week before, or to the day in `to`, counted from its orders',
  input: z.object({ until: z.optional(z.enum(untils)), to: z.optional(z.iso.date()) }),
  output: z.object({
    /** The day up to which everything is counted, and whether that is today. */
    to: z.iso.date(),
    isToday: z.boolean(),
    /** Whether anything was ever ordered. */
    isUsed: z.boolean(),
    /** When it was counted. */
    at: z.iso.datetime(),
    widgets: z.array(Widget),
  }),
})

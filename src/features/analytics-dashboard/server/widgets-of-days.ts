import { addDays, type PlainDate } from '../../../kit/plain-date.ts'
import type { Widget, WidgetRange } from '../contract.ts'
import { daysOf, firstDay, type Span } from '../rules.ts'
import type { Day, Slot } from './shop.ts'

type Figure = 'orders' | 'paid' | 'items' | 'sales'

export const noTable: Pick<Widget, 'columns' | 'rows' | 'markers' | 'target'> = { columns: [], rows: [], markers: [], target: null }

export function sumOf(days: readonly Day[], figure: Figure, { from, to }: Span): number {
  return days.reduce((sum, day) => (day.day >= from && day.day <= to ? sum + day[figure] : sum), 0)
}

/** As long as the span, just before it. */
function spanBefore({ from, to }: Span): Span {
  return { from: addDays(from, -daysOf(from, to).length), to: addDays(from, -1) }
}

/** One value for each day. */
function daily(days: readonly Day[], figure: 'orders' | 'items', label: string, count: number, to: PlainDate): WidgetRange {
  const span = { from: firstDay(to, count), to }
  const labels = daysOf(span.from, to)
  return {
    id: `${count}-days`,
    title: `Last ${count} days`,
    ...span,
    labels: [...labels],
    datasets: [{ label, data: labels.map((day) => sumOf(days, figure, { from: day, to: day })) }],
    value: sumOf(days, figure, span),
    before: sumOf(days, figure, spanBefore(span)),
  }
}

export function itemsWidget(days: readonly Day[], to: PlainDate): Widget {
  return { id: 'items', title: 'Items sold', ranges: [daily(days, 'items', 'Items', 15, to)], ...noTable }
}

export function ordersWidget(days: readonly Day[], to: PlainDate): Widget {
  return { id: 'orders', title: 'Orders', ranges: [daily(days, 'orders', 'Orders', 7, to)], ...noTable }
}

const tenth = (value: number): number => Math.round(value * 10) / 10

/** In percent with one decimal; nothing where nothing was ordered. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : tenth((part * 100) / whole)
}

/** How many of the orders were paid. The target is what the 90 days before this week reached. */
export function conversionWidget(days: readonly Day[], to: PlainDate): Widget {
  const span = { from: firstDay(to, 7), to }
  const paidIn = (of: Span): number | null => shareOf(sumOf(days, 'paid', of), sumOf(days, 'orders', of))
  const labels = daysOf(span.from, to)
  const range: WidgetRange = {
    id: '7-days',
    title: 'Last 7 days',
    ...span,
    labels: [...labels],
    datasets: [{ label: 'Paid orders in percent', data: labels.map((day) => paidIn({ from: day, to: day }) ?? 0) }],
    value: paidIn(span),
    before: paidIn(spanBefore(span)),
  }
  return {
    ...noTable,
    id: 'conversion',
    title: 'Conversion',
    ranges: [range],
    target: paidIn({ from: addDays(span.from, -90), to: addDays(span.from, -1) }),
  }
}

/** By two hours; of today only what has begun. */
export function hoursWidget(slots: readonly Slot[], to: PlainDate, now: Date | undefined): Widget {
  const begun = now === undefined ? 12 : slotAt(now) + 1
  const rangeOf = (id: string, title: string, day: PlainDate, count: number): WidgetRange => {
    const valuesOf = (figure: 'orders' | 'items', of = day): readonly number[] =>
      Array.from({ length: count }, (_, at) => slots.find((slot) => slot.day === of && slot.slot === at)?.[figure] ?? 0)
    return {
      id,
      title,
      from: day,
      to: day,
      labels: Array.from({ length: 12 }, (_, at) => `${String(at * 2).padStart(2, '0')}:00`),
      datasets: [
        { label: 'Orders', data: [...valuesOf('orders')] },
        { label: 'Items', data: [...valuesOf('items')] },
      ],
      value: valuesOf('orders').reduce((sum, each) => sum + each, 0),
      // Up to the same time of the day before; what lies before yesterday is not asked for.
      before: id === 'today' ? valuesOf('orders', addDays(day, -1)).reduce((sum, each) => sum + each, 0) : null,
    }
  }
  const ranges = [rangeOf('today', 'Today', to, begun), rangeOf('yesterday', 'Yesterday', addDays(to, -1), 12)]
  return { id: 'hours', title: 'Orders & items', ranges, ...noTable }
}

function slotAt(moment: Date): number {
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Zurich', hour: '2-digit', hourCycle: 'h23' }).format(moment)
  return Math.floor(Number(hour) / 2)
}

const devices = ['desktop', 'mobile', 'tablet'] as const

/** Which share of the orders came through which device. `before` is the number of orders of the time before; its shares are the second dataset. */
export function devicesWidget(days: readonly Day[], to: PlainDate): Widget {
  const rangeOf = (id: string, title: string, span: Span): WidgetRange => {
    const [now, before] = [span, spanBefore(span)].map((of) => ({
      all: sumOf(days, 'orders', of),
      each: devices.map((device) =>
        sumOf(
          days.filter((day) => day.device === device),
          'orders',
          of,
        ),
      ),
    }))
    return {
      id,
      title,
      ...span,
      labels: ['Desktop', 'Mobile', 'Tablet'],
      datasets: [
        { label: 'Orders', data: now?.each ?? [] },
        { label: 'Orders before', data: before?.each ?? [] },
      ],
      value: now?.all ?? 0,
      before: before?.all ?? 0,
    }
  }
  const [yesterday] = [addDays(to, -1)]
  const ranges = [
    rangeOf('today', 'Today', { from: to, to }),
    rangeOf('yesterday', 'Yesterday', { from: yesterday, to: yesterday }),
    ...[7, 28, 90].map((count) => rangeOf(`${count}-days`, `Last ${count} days`, { from: firstDay(to, count), to })),
  ]
  return { id: 'devices', title: 'Devices', ranges, ...noTable }
}

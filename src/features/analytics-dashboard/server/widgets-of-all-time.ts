import { addDays, addMonths, yearOf, type PlainDate } from '../../../kit/plain-date.ts'
import { inFrancs } from '../../../kit/money.ts'
import type { Widget, WidgetRange } from '../contract.ts'
import { spansOf } from '../rules.ts'
import type { Campaign, Day, Month, Places } from './shop.ts'
import { noTable, shareOf, sumOf } from './widgets-of-days.ts'

/** How many different people ordered, by month; the running year first, up to its running month. */
export function customersWidget(months: readonly Month[], to: PlainDate): Widget {
  const running = yearOf(to)
  const rangeOf = (year: number): WidgetRange => {
    const first = `${year}-01-01` as PlainDate // the first of a year is a day
    const labels = Array.from({ length: 12 }, (_, at) => addMonths(first, at))
    const data = labels.filter((month) => month <= to).map((month) => customersIn(months, month))
    return {
      id: String(year),
      title: String(year),
      from: first,
      to: year === running ? to : addDays(addMonths(first, 12), -1),
      labels: labels.map((month) => month.slice(0, 7)),
      datasets: [{ label: 'Customers', data }],
      value: data.at(-1) ?? 0,
      before: data.at(-2) ?? customersIn(months, addMonths(first, -1)),
    }
  }
  return { id: 'customers', title: 'Customers', ranges: [running, running - 1, running - 2].map(rangeOf), ...noTable }
}

function customersIn(months: readonly Month[], month: PlainDate): number {
  return months.find((each) => each.month === month)?.customers ?? 0
}

/** All that was ever sold; each range shows its last seven days, weeks or months, and `before` is all that was sold before the last of them. */
export function salesWidget(days: readonly Day[], to: PlainDate, lifetime: number): Widget {
  const rangeOf = (step: 'day' | 'week' | 'month', title: string): WidgetRange => {
    const spans = spansOf(step, 7, to)
    const data = spans.map((span) => rounded(sumOf(days, 'sales', span)))
    return {
      id: step,
      title,
      from: spans[0]?.from ?? to,
      to,
      labels: spans.map((span) => (step === 'month' ? span.from.slice(0, 7) : span.to)),
      datasets: [{ label: 'Sales', data }],
      value: rounded(lifetime),
      before: rounded(lifetime - (data.at(-1) ?? 0)),
    }
  }
  const ranges = [rangeOf('day', '1 Day'), rangeOf('week', '1 Week'), rangeOf('month', '1 Month')]
  return { id: 'sales', title: 'Sales', ranges, ...noTable }
}

const rounded = (francs: number): number => inFrancs(francs * 100)

export function placesWidget({ places, unknown }: Places, to: PlainDate): Widget {
  const customers = places.reduce((sum, place) => sum + place.customers, 0)
  return {
    ...noTable,
    id: 'places',
    title: 'Where do your customers live?',
    ranges: [{ id: 'all', title: 'All', from: to, to, labels: [], datasets: [], value: customers + unknown, before: null }],
    columns: [
      { id: 'place', title: 'Place' },
      { id: 'customers', title: 'Customers' },
    ],
    rows: places.map(({ town, customers: count }) => [town, count]),
    markers: places.map(({ town, lat, lng, customers: count }) => ({ label: town, lat, lng, count })),
  }
}

/** The best ones of the last four weeks. */
export function campaignsWidget(campaigns: readonly Campaign[], from: PlainDate, to: PlainDate): Widget {
  const orders = campaigns.reduce((sum, each) => sum + each.orders, 0)
  return {
    ...noTable,
    id: 'campaigns',
    title: 'Top campaigns',
    ranges: [{ id: '28-days', title: 'Last 28 days', from, to, labels: [], datasets: [], value: orders, before: null }],
    columns: [
      { id: 'name', title: 'Name' },
      { id: 'orders', title: 'Orders' },
      { id: 'conversion', title: 'Conv.' },
    ],
    rows: campaigns.map(({ campaign, orders: count, paid }) => [campaign, count, shareOf(paid, count) ?? 0]),
  }
}

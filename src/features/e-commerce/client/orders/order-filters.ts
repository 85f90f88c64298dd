import { isPlainDate } from '../../../../kit/plain-date.ts'
import { withFilter, withoutFilter, type ColumnFilter, type TableState } from '../../../../shell/parts/table/table-state.ts'
import { textParam, type Param } from '../../../../shell/parts/url-state/params.ts'
import { devices } from '../../order.ts'
import { statuses } from '../../statuses.ts'
import type { Which } from './order-queries.ts'

// The names are those of the contract, and of the links from the dashboards.
const names = ['status', 'payment', 'device', 'campaign', 'customerId', 'from', 'to'] as const
export type FilterName = (typeof names)[number]
type Values = Readonly<Record<FilterName, string>>

const idShape = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/
const short = (text: string): string | undefined => (text.length <= 60 ? text : undefined)
const only = (isRight: (text: string) => boolean): Param<string> => ({
  ...textParam(),
  read: (text) => (isRight(text) ? text : undefined),
})

export const filterParams: Readonly<Record<FilterName, Param<string>>> = {
  status: { ...textParam(), read: (text) => statusIdsIn(text).join(',') },
  payment: { ...textParam(), read: short },
  device: only((text) => devices.some((device) => device === text)),
  campaign: { ...textParam(), read: short },
  customerId: only((text) => idShape.test(text)),
  from: only(isPlainDate),
  to: only(isPlainDate),
}

/** The states that are named, each once and in their order; what is none is left out. */
export function statusIdsIn(text: string): readonly number[] {
  const wanted = new Set(text.split(',').map(Number))
  return statuses.flatMap(({ id }) => (wanted.has(id) ? [id] : []))
}

/** As filters of the table, so that it knows that it is filtered. */
export function filtersOf(values: Values): readonly ColumnFilter[] {
  return names.flatMap((id) => (values[id] === '' ? [] : [{ id, mode: 'matches' as const, value: values[id] }]))
}

export function valuesOf(filters: readonly ColumnFilter[]): Values {
  const valueOf = (name: FilterName): string => filters.find(({ id }) => id === name)?.value ?? ''
  return {
    status: valueOf('status'),
    payment: valueOf('payment'),
    device: valueOf('device'),
    campaign: valueOf('campaign'),
    customerId: valueOf('customerId'),
    from: valueOf('from'),
    to: valueOf('to'),
  }
}

/** What the server is asked for. */
export function wishOf({ search, filters }: TableState): Omit<Which, 'view'> {
  const { device: wanted, ...values } = valuesOf(filters)
  const device = devices.find((each) => each === wanted)
  const q = search.trim().slice(0, 500)
  const named = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  return { ...(q === '' ? {} : { q }), ...named, ...(device ? { device } : {}) }
}

/** The table narrowed by one more value, or by one less where it is empty. */
export function withValue(table: TableState, id: FilterName, value: string): TableState {
  return value === '' ? withoutFilter(table, id) : withFilter(table, { id, mode: 'matches', value })
}

import type { Order, StatusEntry } from '../../order.ts'
import { statusOf } from '../../statuses.ts'
import type { Cached } from './order-queries.ts'

/** The entries one change of the status made. The server names them, so they are known only once it has answered. */
type Added = { ids: readonly string[]; readonly shownId: string; readonly at: string }

/** Something done to orders, with what is said about it. */
export type OrdersChange =
  | { readonly kind: 'bin'; readonly ids: readonly string[]; readonly isOn: boolean; readonly text: string }
  | {
      readonly kind: 'status'
      readonly ids: readonly string[]
      readonly statusId: number
      readonly note: string
      readonly by: string
      readonly added: Added
      readonly text: string
    }
  /** Takes exactly those entries back. */
  | { readonly kind: 'unset'; readonly added: Added; readonly again: OrdersChange; readonly text: string }

/** What a query holds, with the change. */
export function changed(value: Cached, change: OrdersChange): Cached {
  if (value.kind === 'counts') return value
  if (change.kind === 'bin') {
    if (value.kind !== 'page') return value
    // To the bin: out of every other list. Back from it: out of the bin; where they then stand only the server knows.
    const isLeft = (value.view === 'bin') !== change.isOn
    const gone = new Set(change.ids)
    return isLeft ? { ...value, orders: value.orders.filter(({ id }) => !gone.has(id)) } : value
  }
  const act = change.kind === 'status' ? withEntry(change) : withoutEntries(change.added)
  // It stays where it is until the server says where it stands now: nothing should jump away under a finger.
  return value.kind === 'order' ? { ...value, order: { ...value.order, ...act(value.order) } } : { ...value, orders: value.orders.map(act) }
}

function withEntry({ ids, statusId, note, by, added }: Extract<OrdersChange, { kind: 'status' }>): (order: Order) => Order {
  const some = new Set(ids)
  const { id, name, color } = statusOf(statusId)
  const entry: StatusEntry = { id, name, color, date: added.at, entryId: added.shownId, by, note }
  const isThere = (order: Order): boolean => order.status.some(({ entryId }) => isOneOf(added, entryId))
  return (order) => (some.has(order.id) && !isThere(order) ? { ...order, status: [entry, ...order.status] } : order)
}

function withoutEntries(added: Added): (order: Order) => Order {
  return (order) => {
    const status = order.status.filter(({ entryId }) => !isOneOf(added, entryId))
    return status.length === order.status.length || status.length === 0 ? order : { ...order, status }
  }
}

function isOneOf(added: Added, entryId: string): boolean {
  return entryId === added.shownId || added.ids.includes(entryId)
}

/** What takes it back. */
export function inverseOf(change: OrdersChange): OrdersChange {
  switch (change.kind) {
    case 'bin':
      return { ...change, isOn: !change.isOn }
    case 'status':
      return { kind: 'unset', added: change.added, again: change, text: change.text }
    case 'unset':
      return change.again
  }
}

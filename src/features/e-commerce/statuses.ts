/** How a status looks: never by its colour alone. */
type StatusRole = 'warn' | 'ok' | 'info' | 'neutral' | 'danger'
export type Status = { readonly id: number; readonly name: string; readonly color: string; readonly role: StatusRole }

/** Spec: the 14 states of an order. The colour is only a dot beside the word. */
export const statuses: readonly Status[] = [
  { id: 1, name: 'Awaiting check payment', color: '#2196F3', role: 'warn' },
  { id: 2, name: 'Payment accepted', color: '#4CAF50', role: 'ok' },
  { id: 3, name: 'Preparing the order', color: '#FF9800', role: 'info' },
  { id: 4, name: 'Shipped', color: '#9C27B0', role: 'info' },
  { id: 5, name: 'Delivered', color: '#388E3C', role: 'ok' },
  { id: 6, name: 'Canceled', color: '#E91E63', role: 'danger' },
  { id: 7, name: 'Refunded', color: '#F44336', role: 'danger' },
  { id: 8, name: 'Payment error', color: '#D32F2F', role: 'danger' },
  { id: 9, name: 'On pre-order (paid)', color: '#BA68C8', role: 'neutral' },
  { id: 10, name: 'Awaiting bank wire payment', color: '#2196F3', role: 'warn' },
  { id: 11, name: 'Awaiting PayPal payment', color: '#1976D2', role: 'warn' },
  { id: 12, name: 'Remote payment accepted', color: '#2E7D32', role: 'ok' },
  { id: 13, name: 'On pre-order (not paid)', color: '#7B1FA2', role: 'neutral' },
  { id: 14, name: 'Awaiting Cash-on-delivery payment', color: '#1565C0', role: 'warn' },
]

/** The states in which the money has come and stays. */
export const paidStatusIds: readonly number[] = [2, 3, 4, 5, 9, 12]
/** The states after which nothing more is expected of anybody. */
const closedStatusIds: readonly number[] = [5, 6, 7]

/** In which states orders of a view are. Unpaid: the money is still expected. */
export const viewStatusIds: Readonly<Record<'open' | 'unpaid' | 'closed', readonly number[]>> = {
  open: statuses.map(({ id }) => id).filter((id) => !closedStatusIds.includes(id)),
  unpaid: statuses.map(({ id }) => id).filter((id) => !closedStatusIds.includes(id) && !paidStatusIds.includes(id)),
  closed: closedStatusIds,
}
/** What is ordered in these states need not be in stock. */
export const preOrderStatusIds: readonly number[] = [9, 13]

const nextIds: Readonly<Record<number, readonly number[]>> = {
  1: [2, 8, 6],
  2: [3, 9, 7],
  3: [4, 6],
  4: [5, 7],
  5: [7],
  6: [],
  7: [],
  8: [2, 10, 6],
  9: [3, 7],
  10: [2, 8, 6],
  11: [12, 8, 6],
  12: [3, 9, 7],
  13: [9, 3, 6],
  14: [3, 6],
}

/** What usually comes next, the most usual first. The others are possible too: nothing in the spec forbids them. */
export function nextStatuses(id: number): readonly Status[] {
  return (nextIds[id] ?? []).flatMap((next) => statuses.find((status) => status.id === next) ?? [])
}

export function statusOf(id: number): Status {
  const status = statuses.find((each) => each.id === id)
  if (!status) throw new Error(`There is no status ${id}.`)
  return status
}

import type { PlainDate } from '../../../kit/plain-date.ts'
import type { Invoice } from '../invoice.ts'

export type DueState = 'paid' | 'overdue' | 'due-today' | 'open'

/** How an invoice stands on a day. */
export function dueStateOf({ paidOn, dueDate }: Pick<Invoice, 'paidOn' | 'dueDate'>, today: PlainDate): DueState {
  if (paidOn !== null) return 'paid'
  if (dueDate < today) return 'overdue'
  return dueDate === today ? 'due-today' : 'open'
}

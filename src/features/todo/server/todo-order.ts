import { sql } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import type { Direction, SortKey } from '../../../platform/keyset.ts'
import type { listTodos } from '../contract.ts'
import { isOverdue } from './due.ts'
import type { SwissNow } from './swiss-now.ts'

type Wish = Pick<InputOf<typeof listTodos>, 'orderBy' | 'filterHandle'> & { readonly direction: Direction }

/** By hand or by a column; tasks without a date come last in both directions, overdue ones first among those of today. */
export function orderOf({ orderBy, filterHandle, direction }: Wish, at: SwissNow): readonly SortKey[] {
  const id: SortKey = { by: sql`id`, type: 'uuid' }
  if (orderBy === 'title') return [{ by: sql`platform.folded(title)`, type: 'text' }, id]
  if (orderBy !== undefined) return [{ by: dateKey(orderBy, direction), type: 'timestamptz' }, id]
  const byHand: readonly SortKey[] = [{ by: sql`position`, type: 'float8' }, id]
  if (filterHandle !== 'today') return byHand
  const overdue = isOverdue(at)
  return [{ by: direction === 'asc' ? sql`(not ${overdue})` : overdue, type: 'boolean' }, ...byHand]
}

function dateKey(orderBy: 'startDate' | 'dueDate', direction: Direction) {
  const column = sql.raw(orderBy === 'dueDate' ? 'due_date' : 'start_date')
  return direction === 'asc' ? sql`coalesce(${column}, 'infinity')` : sql`coalesce(${column}, '-infinity')`
}

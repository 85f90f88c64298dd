import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { parseQuery } from '../../../kit/query-language.ts'
import { allOf } from '../../../platform/keyset.ts'
import { textCondition } from '../../../platform/text-search.ts'
import type { countTodos } from '../contract.ts'
import { labels, type FilterHandle } from '../lists.ts'
import { searchKeys } from '../search-keys.ts'
import { fieldConditions } from './search-fields.ts'
import { readNow, type SwissNow } from './swiss-now.ts'
import { isDueToday, isOverdue, startsToday } from './due.ts'
import type { TodoTables } from './tables.ts'

type Which = InputOf<typeof countTodos>
type ChosenTodos = { readonly where: RawBuilder<unknown>; readonly hasText: boolean; readonly at: SwissNow }

/** Which tasks a list has: those of its folder, filter and label, and of these what is searched. */
export async function choose(tx: Transaction<TodoTables>, { labelHandle, filterHandle, q = '' }: Which): Promise<ChosenTodos> {
  const at = await readNow(tx)
  const terms = parseQuery(q, searchKeys)
  const text = textCondition(terms)
  const label = labels.find(({ handle }) => handle === labelHandle)
  const conditions = [
    filterHandle === 'deleted' ? sql`deleted` : sql`not deleted`,
    ...(filterHandle === undefined ? [] : [filterConditions[filterHandle](at)]),
    ...(label === undefined ? [] : [sql`labels @> array[${label.id}::smallint]`]),
    ...fieldConditions(terms, at),
    ...(text === undefined ? [] : [text]),
  ]
  return { where: allOf(conditions), hasText: text !== undefined, at }
}

/** The one folder there is holds all tasks, so it asks for nothing. */
const filterConditions: Readonly<Record<FilterHandle, (at: SwissNow) => RawBuilder<unknown>>> = {
  starred: () => sql`starred`,
  important: () => sql`important`,
  dueDate: () => sql`due_date is not null`,
  today: (at) => sql`(${isDueToday(at)} or ${startsToday(at)} or ${isOverdue(at)})`,
  completed: () => sql`completed`,
  deleted: () => sql`deleted`,
  overdue: isOverdue,
}

import { sql, type Transaction } from 'kysely'
import type { InputOf, OutputOf } from '../../../kit/endpoint.ts'
import type { countTodos } from '../contract.ts'
import { labels } from '../lists.ts'
import { isDueToday, isOverdue, startsToday } from './due.ts'
import type { SwissNow } from './swiss-now.ts'
import type { TodoTables } from './tables.ts'
import { choose } from './which-todos.ts'

type Tx = Transaction<TodoTables>
type Counts = OutputOf<typeof countTodos>

/** All figures beside a list, and how many tasks the list has. */
export async function readCounts(tx: Tx, which: InputOf<typeof countTodos>): Promise<Counts> {
  const { where, hasText, at } = await choose(tx, which)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${hasText ? sql`todo.own_todo` : sql`todo.todo`} where ${where}`.execute(tx)
  return { ...(await readFigures(tx, at)), matching: rows[0]?.count ?? 0 }
}

async function readFigures(tx: Tx, at: SwissNow): Promise<Omit<Counts, 'matching'>> {
  const labelCounts = labels.map(
    ({ id, handle }) => sql`${handle}::text, count(*) filter (where is_open and labels @> array[${id}::smallint])`,
  )
  const { rows } = await sql<{ figures: Omit<Counts, 'matching'> }>`
    select json_build_object(
      'all', count(*) filter (where is_open),
      'filters', json_build_object(
        'starred', count(*) filter (where is_open and starred),
        'important', count(*) filter (where is_open and important),
        'dueDate', count(*) filter (where is_open and due_date is not null),
        'today', count(*) filter (where is_open and (${isDueToday(at)} or ${startsToday(at)} or ${isOverdue(at)})),
        'completed', count(*) filter (where completed and not deleted),
        'deleted', count(*) filter (where deleted),
        'overdue', count(*) filter (where is_open and ${isOverdue(at)})),
      'labels', json_build_object(${sql.join(labelCounts)})) as figures
    from (select *, not completed and not deleted as is_open from todo.todo) as t`.execute(tx)
  return rows[0]?.figures ?? { all: 0, filters: {}, labels: {} }
}

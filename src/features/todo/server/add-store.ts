import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import { firstPosition, importPosition, lockOrder } from '../../../platform/hand-order.ts'
import type { NewTodo, Todo } from '../contract.ts'
import { readTodo } from './list-store.ts'
import type { TodoTables } from './tables.ts'
import { todoRows, wholeTodo } from './todo-row.ts'

type Tx = Transaction<TodoTables>
const table = 'todo.todo'

/** Adds a task before all others. One that is there already by its id stays as it is: it was sent twice. */
export async function addTodo(tx: Tx, todo: NewTodo): Promise<Todo> {
  await lockOrder(tx, table)
  const id = todo.id ?? randomUUID()
  await insertTodos(tx, [wholeTodo(todo, id, await firstPosition(tx, table))])
  return readTodo(tx, id)
}

/** Adds tasks in their order before all others, after those of the same import; answers how many are new. */
export async function addImported(tx: Tx, importId: string, todos: readonly NewTodo[]): Promise<number> {
  await lockOrder(tx, table)
  const first = await importPosition(tx, table, importId)
  const rows = todos.map((todo, index) => wholeTodo(todo, todo.id ?? randomUUID(), first + index))
  return insertTodos(tx, rows, importId)
}

export async function insertTodos(tx: Tx, todos: readonly Omit<Todo, 'version'>[], importId: string | null = null): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into todo.todo (workspace_id, id, title, notes, start_date, start_is_day, due_date, due_is_day,
      completed, starred, important, deleted, labels, folder, position, import_id)
    select platform.workspace(), r.*, ${importId}::uuid from ${todoRows(todos)} as r
    on conflict do nothing`.execute(tx)
  return Number(numAffectedRows)
}

export async function removeImported(tx: Tx, importId: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from todo.todo where workspace_id = platform.workspace() and import_id = ${importId}::uuid`.execute(tx)
  if (numAffectedRows === 0n) throw new Problem('not-found', 'There is no such import.')
  return Number(numAffectedRows)
}

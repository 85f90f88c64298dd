import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { given } from '../../../kit/given.ts'
import { Problem } from '../../../kit/problem.ts'
import { positionBefore } from '../../../platform/hand-order.ts'
import type { moveTodo, Todo, updateTodo, updateTodos } from '../contract.ts'
import { noSuchTodo, readTodo } from './list-store.ts'
import type { TodoTables } from './tables.ts'
import { asTodo, checkYear, todoRows } from './todo-row.ts'

type Tx = Transaction<TodoTables>
type Changes = InputOf<typeof updateTodos>['changes']

/** As many rows as fit well into the time a statement may take. */
const atOnce = 500

/** Changes what is sent. Who sends a version has seen that one, and nobody may have been faster. */
export async function storeChange(tx: Tx, { id, version, ...changes }: InputOf<typeof updateTodo>): Promise<Todo> {
  const { rows } = await sql<Todo>`select ${asTodo} from todo.todo where id = ${id}::uuid for update`.execute(tx)
  const [before] = rows
  if (!before) throw noSuchTodo()
  if (version !== undefined && version !== before.version) throw new Problem('conflict', 'This task was changed by somebody else.')
  await storeTodos(tx, [{ ...before, ...given(changes) }])
  return readTodo(tx, id)
}

/** Makes tasks what they are here, order included; those that are not there are passed over. Answers how many there are. */
export async function storeTodos(tx: Tx, todos: readonly Todo[]): Promise<number> {
  await lockTodos(
    tx,
    todos.map(({ id }) => id),
  )
  let stored = 0n
  for (let start = 0; start < todos.length; start += atOnce) stored += await storeSome(tx, todos.slice(start, start + atOnce))
  return Number(stored)
}

async function storeSome(tx: Tx, todos: readonly Todo[]): Promise<bigint> {
  const rows = todoRows(todos)
  const { numAffectedRows = 0n } = await sql`
    update todo.todo as t set start_date = r.start_date, start_is_day = r.start_is_day, due_date = r.due_date, due_is_day = r.due_is_day,
      completed = r.completed, starred = r.starred, important = r.important, deleted = r.deleted, labels = r.labels, folder = r.folder,
      position = r.position, version = t.version + 1
    from ${rows} as r where t.workspace_id = platform.workspace() and t.id = r.id`.execute(tx)
  // Words are taken out of texts each time these are written, which takes longer than all the rest.
  await sql`
    update todo.todo as t set title = r.title, notes = r.notes
    from ${rows} as r where t.workspace_id = platform.workspace() and t.id = r.id and (t.title <> r.title or t.notes <> r.notes)`.execute(
    tx,
  )
  return numAffectedRows
}

/** The same change to each of them; undefined fields stay. */
export async function storeSameChange(tx: Tx, ids: readonly string[], changes: Changes): Promise<number> {
  const { dueDate, ...flags } = changes
  const sets: RawBuilder<unknown>[] = Object.entries(given(flags)).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  if (dueDate !== undefined) {
    checkYear(dueDate)
    sets.push(sql`due_date = todo.moment_of(${dueDate}), due_is_day = ${dueDate?.length === 10}`)
  }
  return changeAll(tx, ids, sets)
}

export async function storeFolder(tx: Tx, ids: readonly string[], folder: number): Promise<number> {
  return changeAll(tx, ids, [sql`folder = ${folder}`])
}

export async function storeToggledLabel(tx: Tx, ids: readonly string[], label: number): Promise<number> {
  const one = sql`${label}::smallint`
  return changeAll(tx, ids, [sql`labels = case when labels @> array[${one}] then array_remove(labels, ${one}) else labels || ${one} end`])
}

async function changeAll(tx: Tx, ids: readonly string[], sets: readonly RawBuilder<unknown>[]): Promise<number> {
  await lockTodos(tx, ids)
  let count = 0n
  for (let start = 0; start < ids.length; start += atOnce) {
    const { numAffectedRows = 0n } = await sql`
      update todo.todo set ${sql.join([...sets, sql`version = version + 1`])}
      where id = any(${ids.slice(start, start + atOnce)}::uuid[])`.execute(tx)
    count += numAffectedRows
  }
  return Number(count)
}

/** Deletes for good what is marked as deleted. */
export async function eraseTodos(tx: Tx, ids: readonly string[]): Promise<number> {
  await lockTodos(tx, ids)
  const { numAffectedRows = 0n } = await sql`
    delete from todo.todo where deleted and id = any(${[...ids]}::uuid[])`.execute(tx)
  return Number(numAffectedRows)
}

export async function storeMove(tx: Tx, move: InputOf<typeof moveTodo>): Promise<Todo> {
  const position = await positionBefore(tx, 'todo.todo', move)
  if (position === undefined) throw noSuchTodo()
  await lockTodos(tx, [move.id])
  await sql`update todo.todo set position = ${position}, version = version + 1 where id = ${move.id}::uuid`.execute(tx)
  return readTodo(tx, move.id)
}

/** In one order for everybody, so that two who change the same tasks never wait for each other. Refused if none is there. */
async function lockTodos(tx: Tx, ids: readonly string[]): Promise<void> {
  const { rows } = await sql`select from todo.todo where id = any(${[...ids]}::uuid[]) order by id for update`.execute(tx)
  if (rows.length === 0) throw noSuchTodo()
}

import { sql, type Transaction } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import { comesAfter, orderedBy, standing, type Direction, type SortKey } from '../../../platform/keyset.ts'
import type { listTodos, listWholeTodos, Todo } from '../contract.ts'
import type { TodoTables } from './tables.ts'
import { orderOf } from './todo-order.ts'
import { asTodo } from './todo-row.ts'
import { choose } from './which-todos.ts'

type Tx = Transaction<TodoTables>

export const noSuchTodo = (): Problem => new Problem('not-found', 'There is no such task.')

export async function readTodo(tx: Tx, id: string): Promise<Todo> {
  const { rows } = await sql<Todo>`select ${asTodo} from todo.todo where id = ${id}::uuid`.execute(tx)
  const [todo] = rows
  if (!todo) throw noSuchTodo()
  return todo
}

/** A part of a list: what comes after a row. */
export async function readTodos(tx: Tx, { after, limit = 100, direction = 'asc', ...wish }: InputOf<typeof listTodos>): Promise<Todo[]> {
  const { where, hasText, at } = await choose(tx, wish)
  const keys = orderOf({ ...wish, direction }, at)
  const place = after === undefined ? sql`true` : comesAfter(keys, direction, await placeOf(tx, keys, after))
  // Row-level security lets only plain columns be compared in an index, and these are worked out of columns.
  const from = hasText || wish.orderBy !== undefined ? ownTodo : sql`todo.todo`
  const { rows } = await sql<Todo>`
    select ${asTodo} from ${from} where ${where} and ${place} order by ${orderedBy(keys, direction)} limit ${limit}`.execute(tx)
  return rows
}

const ownTodo = sql`todo.own_todo`

async function placeOf(tx: Tx, keys: readonly SortKey[], id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ place: readonly string[] }>`
    select ${standing(keys)} as place from todo.todo where id = ${id}::uuid`.execute(tx)
  const [row] = rows
  if (!row) throw noSuchTodo()
  return row.place
}

/** All of a list in the order made by hand. */
export async function readWholeTodos(tx: Tx, { limit = 10_000, ...which }: InputOf<typeof listWholeTodos>): Promise<Todo[]> {
  const { where, hasText, at } = await choose(tx, which)
  const direction: Direction = 'asc'
  const order = orderedBy(orderOf({ ...which, direction }, at), direction)
  const { rows } = await sql<Todo>`
    select ${asTodo} from ${hasText ? ownTodo : sql`todo.todo`} where ${where} order by ${order} limit ${limit}`.execute(tx)
  return rows
}

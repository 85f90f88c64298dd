import { sql, type RawBuilder } from 'kysely'
import { given } from '../../../kit/given.ts'
import { withinReach } from '../../../kit/positions.ts'
import { Problem } from '../../../kit/problem.ts'
import { storableJson } from '../../../platform/storable-text.ts'
import type { NewTodo, Todo } from '../contract.ts'

/** A task as the contract has it. */
export const asTodo: RawBuilder<Todo> = sql`id, title, notes,
  todo.written_date(start_date, start_is_day) as "startDate", todo.written_date(due_date, due_is_day) as "dueDate",
  completed, starred, important, deleted, labels, folder, position, version`

/** Tasks as rows to join with or to insert. */
export function todoRows(todos: readonly Omit<Todo, 'version'>[]): RawBuilder<unknown> {
  const rows = todos.map((todo) => ({ ...todo, labels: [...new Set(todo.labels)], position: withinReach(todo.position) }))
  for (const { startDate, dueDate } of rows) for (const date of [startDate, dueDate]) checkYear(date)
  return sql`(
    select id, title, notes, todo.moment_of("startDate") as start_date, coalesce(length("startDate") = 10, false) as start_is_day,
      todo.moment_of("dueDate") as due_date, coalesce(length("dueDate") = 10, false) as due_is_day,
      completed, starred, important, deleted, labels, folder, position
    from jsonb_to_recordset(${storableJson(rows)}::jsonb) as written (id uuid, title text, notes text, "startDate" text, "dueDate" text,
      completed boolean, starred boolean, important boolean, deleted boolean, labels smallint[], folder smallint, position float8))`
}

/** A new task with everything that was left open. */
export function wholeTodo(todo: NewTodo, id: string, position: number): Omit<Todo, 'version'> {
  const open = { notes: '', startDate: null, dueDate: null, completed: false, starred: false, important: false, deleted: false, folder: 0 }
  return { ...open, labels: [], ...given(todo), title: todo.title, id, position }
}

/** The database knows no year zero. */
export function checkYear(date: string | null): void {
  if (date?.startsWith('0')) throw new Problem('invalid-input', 'This date is too long ago.')
}

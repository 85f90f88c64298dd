import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { insertTodos } from '../../src/features/todo/server/add-store.ts'
import { addDays } from '../../src/kit/plain-date.ts'
import type { Sample } from '../../src/platform/sample.ts'
import { germanTodos } from './todo-tasks.de.ts'
import { sampleTodos } from './todo-tasks.ts'

/** The tasks of a small trust company that is getting a portal for its clients. */
export const todoSample: Sample = async (tx, { today, language }) => {
  const todos = language === 'de' ? sampleTodos.map((todo) => ({ ...todo, ...germanTodos[todo.title] })) : sampleTodos
  await insertTodos(
    tx,
    todos.map(({ marks = '', labels = [], start, due, at, ...task }, position) => ({
      ...task,
      id: randomUUID(),
      startDate: start === undefined ? null : addDays(today, start),
      dueDate: at === undefined ? addDays(today, due) : `${addDays(today, due)}T${at}:00.000Z`,
      completed: marks.includes('d'),
      starred: marks.includes('*'),
      important: marks.includes('!'),
      deleted: marks.includes('x'),
      labels: [...labels],
      folder: 0,
      position,
    })),
  )
  // Nobody added them, so that nobody is told when they are due.
  await sql`update todo.todo set made_by = null where workspace_id = platform.workspace()`.execute(tx)
}

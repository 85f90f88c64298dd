import { fill } from '../../../../kit/texts.ts'
import type { Todo } from '../../contract.ts'

/** What was done with one task by its title, with several by their number. */
export function sentence(
  [one, many]: readonly [string, string],
  todos: readonly Pick<Todo, 'title'>[],
  more: Readonly<Record<string, string | number>> = {},
): string {
  const values = { title: todos[0]?.title ?? '', count: todos.length, ...more }
  return fill<string>(todos.length === 1 ? one : many, values)
}

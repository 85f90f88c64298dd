import { beforePages, inPages, type Pages } from '../../../../shell/parts/paging/use-paged-list.ts'
import type { Todo } from '../../contract.ts'
import type { Counts } from '../todo-queries.ts'

/** What lies under the keys of the app: a list, one task, or counts. */
export type TodoValue = Pages<Todo> | Todo | Counts
export type Show = (value: TodoValue) => TodoValue

/** What shows at once, and what goes to the server. */
export type TodoStep = { readonly show: Show; readonly send: () => Promise<unknown> }

/** One thing somebody did, and how it is taken back. */
export type TodoEdit = TodoStep & { readonly text: string; readonly back?: TodoStep }

/** Tasks with other values in some of their fields. */
export function patching(ids: ReadonlySet<string>, change: (todo: Todo) => Partial<Todo>): Show {
  const patch = (todo: Todo): Todo => (ids.has(todo.id) ? { ...todo, ...change(todo) } : todo)
  return (value) => {
    if (isPages(value)) return inPages(value, (rows) => rows.map(patch))
    return isTodo(value) ? patch(value) : value
  }
}

/** Each with its fields from before. */
export function returning(before: readonly Todo[]): Show {
  const known = new Map(before.map((todo) => [todo.id, todo]))
  return patching(new Set(known.keys()), ({ id }) => {
    const { version: _, ...fields } = known.get(id) ?? {}
    return fields
  })
}

export function dropping(ids: ReadonlySet<string>): Show {
  return (value) => (isPages(value) ? inPages(value, (rows) => rows.filter(({ id }) => !ids.has(id))) : value)
}

/** Before all others. */
export function adding(todo: Todo): Show {
  return (value) => (isPages(value) ? beforePages(value, [todo], ({ id }) => id) : value)
}

/** Before another one, or behind the last. */
export function placing(id: string, beforeId: string | null): Show {
  return (value) => {
    const moved = isPages(value) ? value.pages.flat().find((each) => each.id === id) : undefined
    if (!isPages(value) || !moved) return value
    const last = value.pages.length - 1
    const pages = value.pages.map((rows, at) => {
      const others = rows.filter((each) => each.id !== id)
      const place = beforeId === null ? (at === last ? others.length : -1) : others.findIndex((each) => each.id === beforeId)
      return place < 0 ? others : others.toSpliced(place, 0, moved)
    })
    return { ...value, pages }
  }
}

function isPages(value: TodoValue): value is Pages<Todo> {
  return 'pages' in value
}

function isTodo(value: TodoValue): value is Todo {
  return 'title' in value
}

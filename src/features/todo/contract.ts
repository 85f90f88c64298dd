import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import {
  ColorEntries,
  handlesOf,
  IconEntries,
  Changed,
  count,
  DayOrMoment,
  filled,
  Id,
  Ids,
  idsBytes,
  part,
  SearchText,
} from '../../kit/list-contract.ts'
import { filters, folders, labels } from './lists.ts'

const address = '/api/todo-app'
const common = { access: 'signed-in' } as const
const bulk = { ...common, method: 'POST', mostBytes: idsBytes } as const

const LabelId = z.int().check(z.minimum(0), z.maximum(labels.length - 1))
const FolderId = z.int().check(z.minimum(0), z.maximum(folders.length - 1))

/** Spec: a task. A date is a day, or a moment in UTC, or not set. */
export const Todo = z.object({
  id: Id,
  title: filled(500),
  notes: z.string().check(z.maxLength(20_000)),
  startDate: z.nullable(DayOrMoment),
  dueDate: z.nullable(DayOrMoment),
  completed: z.boolean(),
  starred: z.boolean(),
  important: z.boolean(),
  deleted: z.boolean(),
  labels: z.array(LabelId),
  folder: FolderId,
  // --- beyond the spec
  /** Lowest first where the order is made by hand. */
  position: z.number(),
  /** Grows with each change. Sent along with a change it is refused (409) where somebody else was faster. */
  version: z.number(),
})
export type Todo = z.output<typeof Todo>

/** A new one needs a title only. Its id may come from the browser, so that sending twice makes one. */
const NewTodo = z.extend(z.partial(z.omit(Todo, { version: true })), { title: Todo.shape.title })
export type NewTodo = z.output<typeof NewTodo>
const Change = z.extend(z.partial(Todo), { id: Id })

const which = {
  labelHandle: z.optional(handlesOf(labels)),
  filterHandle: z.optional(handlesOf(filters)),
  folderHandle: z.optional(handlesOf(folders)),
  q: SearchText,
}

export const listTodos = endpoint({
  ...common,
  method: 'GET',
  path: `${address}/todos`,
  summary: 'Tasks of a folder, filter or label; deleted ones only under the filter deleted; 100 at a time',
  input: z.object({
    ...which,
    ...part,
    /** Without it, in the order made by hand. */
    orderBy: z.optional(z.enum(['startDate', 'dueDate', 'title'])),
    direction: z.optional(z.enum(['asc', 'desc'])),
  }),
  output: z.array(Todo),
})
export const readTodo = endpoint({
  ...common,
  method: 'GET',
  path: `${address}/todo`,
  summary: 'One task',
  input: z.object({ todoId: Id }),
  output: Todo,
})
export const listFolders = endpoint({
  ...common,
  method: 'GET',
  path: `${address}/folders`,
  summary: 'The folders',
  input: z.object({}),
  output: IconEntries,
})
export const listFilters = endpoint({
  ...common,
  method: 'GET',
  path: `${address}/filters`,
  summary: 'The filters',
  input: z.object({}),
  output: IconEntries,
})
export const listLabels = endpoint({
  ...common,
  method: 'GET',
  path: `${address}/labels`,
  summary: 'The labels',
  input: z.object({}),
  output: ColorEntries,
})
export const countTodos = endpoint({
  ...common,
  method: 'GET',
  path: `${address}/counts`,
  summary:
    'How many tasks are open in all, by filter and by label; for done and deleted: how many there are. `matching`: what a search finds',
  input: z.object(which),
  output: z.object({
    all: z.number(),
    filters: z.record(z.string(), z.number()),
    labels: z.record(z.string(), z.number()),
    matching: z.number(),
  }),
})
export const listWholeTodos = endpoint({
  ...common,
  method: 'GET',
  path: `${address}/whole-list`,
  summary: 'All tasks of a list, 10,000 at most: for acting on a whole result and for export',
  input: z.object({ ...which, limit: z.optional(count(10_000)) }),
  output: z.array(Todo),
})

export const updateTodo = endpoint({
  ...common,
  method: 'POST',
  path: `${address}/update-todo`,
  summary: 'Changes the fields that are sent; a whole task may be sent too',
  mostBytes: 128 * 1024,
  input: Change,
  output: Todo,
})
export const newTodo = endpoint({
  ...common,
  method: 'POST',
  path: `${address}/new-todo`,
  summary: 'Adds a task before all others',
  mostBytes: 128 * 1024,
  input: NewTodo,
  output: Todo,
})
export const removeTodo = endpoint({
  ...common,
  method: 'POST',
  path: `${address}/remove-todo`,
  summary: 'Marks a task as deleted',
  input: z.object({ id: Id }),
  output: Todo,
})
export const updateTodos = endpoint({
  ...bulk,
  path: `${address}/update-todos`,
  summary: 'The same change to several tasks',
  input: z.object({
    selectedTodoIds: Ids,
    changes: z.partial(z.pick(Todo, { completed: true, starred: true, important: true, deleted: true, dueDate: true })),
  }),
  output: Changed,
})
export const setFolder = endpoint({
  ...bulk,
  path: `${address}/set-folder`,
  summary: 'Moves tasks to a folder',
  input: z.object({ selectedTodoIds: Ids, folderId: FolderId }),
  output: Changed,
})
export const toggleLabel = endpoint({
  ...bulk,
  path: `${address}/toggle-label`,
  summary: 'Puts a label on each task that has it not, and takes it from the others',
  input: z.object({ selectedTodoIds: Ids, labelId: LabelId }),
  output: Changed,
})
export const deleteTodos = endpoint({
  ...bulk,
  path: `${address}/delete-todos`,
  summary: 'Deletes tasks that are marked as deleted for good',
  input: z.object({ selectedTodoIds: Ids }),
  output: Changed,
})
export const moveTodo = endpoint({
  ...common,
  method: 'POST',
  path: `${address}/move-todo`,
  summary: 'Puts a task before another one in the order made by hand, or at the end',
  input: z.object({ id: Id, beforeId: z.nullable(Id) }),
  output: Todo,
})
export const restoreTodos = endpoint({
  ...common,
  method: 'POST',
  path: `${address}/restore-todos`,
  summary: 'Makes tasks what they were before, order included: undo',
  mostBytes: 16 * 1024 * 1024,
  input: z.object({ todos: z.array(Todo).check(z.minLength(1), z.maxLength(10_000)) }),
  output: Changed,
})
export const importTodos = endpoint({
  ...common,
  method: 'POST',
  path: `${address}/import-todos`,
  summary: 'Adds many tasks at once, in their order',
  mostBytes: 4 * 1024 * 1024,
  input: z.object({ importId: Id, todos: z.array(NewTodo).check(z.minLength(1), z.maxLength(500)) }),
  output: Changed,
})
export const undoImport = endpoint({
  ...common,
  method: 'POST',
  path: `${address}/undo-import`,
  summary: 'Deletes what came with an import',
  input: z.object({ importId: Id }),
  output: Changed,
})

import { randomUUID } from 'node:crypto'
import { about, forMembers, listOf, type Policies } from './policy.ts'

const app = '/api/todo-app'
const whole = {
  title: 'Titel',
  notes: '',
  startDate: null,
  dueDate: null,
  completed: false,
  starred: false,
  important: false,
  deleted: false,
  labels: [],
  folder: 0,
  position: 5,
  version: 1,
}

export const todoPolicies: Policies = {
  [`GET ${app}/todos`]: listOf(({ todo }) => ({ after: todo })),
  [`GET ${app}/todo`]: about(({ todo }) => ({ todoId: todo })),
  [`GET ${app}/folders`]: forMembers,
  [`GET ${app}/filters`]: forMembers,
  [`GET ${app}/labels`]: forMembers,
  [`GET ${app}/counts`]: forMembers,
  [`GET ${app}/whole-list`]: forMembers,
  [`POST ${app}/update-todo`]: about(({ todo }) => ({ id: todo, title: 'Titel' })),
  [`POST ${app}/new-todo`]: about(({ todo }) => ({ id: todo, title: 'Titel' }), { takesAnyId: true }),
  [`POST ${app}/remove-todo`]: about(({ todo }) => ({ id: todo })),
  [`POST ${app}/update-todos`]: about(({ todo }) => ({ selectedTodoIds: [todo], changes: { starred: true } })),
  [`POST ${app}/set-folder`]: about(({ todo }) => ({ selectedTodoIds: [todo], folderId: 0 })),
  [`POST ${app}/toggle-label`]: about(({ todo }) => ({ selectedTodoIds: [todo], labelId: 1 })),
  [`POST ${app}/delete-todos`]: about(({ todoInBin }) => ({ selectedTodoIds: [todoInBin] })),
  [`POST ${app}/move-todo`]: about(({ todo }) => ({ id: todo, beforeId: null })),
  [`POST ${app}/restore-todos`]: about(({ todo }) => ({ todos: [{ ...whole, id: todo }] })),
  [`POST ${app}/import-todos`]: about(({ todo }) => ({ importId: randomUUID(), todos: [{ id: todo, title: 'Titel' }] }), {
    takesAnyId: true,
  }),
  [`POST ${app}/undo-import`]: about(({ todoImport }) => ({ importId: todoImport })),
}

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import type { Endpoint, OutputOf } from '../../../kit/endpoint.ts'
import {
  countTodos,
  deleteTodos,
  listFilters,
  listFolders,
  listLabels,
  listTodos,
  newTodo,
  readTodo,
  removeTodo,
  setFolder,
  toggleLabel,
  updateTodo,
  updateTodos,
  type Todo,
} from '../contract.ts'

let server: TestServer
let anna: TestAccount
beforeAll(async () => {
  server = await aServer()
  anna = await anAccount(server)
})
afterAll(() => server.app.close())

const call = <E extends Endpoint>(endpoint: E, input = {}, by = anna): Promise<OutputOf<E>> => answerTo(server, by, endpoint, input)
const statusOf = async (endpoint: Endpoint, input: Record<string, unknown>, by = anna): Promise<number> =>
  (await ask(server, by, endpoint, input)).statusCode

const aTodo = (fields: Partial<Todo> = {}) => call(newTodo, { title: 'Print the letters', ...fields })
const idsOf = async (input = {}) => (await call(listTodos, input)).map(({ id }) => id)

it('§3.18 §7.21 a new task is added first, with everything that was sent', async () => {
  const older = await aTodo()
  const sent = {
    title: '  Prepare the closing ',
    notes: 'Ask for the statements',
    startDate: '2026-03-10',
    dueDate: '2026-03-29T00:30:00.000Z',
    completed: true,
    starred: true,
    important: true,
    labels: [3, 0, 3],
  }

  const todo = await call(newTodo, sent)

  expect(todo).toEqual({
    ...sent,
    title: 'Prepare the closing',
    labels: [3, 0],
    id: todo.id,
    deleted: false,
    folder: 0,
    position: older.position - 1,
    version: 1,
  })
  expect((await idsOf()).slice(0, 2)).toEqual([todo.id, older.id])
  expect(await call(readTodo, { todoId: todo.id })).toEqual(todo)
})

it('sending a new task twice makes one', async () => {
  const id = randomUUID()

  const [first, second] = [await aTodo({ id, title: 'Once' }), await aTodo({ id, title: 'Twice' })]

  expect(second).toEqual(first)
  expect((await idsOf()).filter((each) => each === id)).toEqual([id])
})

it.each([
  ['no title', { title: ' ' }],
  ['a title that is too long', { title: 'x'.repeat(501) }],
  ['notes that are too long', { title: 'x', notes: 'x'.repeat(20_001) }],
  ['a label that does not exist', { title: 'x', labels: [5] }],
  ['a day that does not exist', { title: 'x', dueDate: '2026-02-30' }],
  ['a year before all calendars', { title: 'x', dueDate: '0000-01-01' }],
  ['a moment before all calendars', { title: 'x', startDate: '0000-01-01T00:00:00Z' }],
])('refuses %s', async (_what, todo) => {
  expect(await statusOf(newTodo, todo)).toBe(400)
})

it('takes titles and notes as long as they may be, also in one word, and leaves out what no database can keep', async () => {
  const title = 'ü'.repeat(500)
  const notes = 'x'.repeat(20_000)

  const todo = await aTodo({ title, notes })
  const odd = await aTodo({ title: 'zero\0 and half \ud83d', notes: 'a\0b' })

  expect(todo).toMatchObject({ title, notes })
  expect(odd).toMatchObject({ title: 'zero and half \ufffd', notes: 'ab' })
})

it('§3.19 §3.20 §7.19 there are one folder, the filters and the labels', async () => {
  expect(await call(listFolders)).toMatchObject([{ id: 0, handle: 'all' }])
  expect((await call(listFilters)).map(({ title }) => title)).toEqual([
    'Starred',
    'Priority',
    'Sheduled',
    'Today',
    'Done',
    'Deleted',
    'Overdue',
  ])
  expect((await call(listLabels)).map(({ handle }) => handle)).toEqual(['frontend', 'backend', 'api', 'issue', 'mobile'])
})

it('§7.18 filters and labels show what they say; deleted tasks show under deleted only', async () => {
  const [beat] = [await anAccount(server)]
  const make = (title: string, fields: Partial<Todo> = {}) => call(newTodo, { title, ...fields }, beat)
  await make('gone', { deleted: true, starred: true, labels: [1], dueDate: '2026-03-10' })
  await make('api', { labels: [2] })
  await make('done', { completed: true, dueDate: '2026-03-10' })
  await make('important', { important: true, dueDate: '2026-04-01' })
  await make('starred', { starred: true, labels: [1, 2] })
  const titles = async (input: Record<string, unknown>) => (await call(listTodos, input, beat)).map(({ title }) => title)

  expect(await titles({})).toEqual(['starred', 'important', 'done', 'api'])
  expect(await titles({ folderHandle: 'all' })).toEqual(['starred', 'important', 'done', 'api'])
  expect(await titles({ filterHandle: 'starred' })).toEqual(['starred'])
  expect(await titles({ filterHandle: 'important' })).toEqual(['important'])
  expect(await titles({ filterHandle: 'dueDate' })).toEqual(['important', 'done'])
  expect(await titles({ filterHandle: 'completed' })).toEqual(['done'])
  expect(await titles({ filterHandle: 'deleted' })).toEqual(['gone'])
  expect(await titles({ labelHandle: 'api' })).toEqual(['starred', 'api'])
  expect(await titles({ labelHandle: 'backend' })).toEqual(['starred'])
  expect(await titles({ labelHandle: 'mobile' })).toEqual([])
  expect(await statusOf(listTodos, { filterHandle: 'nonsense' }, beat)).toBe(400)
  expect(await call(countTodos, { q: 'star' }, beat)).toEqual({
    all: 3,
    filters: { starred: 1, important: 1, dueDate: 1, today: 0, completed: 1, deleted: 1, overdue: 0 },
    labels: { frontend: 0, backend: 1, api: 2, issue: 0, mobile: 0 },
    matching: 1,
  })
})

it('§4.26 §7.20 a task changes in what is sent, and in nothing else', async () => {
  const todo = await aTodo({ notes: 'stays', labels: [1], dueDate: '2026-03-12' })

  const toggled = await call(updateTodo, { id: todo.id, starred: true })
  const whole = await call(updateTodo, { ...toggled, important: true, completed: true, dueDate: null })

  expect(toggled).toEqual({ ...todo, starred: true, version: 2 })
  expect(whole).toEqual({ ...todo, starred: true, important: true, completed: true, dueDate: null, version: 3 })
})

it('a change of what somebody else has changed meanwhile is refused; without a version it is made', async () => {
  const todo = await aTodo()
  await call(updateTodo, { id: todo.id, title: 'Faster', version: todo.version })

  const late = await ask(server, anna, updateTodo, { id: todo.id, title: 'Late', version: todo.version })
  const toggled = await call(updateTodo, { id: todo.id, completed: true })

  expect(late.statusCode).toBe(409)
  expect(late.json()).toMatchObject({ code: 'conflict' })
  expect(toggled).toMatchObject({ title: 'Faster', completed: true, version: 3 })
})

it('§4.29 §7.22 §7.25 removing marks as deleted; the bulk delete removes for good what is marked', async () => {
  const [kept, gone] = [await aTodo(), await aTodo()]

  const removed = await call(removeTodo, { id: gone.id })
  const erased = await call(deleteTodos, { selectedTodoIds: [kept.id, gone.id, randomUUID()] })
  const again = await call(deleteTodos, { selectedTodoIds: [kept.id] })

  expect(removed).toEqual({ ...gone, deleted: true, version: 2 })
  expect(erased).toEqual({ changed: 1 })
  expect(again).toEqual({ changed: 0 })
  expect(await statusOf(readTodo, { todoId: gone.id })).toBe(404)
  expect(await call(readTodo, { todoId: kept.id })).toEqual(kept)
})

it('§4.27 §4.28 §7.23 §7.24 labels toggle task by task, folders are set', async () => {
  const [one, other] = [await aTodo({ labels: [2, 1] }), await aTodo({ labels: [0] })]
  const selectedTodoIds = [one.id, other.id, randomUUID()]

  const toggled = await call(toggleLabel, { selectedTodoIds, labelId: 2 })
  const moved = await call(setFolder, { selectedTodoIds, folderId: 0 })

  expect([toggled, moved]).toEqual([{ changed: 2 }, { changed: 2 }])
  expect(await call(readTodo, { todoId: one.id })).toMatchObject({ labels: [1], folder: 0, version: 3 })
  expect(await call(readTodo, { todoId: other.id })).toMatchObject({ labels: [0, 2], folder: 0, version: 3 })
  expect(await statusOf(setFolder, { selectedTodoIds, folderId: 1 })).toBe(400)
})

it('several tasks take the same change', async () => {
  const [one, other] = [await aTodo({ starred: true }), await aTodo({ dueDate: '2026-03-01' })]
  const selectedTodoIds = [one.id, other.id]

  await call(updateTodos, { selectedTodoIds, changes: { completed: true, dueDate: '2026-03-11' } })
  await call(updateTodos, { selectedTodoIds: [other.id], changes: { dueDate: null, deleted: true } })

  expect(await call(readTodo, { todoId: one.id })).toEqual({ ...one, completed: true, dueDate: '2026-03-11', version: 2 })
  expect(await call(readTodo, { todoId: other.id })).toEqual({ ...other, completed: true, dueDate: null, deleted: true, version: 3 })
})

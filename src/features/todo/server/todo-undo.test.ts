import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import {
  deleteTodos,
  importTodos,
  listTodos,
  moveTodo,
  newTodo,
  readTodo,
  removeTodo,
  restoreTodos,
  setFolder,
  toggleLabel,
  undoImport,
  updateTodo,
  updateTodos,
  type NewTodo,
} from '../contract.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.app.close())

const names = (count: number) => Array.from({ length: count }, (_each, index) => ({ title: `${index}` }))

async function aWorkspace(todos: readonly NewTodo[]): Promise<TestAccount> {
  const account = await anAccount(server)
  await answerTo(server, account, importTodos, { importId: randomUUID(), todos })
  return account
}

const list = (account: TestAccount) => answerTo(server, account, listTodos, { limit: '500' })
const order = async (account: TestAccount) => (await list(account)).map(({ title }) => title).join('')

/** Whole rows of the table, but for the version, which only grows. */
async function rowsOf({ workspaceId }: TestAccount): Promise<readonly unknown[]> {
  const { rows } = await server.database.owner.query<{ row: object }>(
    `select to_jsonb(t) - 'version' as row from todo.todo t where workspace_id = $1 order by id`,
    [workspaceId],
  )
  return rows
}

it('moves a task before another one, and to the end', async () => {
  const account = await aWorkspace(names(5))
  const [a, b, , d] = await list(account)
  const move = (id = '', beforeId: string | null = null) => answerTo(server, account, moveTodo, { id, beforeId })

  await move(d?.id, b?.id)
  expect(await order(account)).toBe('03124')
  await move(a?.id)
  expect(await order(account)).toBe('31240')
  await move(a?.id, d?.id)
  expect(await order(account)).toBe('03124')
  const moved = await move(a?.id, a?.id)
  expect(await order(account)).toBe('03124')
  expect(moved.version).toBe(4)
})

it('finds room between two tasks however often it is asked, also between equal places', async () => {
  const account = await aWorkspace(names(4))
  const [first] = await list(account)
  await server.database.owner.query('update todo.todo set position = case id when $1 then 6 else 7 end where workspace_id = $2', [
    first?.id,
    account.workspaceId,
  ])
  const [, second, third, fourth] = await list(account)

  for (let round = 0; round < 130; round += 1) {
    const [id, beforeId] = round % 2 === 0 ? [third?.id, second?.id] : [second?.id, third?.id]
    await answerTo(server, account, moveTodo, { id, beforeId })
  }

  const ids = (await list(account)).map(({ id }) => id)
  expect(ids).toEqual([first?.id, second?.id, third?.id, fourth?.id])
})

it('two who move at once both get what they asked for', async () => {
  const account = await aWorkspace(names(20))
  const rows = await list(account)
  const [target] = rows.slice(-1)
  const movers = rows.slice(0, 10)

  const replies = await Promise.all(movers.map(({ id }) => ask(server, account, moveTodo, { id, beforeId: target?.id })))

  const after = await list(account)
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(movers.map(() => 200))
  expect(new Set(after.map(({ position }) => position)).size).toBe(20)
  expect(new Set(after.slice(9, 19).map(({ id }) => id))).toEqual(new Set(movers.map(({ id }) => id)))
})

it('two who change the same tasks in different orders never stop each other', async () => {
  const account = await aWorkspace(names(60))
  const ids = (await list(account)).map(({ id }) => id)
  const changes = Array.from({ length: 8 }, (_each, index) => ({
    selectedTodoIds: index % 2 === 0 ? ids : ids.toReversed(),
    changes: { starred: index % 2 === 0 },
  }))

  const replies = await Promise.all(changes.map((change) => ask(server, account, updateTodos, change)))

  expect(replies.map(({ statusCode }) => statusCode)).toEqual(changes.map(() => 200))
})

it('undo brings tasks back exactly, with their places', async () => {
  const account = await aWorkspace([
    { title: 'a', notes: 'n', startDate: '2026-03-29', dueDate: '2026-03-29T01:30:00.5Z', labels: [4, 1], starred: true },
    { title: 'b', dueDate: '2026-10-25', completed: true, important: true },
    { title: 'c', deleted: true },
  ])
  const before = [...(await list(account)), ...(await answerTo(server, account, listTodos, { filterHandle: 'deleted' }))]
  const rows = await rowsOf(account)
  const ids = before.map(({ id }) => id)
  await answerTo(server, account, updateTodos, { selectedTodoIds: ids, changes: { deleted: true, dueDate: '2026-01-01', starred: false } })
  await answerTo(server, account, toggleLabel, { selectedTodoIds: ids, labelId: 1 })
  await answerTo(server, account, updateTodo, { id: ids[0], title: 'z', notes: '', startDate: null })
  await answerTo(server, account, moveTodo, { id: ids[0], beforeId: null })

  const restored = await answerTo(server, account, restoreTodos, { todos: before })

  expect(restored).toEqual({ changed: 3 })
  expect(await rowsOf(account)).toEqual(rows)
  expect((await list(account))[0]?.version).toBeGreaterThan(before[0]?.version ?? 0)
})

it('what is deleted for good is not brought back', async () => {
  const account = await aWorkspace(names(1))
  const todos = await list(account)
  await answerTo(server, account, removeTodo, { id: todos[0]?.id })
  await answerTo(server, account, deleteTodos, { selectedTodoIds: [todos[0]?.id] })

  expect((await ask(server, account, restoreTodos, { todos })).statusCode).toBe(404)
})

it('imports in order before what is there, part after part, each task once', async () => {
  const account = await aWorkspace([{ title: 'z' }])
  const importId = randomUUID()
  const [first, second] = [names(3), names(6).slice(3)].map((part) => part.map((todo) => ({ ...todo, id: randomUUID() })))

  const counts = [
    await answerTo(server, account, importTodos, { importId, todos: first }),
    await answerTo(server, account, importTodos, { importId, todos: second }),
    await answerTo(server, account, importTodos, { importId, todos: second }),
  ]

  expect(counts).toEqual([{ changed: 3 }, { changed: 3 }, { changed: 0 }])
  expect(await order(account)).toBe('012345z')
})

it('undoing an import takes away what came with it, and nothing else', async () => {
  const account = await aWorkspace([{ title: 'z' }])
  const rows = await rowsOf(account)
  const importId = randomUUID()
  await answerTo(server, account, importTodos, { importId, todos: names(3) })

  const undone = await answerTo(server, account, undoImport, { importId })

  expect(undone).toEqual({ changed: 3 })
  expect(await rowsOf(account)).toEqual(rows)
  expect((await ask(server, account, undoImport, { importId })).statusCode).toBe(404)
})

it('500 tasks can be imported at once, 501 cannot', async () => {
  const account = await anAccount(server)
  const statusOf = async (count: number) =>
    (await ask(server, account, importTodos, { importId: randomUUID(), todos: names(count) })).statusCode

  expect([await statusOf(500), await statusOf(501), await statusOf(0)]).toEqual([200, 400, 400])
})

/** Every call that names a task, an import or a place in a list. */
async function tryEverything(by: TestAccount, todo: { id: string }, importId: string, ownId: string | undefined) {
  const selectedTodoIds = [todo.id]
  return [
    await ask(server, by, readTodo, { todoId: todo.id }),
    await ask(server, by, listTodos, { after: todo.id }),
    await ask(server, by, updateTodo, { id: todo.id, title: 'mine' }),
    await ask(server, by, removeTodo, { id: todo.id }),
    await ask(server, by, updateTodos, { selectedTodoIds, changes: { deleted: true } }),
    await ask(server, by, setFolder, { selectedTodoIds, folderId: 0 }),
    await ask(server, by, toggleLabel, { selectedTodoIds, labelId: 0 }),
    await ask(server, by, deleteTodos, { selectedTodoIds }),
    await ask(server, by, moveTodo, { id: todo.id, beforeId: null }),
    await ask(server, by, moveTodo, { id: ownId, beforeId: todo.id }),
    await ask(server, by, restoreTodos, { todos: [{ ...todo, title: 'mine' }] }),
    await ask(server, by, undoImport, { importId }),
  ]
}

it('tasks of another workspace and tasks that nobody has are answered alike, and stay as they are', async () => {
  const anna = await anAccount(server)
  const importId = randomUUID()
  await answerTo(server, anna, importTodos, { importId, todos: [{ title: 'Hers', deleted: true }] })
  const stranger = await aWorkspace([{ title: 'his' }])
  const [hers] = await answerTo(server, anna, listTodos, { filterHandle: 'deleted' })
  const [own] = await list(stranger)
  const before = await rowsOf(anna)
  if (!hers) throw new Error('there is one')

  const foreign = await tryEverything(stranger, hers, importId, own?.id)
  const unknown = await tryEverything(stranger, { ...hers, id: randomUUID() }, randomUUID(), own?.id)

  expect(foreign.map(({ statusCode }) => statusCode)).toEqual(foreign.map(() => 404))
  expect(foreign.map(({ body }) => body)).toEqual(unknown.map(({ body }) => body))
  expect(await rowsOf(anna)).toEqual(before)
})

it('a colleague reaches all of these, so it is the workspace that keeps them apart', async () => {
  const anna = await anAccount(server)
  const colleague = await aColleague(server, anna)
  const importId = randomUUID()
  await answerTo(server, anna, importTodos, { importId, todos: [{ title: 'Hers' }, { title: 'Other' }] })
  const [hers, other] = await list(anna)
  if (!hers) throw new Error('there is one')

  const replies = await tryEverything(colleague, hers, importId, other?.id)

  // Deleted for good in the middle: what comes after finds it no more.
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 404, 404, 404, 200])
})

it('an id that another workspace has may be used', async () => {
  const [anna, stranger] = [await anAccount(server), await anAccount(server)]
  const id = randomUUID()
  await answerTo(server, anna, newTodo, { id, title: 'Hers' })

  const his = await answerTo(server, stranger, newTodo, { id, title: 'His' })

  expect(his).toMatchObject({ id, title: 'His', position: 0 })
  expect(await answerTo(server, anna, readTodo, { todoId: id })).toMatchObject({ title: 'Hers' })
})

it('everybody in the workspace is told once about each change', async () => {
  const account = await aWorkspace(names(2))
  const [one, two] = await list(account)
  const events = async () =>
    (
      await server.database.owner.query<{ topic: string; key: string }>(
        'select topic, key from platform.live_event where workspace_id = $1 order by id',
        [account.workspaceId],
      )
    ).rows
  const before = (await events()).length

  await answerTo(server, account, updateTodo, { id: one?.id, starred: true })
  await answerTo(server, account, updateTodos, { selectedTodoIds: [one?.id, two?.id], changes: { starred: true } })
  await answerTo(server, account, updateTodos, { selectedTodoIds: [two?.id], changes: { starred: false } })

  expect((await events()).slice(before)).toEqual([
    { topic: 'todo', key: one?.id },
    { topic: 'todo', key: 'many' },
    { topic: 'todo', key: two?.id },
  ])
})

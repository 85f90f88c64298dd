import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import { eCommerceSample } from '../../../../db/samples/e-commerce.ts'
import type { Endpoint } from '../../../kit/endpoint.ts'
import type { Activity } from '../activity.ts'
import { follow, listActivities, readTimeline } from '../contract.ts'

const clock = '2026-03-10T12:00:00.000Z'
let server: TestServer
beforeAll(async () => {
  server = await aServer({ clock })
})
afterAll(() => server.app.close())

const post = async (by: TestAccount, path: string, input: Readonly<Record<string, unknown>>): Promise<void> => {
  const reply = await ask(server, by, { method: 'POST', path } as Endpoint, input) // only its address is asked for here
  if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.body}`)
}
const activities = (by: TestAccount, input = {}): Promise<readonly Activity[]> => answerTo(server, by, listActivities, input)
const told = (rows: readonly Activity[]): readonly string[] => rows.map(({ kind, title }) => `${kind} ${title}`).toSorted()

it('§3.50 are what somebody truly did in the other apps, and what is taken back is none', async () => {
  const anna = await anAccount(server)
  const todo = randomUUID()
  await post(anna, '/api/todo-app/new-todo', { id: todo, title: 'Return of Keller' })
  await post(anna, '/api/todo-app/update-todo', { id: todo, completed: true })
  await post(anna, '/api/notes-app/create-note', { note: { description: 'Call the printer' } })
  const event = { title: 'Round table', allDay: true, start: '2026-03-12', end: '2026-03-12' }
  await post(anna, '/api/calendar-app/add-event', { newEvent: event })

  const rows = await activities(anna)

  expect(told(rows)).toEqual(['event Round table', 'note Call the printer', 'todo Return of Keller'])
  expect(rows.every(({ user, time }) => user.name === 'Anna Muster' && time === clock)).toBe(true)
  expect(rows.find(({ kind }) => kind === 'todo')?.thingId).toBe(todo)
  await post(anna, '/api/todo-app/update-todo', { id: todo, completed: false })
  expect(told(await activities(anna))).toEqual(['event Round table', 'note Call the printer'])
  expect(told(await activities(anna, { kind: 'note' }))).toEqual(['note Call the printer'])
})

it('of a colleague are theirs alone, and stand in one’s own only if one follows them', async () => {
  const anna = await anAccount(server)
  const beat = await aColleague(server, anna)
  await post(anna, '/api/notes-app/create-note', { note: { title: 'By Anna' } })
  await post(beat, '/api/notes-app/create-note', { note: { title: 'By Beat' } })

  expect(told(await activities(anna, { personId: beat.id }))).toEqual(['note By Beat'])
  expect(told(await activities(anna))).toEqual(['note By Anna'])
  await answerTo(server, anna, follow, { personId: beat.id, isOn: true })
  expect(told(await activities(anna))).toEqual(['note By Anna', 'note By Beat'])
})

it('are done cards and comments on boards, each with its board', async () => {
  const anna = await anAccount(server)
  const [boardId, todoList, doneList, card] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const { owner } = server.database
  await owner.query("insert into scrumboard.board (workspace_id, id, name, uri) values ($1, $2, 'Move', 'move')", [
    anna.workspaceId,
    boardId,
  ])
  const lists = 'insert into scrumboard.list (workspace_id, board_id, id, name, position) values ($1, $2, $3, $4, $5)'
  await owner.query(lists, [anna.workspaceId, boardId, todoList, 'To do', 1])
  await owner.query(lists, [anna.workspaceId, boardId, doneList, 'Done', 2])
  await owner.query(
    "insert into scrumboard.card (workspace_id, board_id, list_id, id, name, position) values ($1, $2, $3, $4, 'Order desks', 1)",
    [anna.workspaceId, boardId, todoList, card],
  )
  await owner.query(
    "insert into scrumboard.activity (workspace_id, card_id, type, member_id, message) values ($1, $2, 'comment', $3, 'Oak or ash?')",
    [anna.workspaceId, card, anna.id],
  )
  const order = [
    { id: todoList, name: 'To do', idCards: [] },
    { id: doneList, name: 'Done', idCards: [card] },
  ]

  await post(anna, '/api/scrumboard-app/card/order', { boardId, lists: order })

  const rows = await activities(anna)
  expect(told(rows)).toEqual(['card Order desks', 'comment Order desks'])
  expect(rows.every(({ placeId, thingId }) => placeId === boardId && thingId === card)).toBe(true)
})

it('are read part by part through all apps, nothing comes twice, and samples are none', async () => {
  const shop = await aServer({ clock, samples: [eCommerceSample] })
  const anna = await anAccount(shop)
  const ofSamples = await answerTo(shop, anna, listActivities, { limit: '40' })
  // From here on they are orders like any other.
  await shop.database.owner.query('delete from platform.sample_row')
  const all = await answerTo(shop, anna, listActivities, { limit: '40' })
  const first = await answerTo(shop, anna, listActivities, { limit: '15' })
  const second = await answerTo(shop, anna, listActivities, { limit: '25', after: first.at(-1)?.cursor })

  expect(ofSamples).toEqual([])
  expect([...first, ...second]).toEqual(all)
  expect(all.every(({ kind, user }) => kind === 'order' && user.id === null && user.name !== '')).toBe(true)
  expect((await answerTo(shop, anna, readTimeline)).activities).toEqual(all.slice(0, 8))
  expect((await ask(shop, anna, listActivities, { after: '2026; drop table' })).statusCode).toBe(400)
  await shop.app.close()
})

import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServerForThisTest, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, answerTo } from '../../../../scripts/testing/workspaces.ts'
import { connect } from '../../../platform/database.ts'
import { addEvent } from '../../calendar/contract.ts'
import { startingEvents } from '../../calendar/server/offers.ts'
import { createNote } from '../../notes/contract.ts'
import { noteReminders } from '../../notes/server/offers.ts'
import { newBoard, newCard } from '../../scrumboard/contract.ts'
import { dueCards } from '../../scrumboard/server/offers.ts'
import { newTodo, updateTodo } from '../../todo/contract.ts'
import { dueTodos } from '../../todo/server/offers.ts'
import { listNotifications } from '../contract.ts'
import { notifyDue } from './due.ts'
import { purgeNotifications } from './purge.ts'

const sources = [dueTodos, dueCards, startingEvents, noteReminders]
// The legal clock of the tests stands at noon UTC, which is 13:00 in Zurich.
const at = (time: string, day = '10'): string => `2026-03-${day}T${time}:00.000Z`

async function aPerson() {
  const server = await aServerForThisTest()
  const anna = await anAccount(server)
  const db = connect(server.database.owner)
  await server.database.owner.query("update notifications.due_progress set notified_until = '2026-03-10T12:00:00Z'")
  const run = (now: string): Promise<void> => notifyDue(db, sources, new Date(now))
  const told = async (account: TestAccount = anna): Promise<string[]> => {
    const list = await answerTo(server, account, listNotifications, { limit: '100' })
    return list.map(({ kind, source, subject, at: when }) => `${kind} ${source} ${subject} ${when}`).toReversed()
  }
  return { server, anna, db, run, told }
}

const addTask = (server: TestServer, by: TestAccount, title: string, dueDate: string) => answerTo(server, by, newTodo, { title, dueDate })

it('tells of a task an hour before its moment, not sooner, and once', async () => {
  const { server, anna, run, told } = await aPerson()
  await addTask(server, anna, 'Call', at('14:00'))

  await run(at('12:59'))
  expect(await told()).toEqual([])
  await run(at('13:00'))
  await run(at('13:01'))

  expect(await told()).toEqual([`due task Call ${at('14:00').replace('.000', '')}`])
})

it('tells of a task for a day at eight in Zurich, also on the day on which the clocks change', async () => {
  const { server, anna, run, told } = await aPerson()
  await addTask(server, anna, 'Winter', '2026-03-11')
  await addTask(server, anna, 'Clocks change', '2026-03-29')

  await run(at('06:59', '11'))
  expect(await told()).toEqual([])
  await run(at('07:00', '11'))
  await run(at('05:59', '29'))
  expect(await told()).toEqual(['due task Winter 2026-03-11'])
  await run(at('06:00', '29'))

  expect(await told()).toEqual(['due task Winter 2026-03-11', 'due task Clocks change 2026-03-29'])
})

it('tells of cards everybody on them, of events and reminders whoever made them', async () => {
  const { server, anna, run, told } = await aPerson()
  const beat = await aColleague(server, anna)
  const list = { id: randomUUID(), name: 'List', idCards: [] }
  const { id: boardId } = await answerTo(server, anna, newBoard, { board: { lists: [list] } })
  await answerTo(server, anna, newCard, { boardId, listId: list.id, data: { name: 'Card', due: at('14:00'), idMembers: [beat.id] } })
  const timed = { allDay: false, start: at('13:15'), end: at('14:00') }
  await answerTo(server, anna, addEvent, { newEvent: { title: 'Once', ...timed } })
  const weekly = { title: 'Weekly', allDay: false, start: at('13:10', '03'), end: at('14:00', '03'), recurrence: 'RRULE:FREQ=WEEKLY' }
  await answerTo(server, anna, addEvent, { newEvent: weekly })
  await answerTo(server, anna, createNote, { note: { title: 'Note', reminder: at('12:45') } })

  await run(at('13:00'))

  const [event, other, note] = (await told()).toSorted()
  expect([event, other, note]).toEqual([
    'due event Once 2026-03-10T13:15:00Z',
    'due event Weekly 2026-03-10T13:10:00Z',
    'due note Note 2026-03-10T12:45:00Z',
  ])
  // Beat was told of the card when he was put on it, too.
  expect((await told(beat)).toSorted()).toEqual(['assignment card Card null', 'due card Card 2026-03-10T14:00:00Z'])
})

it('does not tell of what is done, was removed meanwhile, or has begun before anybody could tell', async () => {
  const { server, anna, run, told } = await aPerson()
  const task = await addTask(server, anna, 'Done', at('14:00'))
  await answerTo(server, anna, updateTodo, { id: task.id, completed: true })
  await answerTo(server, anna, addEvent, { newEvent: { title: 'Begun', allDay: false, start: at('13:00'), end: at('14:00') } })

  await run(at('13:30'))

  expect(await told()).toEqual([])
})

it('two workers tell once', async () => {
  const { server, anna, db, told } = await aPerson()
  for (let index = 0; index < 5; index += 1) await addTask(server, anna, `${index}`, at('14:00'))

  await Promise.all([1, 2, 3].map(() => notifyDue(db, sources, new Date(at('13:30')))))

  expect(await told()).toHaveLength(5)
})

it('after a stop it makes up for twelve hours, and of very many only ten are news', async () => {
  const { server, anna, run, told } = await aPerson()
  await addTask(server, anna, 'Long ago', at('14:00'))
  for (let index = 0; index < 12; index += 1) await addTask(server, anna, `${index}`, at('04:00', '12'))

  await run(at('12:00', '12'))

  expect(await told()).toHaveLength(12)
  const { rowCount } = await server.database.owner.query('select from notifications.notification where read_at is null')
  expect(rowCount).toBe(10)
})

it('keeps what was read for 90 days, and of one person 500', async () => {
  const { server, anna, db, told } = await aPerson()
  const add = (count: number, readAt: string | null) =>
    server.database.owner.query(
      `insert into notifications.notification (workspace_id, account_id, kind, source, thing_id, subject, path, once_key, read_at)
       select $1, $2, 'due', 'task', gen_random_uuid(), 'Old', '/apps/todo', gen_random_uuid()::text, $4 from generate_series(1, $3::int)`,
      [anna.workspaceId, anna.id, count, readAt],
    )
  await add(1, '2025-12-10T11:59:00Z')
  await add(1, '2025-12-10T12:01:00Z')

  await purgeNotifications(db, new Date('2026-03-10T12:00:00Z'))
  expect(await told()).toHaveLength(1)
  await add(600, null)
  await purgeNotifications(db, new Date('2026-03-10T12:00:00Z'))

  const { rowCount } = await server.database.owner.query('select from notifications.notification')
  expect(rowCount).toBe(500)
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, answerTo } from '../../../../scripts/testing/workspaces.ts'
import { addEvent, removeEvent, type NewEvent } from '../../calendar/contract.ts'
import { createNote } from '../../notes/contract.ts'
import { readQuickPanel } from '../contract.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer({ clock: '2026-11-17T08:00:00.000Z' })
})
afterAll(() => server.app.close())

type Account = Awaited<ReturnType<typeof anAccount>>
const add = (by: Account, newEvent: NewEvent) => answerTo(server, by, addEvent, { newEvent })
const timed = (title: string, start: string, end: string, more: Partial<NewEvent> = {}): NewEvent => ({
  title,
  allDay: false,
  start: `2026-${start}:00.000Z`,
  end: `2026-${end}:00.000Z`,
  ...more,
})

it('§7.46 §3.31 answers with events and notes, each with id, title and detail', async () => {
  const anna = await anAccount(server)
  await add(anna, timed('Dentist', '11-18T09:00', '11-18T10:00', { desc: 'Bring the card\nand the book' }))
  const note = await answerTo(server, anna, createNote, { note: { title: 'Keys', description: 'Second drawer' } })

  const panel = await answerTo(server, anna, readQuickPanel)

  expect(panel).toMatchObject({
    events: [{ title: 'Dentist', detail: 'Bring the card', start: '2026-11-18T09:00:00.000Z', allDay: false }],
    notes: [{ id: note.id, title: 'Keys', detail: 'Second drawer' }],
  })
})

it('gives the next four times: what is on, whole days of today, then by start, and what is repeated as often as it comes', async () => {
  const anna = await anAccount(server)
  await add(anna, timed('over', '11-17T06:00', '11-17T07:59'))
  await add(anna, timed('on', '11-17T07:00', '11-17T09:00'))
  await add(anna, { title: 'today', allDay: true, start: '2026-11-17', end: '2026-11-17' })
  await add(anna, { title: 'yesterday', allDay: true, start: '2026-11-16', end: '2026-11-16' })
  await add(anna, timed('weekly', '10-28T09:00', '10-28T10:00', { recurrence: 'RRULE:FREQ=WEEKLY' }))
  await add(anna, timed('far', '12-30T09:00', '12-30T10:00'))

  const { events } = await answerTo(server, anna, readQuickPanel)

  expect(events.map(({ title, start }) => `${title} ${start}`)).toEqual([
    'today 2026-11-17',
    'on 2026-11-17T07:00:00.000Z',
    'weekly 2026-11-18T09:00:00.000Z',
    'weekly 2026-11-25T09:00:00.000Z',
  ])
})

it('has what colleagues added, and nothing that was removed or is of another workspace', async () => {
  const [anna, stranger] = [await anAccount(server), await anAccount(server)]
  const beat = await aColleague(server, anna)
  await add(beat, timed('ours', '11-18T09:00', '11-18T10:00'))
  const [, removed] = await add(anna, timed('removed', '11-19T09:00', '11-19T10:00'))
  await answerTo(server, anna, removeEvent, { eventId: removed?.id })

  const [own, theirs] = [await answerTo(server, anna, readQuickPanel), await answerTo(server, stranger, readQuickPanel)]

  expect(own.events.map(({ title }) => title)).toEqual(['ours'])
  expect(theirs).toEqual({ events: [], notes: [] })
})

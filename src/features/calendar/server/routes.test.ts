import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import type { Endpoint, OutputOf } from '../../../kit/endpoint.ts'
import { connect } from '../../../platform/database.ts'
import {
  addEvent,
  importEvents,
  listEvents,
  readEvent,
  removeEvent,
  restoreEvent,
  undoImport,
  updateEvent,
  type CalendarEvent,
  type NewEvent,
} from '../contract.ts'
import { forgetRemoved } from './removed-events.ts'

let server: TestServer
let anna: TestAccount
let stranger: TestAccount
beforeAll(async () => {
  server = await aServer()
  anna = await anAccount(server)
  stranger = await anAccount(server)
})
afterAll(() => server.app.close())

const call = <E extends Endpoint>(endpoint: E, input = {}, by = anna): Promise<OutputOf<E>> => answerTo(server, by, endpoint, input)
const statusOf = async (endpoint: Endpoint, input: Record<string, unknown>, by = anna): Promise<number> =>
  (await ask(server, by, endpoint, input)).statusCode

const meeting = { title: 'Meeting', allDay: false, start: '2026-03-24T13:00:00.000Z', end: '2026-03-24T14:00:00.000Z' }
async function anEvent(changes: Partial<NewEvent> = {}, by = anna): Promise<CalendarEvent> {
  const id = randomUUID()
  const list = await call(addEvent, { newEvent: { ...meeting, id, ...changes } }, by)
  const event = list.find((each) => each.id === id)
  if (!event) throw new Error('it was not added')
  return event
}

describe('one event', () => {
  it('§3.25 §7.43 a new one has everything that was sent, and the answer is the list', async () => {
    const id = randomUUID()
    const newEvent = {
      ...meeting,
      id,
      desc: 'Bring\nfigures',
      timeZone: 'America/New_York',
      recurrence: 'RRULE:FREQ=DAILY',
      uid: `u-${id}`,
    }

    const list = await call(addEvent, { newEvent })

    expect(list.find((event) => event.id === id)).toEqual({ ...newEvent, version: 1 })
    expect(await call(listEvents)).toEqual(list)
    expect(await call(readEvent, { eventId: id })).toEqual({ ...newEvent, version: 1 })
  })

  it.each(['', '\0'])('one whose uid says nothing is known by its id: %j', async (uid) => {
    const id = randomUUID()
    await call(addEvent, { newEvent: { ...meeting, id, uid } })

    expect(await call(readEvent, { eventId: id })).toMatchObject({ uid: id })
  })

  it('of whole days keeps its days', async () => {
    const event = await anEvent({ allDay: true, start: '2026-03-29', end: '2026-03-30' })

    expect(event).toMatchObject({ allDay: true, start: '2026-03-29', end: '2026-03-30', desc: '', timeZone: 'Europe/Zurich' })
  })

  it('sending a new one twice makes one', async () => {
    const newEvent = { ...meeting, id: randomUUID() }

    await call(addEvent, { newEvent })
    const list = await call(addEvent, { newEvent: { ...newEvent, title: 'Twice' } })

    expect(list.filter(({ id }) => id === newEvent.id)).toMatchObject([{ title: 'Meeting' }])
  })

  it('§7.44 a change touches what is sent and nothing else, and the answer is the list', async () => {
    const event = await anEvent({ desc: 'Kept' })

    const list = await call(updateEvent, { event: { id: event.id, start: '2026-03-24T13:30:00Z' } })

    const changed = { ...event, start: '2026-03-24T13:30:00.000Z', version: 2 }
    expect(list.find(({ id }) => id === event.id)).toEqual(changed)
  })

  it('takes whole days instead of moments', async () => {
    const event = await anEvent()

    await call(updateEvent, { event: { ...event, allDay: true, start: '2026-03-24', end: '2026-03-25' } })

    expect(await call(readEvent, { eventId: event.id })).toMatchObject({ allDay: true, start: '2026-03-24', end: '2026-03-25' })
  })

  it('is not changed by whoever saw an older one, unless it is as wished already', async () => {
    const { id } = await anEvent()
    await call(updateEvent, { event: { id, title: 'First', version: 1 } })

    const late = await statusOf(updateEvent, { event: { id, title: 'Second', version: 1 } })
    const again = await statusOf(updateEvent, { event: { id, title: 'First', version: 1 } })

    expect([late, again]).toEqual([409, 200])
    expect(await call(readEvent, { eventId: id })).toMatchObject({ title: 'First', version: 2 })
  })

  it('§7.45 taken away it is gone, and brought back it is as it was', async () => {
    const event = await anEvent({ desc: 'Exactly', recurrence: 'RRULE:FREQ=WEEKLY' })

    const without = await call(removeEvent, { eventId: event.id })
    const missing = await statusOf(readEvent, { eventId: event.id })
    const back = await call(restoreEvent, { eventId: event.id })

    expect(without.some(({ id }) => id === event.id)).toBe(false)
    expect(missing).toBe(404)
    expect(back.find(({ id }) => id === event.id)).toEqual(event)
  })

  it('taken away is deleted for good after 30 days and not before', async () => {
    const [old, young] = [await anEvent(), await anEvent()]
    for (const { id } of [old, young]) await call(removeEvent, { eventId: id })
    await server.database.owner.query("update calendar.event set removed_at = removed_at - interval '1 day' where id = $1", [old.id])
    const { rows } = await server.database.owner.query<{ at: Date }>('select removed_at as at from calendar.event where id = $1', [old.id])

    await forgetRemoved(connect(server.database.owner), new Date((rows[0]?.at.getTime() ?? 0) + 30 * 86_400_000 + 60_000))

    expect(await statusOf(restoreEvent, { eventId: old.id })).toBe(404)
    expect(await statusOf(restoreEvent, { eventId: young.id })).toBe(200)
  })

  it.each([
    ['whole days with moments', { allDay: true }],
    ['moments with days', { start: '2026-03-24', end: '2026-03-24' }],
    ['an end before its start', { end: '2026-03-24T12:59:59.000Z' }],
    ['a place nobody knows', { timeZone: 'Europe/Atlantis' }],
    ['an offset for a place', { timeZone: '+01:00' }],
    ['a repetition nobody can follow', { recurrence: 'RRULE:FREQ=SECONDLY' }],
    ['a year before all others', { start: '0001-01-01T00:00:00.000Z' }],
    ['no title', { title: ' ' }],
  ])('is refused with %s', async (_, changes) => {
    expect(await statusOf(addEvent, { newEvent: { ...meeting, ...changes } })).toBe(400)
  })

  it('may end when it begins', async () => {
    expect(await anEvent({ end: meeting.start })).toMatchObject({ end: meeting.start })
  })
})

describe('the list', () => {
  const titles = async (input: object, by: TestAccount): Promise<readonly string[]> =>
    (await call(listEvents, input, by)).map(({ title }) => title)

  it('§7.42 has the events of some days in the order of their start, with a day more on each side', async () => {
    const berta = await anAccount(server)
    const at = (day: string, title: string) => anEvent({ title, start: `${day}T10:00:00.000Z`, end: `${day}T11:00:00.000Z` }, berta)
    for (const day of ['13', '09', '14', '11', '08']) await at(`2026-05-${day}`, day)
    await anEvent({ title: 'month', allDay: true, start: '2026-05-01', end: '2026-05-31' }, berta)

    const found = await titles({ from: '2026-05-10', to: '2026-05-12' }, berta)

    expect(found).toEqual(['month', '09', '11', '13'])
  })

  it('has what is repeated once, as long as it goes on', async () => {
    const berta = await anAccount(server)
    await anEvent({ title: 'weekly', recurrence: 'RRULE:FREQ=WEEKLY;COUNT=10' }, berta)

    const ranges = [
      { from: '2026-03-30', to: '2026-04-30' },
      { from: '2026-07-01', to: '2026-07-31' },
      { from: '2026-01-01', to: '2026-01-31' },
    ]
    const found = await Promise.all(ranges.map((range) => titles(range, berta)))

    expect(found).toEqual([['weekly'], [], []])
  })

  it('is found by beginnings of words, without those that are not wanted', async () => {
    const berta = await anAccount(server)
    await anEvent({ title: 'Sitzung mit Müller' }, berta)
    await anEvent({ title: 'Lunch', desc: 'mit Frau Mueller im Garten' }, berta)

    expect(await titles({ q: 'muel' }, berta)).toHaveLength(2)
    expect(await titles({ q: 'müller -garten' }, berta)).toEqual(['Sitzung mit Müller'])
    expect(await titles({ q: 'keller' }, berta)).toEqual([])
  })

  it('is refused for days in the wrong order', async () => {
    expect(await statusOf(listEvents, { from: '2026-05-10', to: '2026-05-09' })).toBe(400)
  })

  it('of a change has only the days that were asked for', async () => {
    const event = await anEvent()

    expect(await call(updateEvent, { event: { id: event.id, title: 'New' }, from: '2025-01-01', to: '2025-02-01' })).toEqual([])
  })
})

describe('an import', () => {
  it('leaves what is there by its uid, and can be taken back whole', async () => {
    const berta = await anAccount(server)
    const kept = await anEvent({ title: 'Kept', uid: 'a' }, berta)
    const [importId, other] = [randomUUID(), randomUUID()]

    const first = await call(
      importEvents,
      {
        importId,
        events: [
          { ...meeting, uid: 'a' },
          { ...meeting, uid: 'b' },
          { ...meeting, uid: 'b' },
        ],
      },
      berta,
    )
    const second = await call(importEvents, { importId: other, events: [{ ...meeting, uid: 'b' }] }, berta)
    const undone = await call(undoImport, { importId }, berta)

    expect([first, second, undone]).toEqual([{ changed: 1, known: 2 }, { changed: 0, known: 1 }, { changed: 1 }])
    expect(await call(listEvents, {}, berta)).toEqual([kept])
    expect(await statusOf(undoImport, { importId: other }, berta)).toBe(404)
  })

  it('is refused whole where one of it cannot be', async () => {
    const berta = await anAccount(server)

    const status = await statusOf(importEvents, { importId: randomUUID(), events: [meeting, { ...meeting, allDay: true }] }, berta)

    expect(status).toBe(400)
    expect(await call(listEvents, {}, berta)).toEqual([])
  })
})

describe('who may', () => {
  it('colleagues see and change the same events', async () => {
    const event = await anEvent()
    const beat = await aColleague(server, anna)

    await call(updateEvent, { event: { id: event.id, title: 'Ours' } }, beat)

    expect(await call(readEvent, { eventId: event.id })).toMatchObject({ title: 'Ours' })
  })

  it('another workspace gets the same answer for an event there and for none at all, and changes nothing', async () => {
    const event = await anEvent()
    const [wrong, foreign] = [randomUUID(), event.id].map((id) =>
      Promise.all([
        ask(server, stranger, readEvent, { eventId: id }),
        ask(server, stranger, updateEvent, { event: { id, title: 'Mine' } }),
        ask(server, stranger, removeEvent, { eventId: id }),
        ask(server, stranger, restoreEvent, { eventId: id }),
      ]),
    )

    const answers = (await Promise.all([wrong, foreign])).map((replies) => replies?.map(({ statusCode, body }) => ({ statusCode, body })))

    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    expect(await call(readEvent, { eventId: event.id })).toEqual(event)
    expect(await call(listEvents, {}, stranger)).toEqual([])
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import { addEvent, endFeed, makeFeed, readFeed, readPreferences, savePreferences } from '../contract.ts'
import { readCalendar } from '../ics-read.ts'

const logged: unknown[] = []
let server: TestServer
let anna: TestAccount
beforeAll(async () => {
  server = await aServer({ log: (event, fields) => logged.push({ event, ...fields }) })
  anna = await anAccount(server)
})
afterAll(() => server.app.close())

const newEvent = { title: 'Sitzung', allDay: false, start: '2026-03-24T13:00:00.000Z', end: '2026-03-24T14:00:00.000Z', desc: 'Büro' }
const fetched = (address: string) => server.app.inject({ method: 'GET', url: address })
const aFeed = async (by: TestAccount): Promise<string> => (await answerTo(server, by, makeFeed)).address

it('whoever has the private address reads the calendar without being signed in', async () => {
  await answerTo(server, anna, addEvent, { newEvent })

  const reply = await fetched(await aFeed(anna))

  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  const { events, faults } = readCalendar(reply.body, { timeZone: 'Europe/Zurich', untitled: '' })
  expect(faults).toEqual([])
  expect(events).toMatchObject([newEvent])
})

it('nothing of another workspace is in it', async () => {
  const stranger = await anAccount(server)

  const { body } = await fetched(await aFeed(stranger))

  expect(body).not.toContain('VEVENT')
})

it('a new address ends the one before, and the end of it ends it', async () => {
  const [first, second] = [await aFeed(anna), await aFeed(anna)]

  const statuses = [(await fetched(first)).statusCode, (await fetched(second)).statusCode]
  const { feedSince } = await answerTo(server, anna, endFeed)

  expect(statuses).toEqual([404, 200])
  expect(feedSince).toBeNull()
  expect((await fetched(second)).statusCode).toBe(404)
})

it('neither a wrong key nor one of an account that is closed or has left opens anything, and all get one answer', async () => {
  const [beat, carla] = [await aColleague(server, anna), await aColleague(server, anna)]
  const addresses = [await aFeed(beat), await aFeed(carla)]
  const before = await Promise.all(addresses.map(fetched))
  await server.database.owner.query('update accounts.account set disabled_at = now() where id = $1', [beat.id])
  await server.database.owner.query('delete from accounts.membership where account_id = $1 and workspace_id = $2', [
    carla.id,
    anna.workspaceId,
  ])

  const after = await Promise.all([...addresses, `${readFeed.path}?key=wrong`, `${readFeed.path}?key=`].map(fetched))

  expect(before.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(new Set(after.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(after[0]?.statusCode).toBe(404)
})

it('the key is kept nowhere as it is, and stands in no log', async () => {
  const address = await aFeed(anna)
  const key = new URLSearchParams(address.split('?')[1]).get('key') ?? ''
  await fetched(address)
  await fetched(`${readFeed.path}?key=${key}x`)

  const { rows } = await server.database.owner.query<{ row: string }>('select preference::text as row from calendar.preference')

  expect(key).toHaveLength(43)
  expect(JSON.stringify(logged)).toContain('/api/calendar-app/feed.ics')
  expect(JSON.stringify([logged, rows])).not.toContain(key)
})

it('preferences are each account’s own, and what is not sent stays', async () => {
  const dora = await aColleague(server, anna)

  await answerTo(server, dora, savePreferences, { timeZone: 'Asia/Tokyo' })
  const saved = await answerTo(server, dora, savePreferences, { showsDeadlines: true })

  expect(saved).toEqual({ timeZone: 'Asia/Tokyo', showsHolidays: true, showsDeadlines: true, feedSince: null })
  expect(await answerTo(server, anna, readPreferences)).toMatchObject({ timeZone: 'Europe/Zurich', showsDeadlines: false })
  expect((await ask(server, dora, savePreferences, { timeZone: 'Nowhere/Land' })).statusCode).toBe(400)
})

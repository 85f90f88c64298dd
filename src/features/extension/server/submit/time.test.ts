import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { aDatabase } from '../../../../../scripts/testing/database.ts'
import { aServerForThisTest, type TestServer } from '../../../../../scripts/testing/server.ts'

afterEach(() => {
  vi.useRealTimers()
})

const request = { Periode: 2025, Wunschfrist: '09.30.2026', PersonSearchRequest: { SubjektId: '123456', Geburtsdatum: '11.24.1980' } }
const ofAnother = { ...request, PersonSearchRequest: { SubjektId: '204518', Geburtsdatum: '03.27.1984' } }

async function submit({ app }: TestServer, payload = request) {
  const reply = await app.inject({ method: 'POST', url: '/BusinessAPI/efristerstreckung', payload })
  return reply.json<{ BackEndData?: { Regel: string; Eingang: string } }>().BackEndData
}

/** A server whose legal clock runs on from this moment. */
async function aServerFrom(moment: string): Promise<TestServer> {
  const seconds = (new Date(moment).getTime() - Date.now()) / 1000
  return aServerForThisTest({ database: await aDatabase({ shift: `PT${seconds.toFixed(3)}S` }) })
}

// The server must stand before midnight comes: where seven seconds were too few, the second try has more.
let lead = 7

it('a request of the last second is timely, although it is decided after midnight', async () => {
  const server = await aServerFrom(new Date(new Date('2026-03-31T22:00:00Z').getTime() - lead * 1000).toISOString())
  lead *= 5
  // The first answer of a server takes longest, and the last second should not be spent with it.
  await submit(server, ofAnother)
  const holder = await server.database.owner.connect()
  const untilLast = async (seconds: number) => wait(((await secondsTo(server, '2026-03-31T22:00:00Z')) - seconds) * 1000)
  // Not earlier: PostgreSQL ends who holds something for long without a word.
  await untilLast(3)
  await holder.query("begin; update extension.tax_case set is_blocked = is_blocked where legal_form = 'natural-person' and pid = 123456")
  await untilLast(0.8)

  const waiting = submit(server)
  await wait(1200)
  await holder.query('rollback')
  holder.release()

  const answer = await waiting
  expect(answer).toMatchObject({ Regel: 'D6', Eingang: expect.stringMatching(/^2026-03-31T21:59:5[89]/) })
  expect(await secondsTo(server, '2026-03-31T22:00:00Z')).toBeLessThan(0)
})

it('one second later it is late', async () => {
  const server = await aServerFrom('2026-03-31T22:00:00Z')

  expect(await submit(server)).toMatchObject({ Regel: 'C7' })
})

it.each([
  ['ten minutes late', '2026-03-10T11:50:00Z'],
  ['ten minutes early', '2026-03-10T12:10:00Z'],
  ['of another year', '2031-03-10T12:00:00Z'],
])('the clock of a server that is %s changes nothing', async (_, wallClock) => {
  const server = await aServerForThisTest()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(wallClock) })

  expect(await submit(server)).toMatchObject({ Regel: 'D6', Eingang: '2026-03-10T12:00:00.000Z' })
})

it.each([
  ['the last minute of the night without 2 to 3', '2026-03-29T00:59:59Z', '29.03.2026'],
  ['the first minute after it', '2026-03-29T01:00:00Z', '29.03.2026'],
  ['the hour that comes twice, first', '2026-10-25T00:30:00Z', '25.10.2026'],
  ['the hour that comes twice, again', '2026-10-25T01:30:00Z', '25.10.2026'],
  ['the last second of a summer day', '2026-03-31T21:59:59Z', '31.03.2026'],
  ['the first second after it', '2026-03-31T22:00:00Z', '01.04.2026'],
])('%s belongs to the day of Zurich', async (_, clock, day) => {
  const server = await aServerForThisTest({ clock })
  const ask = (Wunschfrist: string) =>
    server.app.inject({ method: 'POST', url: '/BusinessAPI/efristerstreckung', payload: { ...request, Wunschfrist } })

  expect((await ask(wireOf(day))).statusCode).toBe(200)
  expect((await ask(wireOf(day, -1))).statusCode).toBe(400)
})

/** `03.29.2026` for `29.03.2026`, or a day near it. */
function wireOf(dotted: string, days = 0): string {
  const [day = 0, month = 0, year = 0] = dotted.split('.').map(Number)
  const [y, m, d] = new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10).split('-')
  return `${m}.${d}.${y}`
}

async function secondsTo({ database }: TestServer, moment: string): Promise<number> {
  const { rows } = await database.owner.query<{ seconds: number }>(
    'select extract(epoch from $1::timestamptz - platform.moment())::float8 as seconds',
    [moment],
  )
  return rows[0]?.seconds ?? 0
}

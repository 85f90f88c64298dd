import type { Pool } from 'pg'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { aDatabase } from '../../../../../scripts/testing/database.ts'
import { aServerForThisTest, type TestServer } from '../../../../../scripts/testing/server.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const request = { Periode: 2025, Wunschfrist: '09.30.2026', PersonSearchRequest: { SubjektId: '123456', Geburtsdatum: '11.24.1980' } }
const ofAnother = { ...request, PersonSearchRequest: { SubjektId: '204518', Geburtsdatum: '03.27.1984' } }

async function submit({ app }: TestServer, payload = request) {
  const reply = await app.inject({ method: 'POST', url: '/BusinessAPI/efristerstreckung', payload })
  return reply.json<{ BackEndData?: { Regel: string; Eingang: string } }>().BackEndData
}

/** A server whose legal clock stands until it is set. */
async function aServerAt(moment: string) {
  const database = await aDatabase({ shift: 'PT0S' })
  const { owner } = database
  await owner.query(`
    create table public.test_clock as select '${moment}'::timestamptz as moment;
    grant select on public.test_clock to public;
    create or replace function platform.moment() returns timestamptz language sql stable return (select moment from public.test_clock)`)
  const server = await aServerForThisTest({ database })
  return { ...server, setClock: (next: string) => owner.query('update public.test_clock set moment = $1', [next]) }
}

it('a request of the last second is timely, although it is decided after midnight', async () => {
  const server = await aServerAt('2026-03-31T21:59:59.950Z')
  const { owner } = server.database
  // The first answer of a server takes longest, and nobody waits for one for long.
  await submit(server, ofAnother)
  const holder = await owner.connect()
  onTestFinished(() => holder.release(true))
  await holder.query("begin; update extension.tax_case set is_blocked = is_blocked where legal_form = 'natural-person' and pid = 123456")

  const waiting = submit(server)
  await hasTriedToStore(owner)
  // Both clocks go on: the one that says how long it has waited, and the one of the law, which is past midnight now.
  const runningClock = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => runningClock() + 100)
  await server.setClock('2026-03-31T22:00:00.050Z')
  await hasTriedToStore(owner)
  await holder.query('rollback')

  expect(await waiting).toMatchObject({ Regel: 'D6', Eingang: expect.stringMatching(/^2026-03-31T21:59:5/) as string })
})

/** Until a server has once more found a case in other hands. */
async function hasTriedToStore(owner: Pool): Promise<void> {
  const { rows } = await owner.query<{ now: string }>('select clock_timestamp()::text as now')
  const tries = 'select 1 from pg_stat_activity where datname = current_database() and query_start > $1 and query like $2'
  await expect.poll(async () => (await owner.query(tries, [rows[0]?.now, '%for update of c skip locked%'])).rowCount).toBeGreaterThan(0)
}

it('one second later it is late', async () => {
  const server = await aServerAt('2026-03-31T22:00:01Z')

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

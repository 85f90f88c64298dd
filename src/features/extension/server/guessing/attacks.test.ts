import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { doneWork } from '../../../../../scripts/guessing/work.ts'
import { aServerForThisTest, type TestServer } from '../../../../../scripts/testing/server.ts'

const bits = 16
const strict = { MISSES_PER_ADDRESS: '10', MISSES_PER_NETWORK: '40', WORK_BITS: String(bits) }
const rightDate = '1980-11-24'
const wrongDates = Array.from({ length: 20 }, (_, index) => `1970-04-${String(index + 1).padStart(2, '0')}`)

type Sent = { readonly birth?: string; readonly pid?: string; readonly headers?: Record<string, string>; readonly from?: string }

async function ask({ app }: TestServer, { birth = rightDate, pid = '123456', headers = {}, from = '203.0.113.7' }: Sent) {
  const payload = { Periode: 2025, Wunschfrist: '2026-09-30', PersonSearchRequest: { SubjektId: pid, Geburtsdatum: birth } }
  const reply = await app.inject({ method: 'POST', url: '/BusinessAPI/efristerstreckung', payload, headers, remoteAddress: from })
  const body = reply.json<{ BackEndData?: Record<string, unknown>; ErrorMessage?: string; Referenz?: string; Aufwand?: number }>()
  return { status: reply.statusCode, body, headers: reply.headers }
}

/** What a guesser can compare: everything but what is drawn at random or told by a clock. */
const seen = ({ status, body, headers }: Awaited<ReturnType<typeof ask>>) => {
  const text = JSON.stringify(body)
    .replaceAll(/25[0-9A-Z]{10}/g, 'reference')
    .replaceAll(/25[0-9A-Z]{2}(?:[ -]?[0-9A-Z]{4}){2}/g, 'reference')
    .replace(/"Pruefcode":"\w{8}"/, 'code')
  const { date: _, 'x-request-id': __, ...others } = headers
  return { status, text, others }
}

describe('a sender who has missed too often', () => {
  it('is asked for work, and let in with it', async () => {
    const server = await aServerForThisTest({ settings: strict })
    for (const birth of wrongDates.slice(0, 5)) for (const pid of ['123456', '204518']) await ask(server, { birth, pid })
    const key = randomUUID()

    const refused = await ask(server, { pid: '7', headers: { 'idempotency-key': key } })
    expect(refused).toMatchObject({ status: 429, body: { code: 'work-needed', Aufwand: bits, ErrorMessage: expect.any(String) } })

    const headers = { 'idempotency-key': key, 'proof-of-work': doneWork(key, bits) }
    expect(await ask(server, { pid: '7', birth: '1952-02-29', headers })).toMatchObject({ status: 200, body: { BackEndData: {} } })
  })

  it('gets one guess for one work: the same key with another date is refused, and so is the work under another key', async () => {
    const server = await aServerForThisTest({ settings: strict })
    for (const birth of wrongDates.slice(0, 5)) for (const pid of ['123456', '204518']) await ask(server, { birth, pid })
    const key = randomUUID()
    const work = { 'proof-of-work': doneWork(key, bits) }

    const first = await ask(server, { pid: '7', birth: '1952-02-28', headers: { ...work, 'idempotency-key': key } })
    const second = await ask(server, { pid: '7', birth: '1952-02-29', headers: { ...work, 'idempotency-key': key } })
    const other = await ask(server, {
      pid: '7',
      birth: '1952-02-29',
      headers: { ...work, 'idempotency-key': randomUUID() },
    })

    expect(first).toMatchObject({ status: 200, body: { Regel: 'I1' } })
    expect(second).toMatchObject({ status: 422 })
    expect(other).toMatchObject({ status: 429, body: { code: 'work-needed' } })
  })

  it('is not helped by asking with one work many times at once', async () => {
    const server = await aServerForThisTest({ settings: strict })
    for (const birth of wrongDates.slice(0, 5)) for (const pid of ['123456', '204518']) await ask(server, { birth, pid })
    const key = randomUUID()
    const headers = { 'idempotency-key': key, 'proof-of-work': doneWork(key, bits) }

    const replies = await Promise.all(wrongDates.slice(0, 20).map((birth) => ask(server, { pid: '7', birth, headers })))

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(19)
  })
})

describe('a locked number', () => {
  it('answers its owner as it answers a guesser, to the letter', async () => {
    const server = await aServerForThisTest()
    const replies = []
    for (const birth of wrongDates.slice(0, 5)) replies.push(seen(await ask(server, { birth })))

    const owner = seen(await ask(server, {}))

    expect(new Set([...replies, owner].map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect(owner.text).toContain('kein Steuerfall')
  })

  it('cannot be outrun: of twenty dates at once the right one, sent last, comes too late', async () => {
    const server = await aServerForThisTest()

    const replies = await Promise.all([...wrongDates.slice(0, 19), rightDate].map((birth) => ask(server, { birth })))

    expect(replies.filter(({ body }) => body.BackEndData !== undefined)).toEqual([])
    const { rows } = await server.database.owner.query<{ misses: number }>("select misses from extension.miss where scope = 'pid-day'")
    expect(rows).toEqual([{ misses: 20 }])
  })

  it('is found by the fifth of twenty dates, so the test above can see a hit', async () => {
    const server = await aServerForThisTest()
    const dates = [...wrongDates.slice(0, 4), rightDate, ...wrongDates.slice(4, 19)]

    const replies = await Promise.all(dates.map((birth) => ask(server, { birth })))

    expect(replies.filter(({ body }) => body.BackEndData !== undefined)).toHaveLength(1)
  })

  it('still knows the answer that was given under a key', async () => {
    const server = await aServerForThisTest()
    const headers = { 'idempotency-key': randomUUID() }
    const granted = await ask(server, { headers })
    for (const birth of wrongDates.slice(0, 6)) await ask(server, { birth })

    expect((await ask(server, { headers })).body).toEqual(granted.body)
    expect((await ask(server, {})).body).toMatchObject({ Regel: 'I1' })
  })

  it('stays locked for a server that was started after', async () => {
    const first = await aServerForThisTest()
    for (const birth of wrongDates.slice(0, 5)) await ask(first, { birth })

    const second = await aServerForThisTest({ database: { ...first.database, close: async () => {} } })

    expect((await ask(second, {})).body).toMatchObject({ Regel: 'I1' })
  })

  it('opens the next day', async () => {
    const first = await aServerForThisTest()
    for (const birth of wrongDates.slice(0, 5)) await ask(first, { birth })
    await first.database.owner.query("update extension.miss set since = since - interval '24 hours 1 second'")

    const second = await aServerForThisTest({ database: { ...first.database, close: async () => {} } })

    expect((await ask(second, {})).body).toMatchObject({ BackEndData: { NeueFrist: '2026-09-30' } })
  })
})

describe('a service whose misses of the day are used up', () => {
  it('tells right and wrong the same, to the letter: received', async () => {
    const server = await aServerForThisTest({ settings: { MISSES_FREE_PER_DAY: '5', MISSES_PER_DAY: '5' } })
    for (const birth of wrongDates.slice(0, 5)) await ask(server, { birth, pid: '204518' })

    const right = seen(await ask(server, {}))
    const wrong = seen(await ask(server, { birth: wrongDates[0] ?? '' }))
    const unknown = seen(await ask(server, { pid: '999998' }))

    expect(right.text).toContain('"Status":"pendent"')
    expect(wrong).toEqual(right)
    expect(unknown).toEqual(right)
  })
})

it('forms that are read but cannot be right cost no miss', async () => {
  const server = await aServerForThisTest({ settings: strict })
  const past = { Periode: 2025, Wunschfrist: '2020-01-01', PersonSearchRequest: { SubjektId: '5', Geburtsdatum: rightDate } }
  for (let time = 0; time < 15; time += 1) {
    const reply = await server.app.inject({ method: 'POST', url: '/BusinessAPI/efristerstreckung', payload: past })
    expect(reply.statusCode).toBe(400)
  }

  expect((await server.database.owner.query('select 1 from extension.miss')).rowCount).toBe(0)
})

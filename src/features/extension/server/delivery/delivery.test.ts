import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aCoreSystem } from '../../../../../scripts/testing/core-system.ts'
import { aDatabaseForThisTest, waitingForLocks, type TestDatabase } from '../../../../../scripts/testing/database.ts'
import { storeRequest, type StoredRequest } from '../../../../../scripts/testing/stored-requests.ts'
import { connect, createPool } from '../../../../platform/database.ts'
import { passOn } from '../audit/pass-on.ts'
import { verifyAudit } from '../audit/verify-audit.ts'
import { createDeliverer, type Deliverer } from './deliver.ts'
import { deliveriesReport, readReferences, replayDeliveries } from './deliveries.ts'
import { claimDeliveries, markFailed } from './delivery-store.ts'
import { createSend } from './send.ts'

const canton = 'musterland'
const quick = { canton, perSecond: 1000 }

/** The database with so many granted requests queued for delivery. */
async function queued(count: number): Promise<TestDatabase & { readonly requests: readonly StoredRequest[] }> {
  const database = await aDatabaseForThisTest()
  const requests: StoredRequest[] = []
  for (let each = 0; each < count; each += 1) requests.push(await storeRequest(database.pool))
  await passOn(connect(database.owner), { canton, delivers: true })
  return { ...database, requests }
}

/** The same database at another moment of the test day. */
function at({ url }: TestDatabase, time: string) {
  const pool = createPool({ url, connections: 2, clock: `2026-03-${time}Z` }, () => {})
  onTestFinished(() => pool.end())
  return connect(pool)
}

function aDeliverer(database: TestDatabase, url: string, db = connect(database.owner)): Deliverer {
  const send = createSend({ url })
  onTestFinished(() => send.close())
  return createDeliverer({ db, pace: quick, send, onLost: (error) => expect.fail(String(error)) })
}

/** Rounds until nothing is left to begin with. */
async function work(...deliverers: readonly Deliverer[]): Promise<void> {
  for (let idle = 0; idle < 3;) {
    const pauses = await Promise.all(deliverers.map((deliverer) => deliverer.round()))
    idle = pauses.every((pause) => pause === 200) ? idle + 1 : 0
    await Promise.all(deliverers.map((deliverer) => deliverer.settled()))
    await wait(15)
  }
}

async function rowsOf({ owner }: TestDatabase): Promise<readonly unknown[]> {
  const { rows } = await owner.query(
    'select state, attempts, refusals, last_failure from extension.delivery order by queued_at, request_id',
  )
  return rows
}

describe('passing on', () => {
  it('queues a delivery for a deadline that moved, and for nothing else', async () => {
    const { owner, pool } = await aDatabaseForThisTest()
    for (const outcome of ['unchanged', 'rejected', 'pending'] as const) await storeRequest(pool, { outcome })
    const { id } = await storeRequest(pool)

    await passOn(connect(owner), { canton, delivers: true })

    const { rows } = await owner.query('select request_id, state, queued_at from extension.delivery')
    expect(rows).toEqual([{ request_id: id, state: 'waiting', queued_at: new Date('2026-03-10T12:00:00Z') }])
  })

  it('queues nothing where there is nobody to tell', async () => {
    const { owner, pool } = await aDatabaseForThisTest()
    await storeRequest(pool)

    await passOn(connect(owner), { canton, delivers: false })

    expect((await owner.query('select 1 from extension.delivery')).rowCount).toBe(0)
  })
})

describe('delivering', () => {
  it('tells the core system each decision once, with two workers at the same time, and notes it in the chain', async () => {
    const [database, core] = [await queued(60), await aCoreSystem()]

    await work(aDeliverer(database, core.url), aDeliverer(database, core.url))
    await passOn(connect(database.owner), { canton, delivers: true })

    expect(await core.counts()).toMatchObject({ applications: 60, twice: 0, requests: 60 })
    const told = (await core.entries()).map(({ key, reference }) => `${key} ${reference}`)
    expect(told.toSorted()).toEqual(database.requests.map(({ id, reference }) => `${id} ${reference}`).toSorted())
    expect(new Set((await rowsOf(database)).map((row) => JSON.stringify(row)))).toEqual(
      new Set([JSON.stringify({ state: 'delivered', attempts: 1, refusals: 0, last_failure: null })]),
    )
    expect((await database.owner.query("select 1 from extension.audit where action = 'delivered'")).rowCount).toBe(60)
    expect(await verifyAudit(connect(database.owner))).toMatchObject({ kind: 'whole', entries: 120, requests: 60 })
  })

  it('is put off by a failure, and told once when the core system is there again', async () => {
    const [database, core] = [await queued(3), await aCoreSystem()]
    await core.control({ mode: 'dropped-reply' })

    await work(aDeliverer(database, core.url))
    const during = await rowsOf(database)
    await core.control({ mode: 'healthy' })
    await work(aDeliverer(database, core.url, at(database, '10T12:20:00')))

    expect(during).toEqual(Array.from({ length: 3 }, () => expect.objectContaining({ state: 'waiting', refusals: 0, last_failure: 'cut' })))
    expect(await core.counts()).toMatchObject({ applications: 3, twice: 0 })
    expect(await rowsOf(database)).toMatchObject(Array.from({ length: 3 }, () => ({ state: 'delivered' })))
  })

  it('gives up on what was refused five times, and tells all the others meanwhile', async () => {
    const [database, core] = [await queued(20), await aCoreSystem()]
    const poison = database.requests[0]?.reference ?? ''
    await core.control({ rejects: [poison] })

    for (const minute of [0, 16, 32, 48, 59])
      await work(aDeliverer(database, core.url, at(database, `10T12:${String(minute).padStart(2, '0')}:00`)))

    expect(await core.counts()).toMatchObject({ applications: 19, requests: 24 })
    expect((await rowsOf(database)).filter((row) => (row as { state: string }).state === 'dead')).toEqual([
      { state: 'dead', attempts: 5, refusals: 5, last_failure: 'status-422' },
    ])
    await passOn(connect(database.owner), { canton, delivers: true })
    expect((await database.owner.query("select 1 from extension.audit where action = 'delivery-given-up'")).rowCount).toBe(1)
  })

  it('gives up after seven days and not before; a replay brings everything back', async () => {
    const [database, core] = [await queued(3), await aCoreSystem()]
    await core.control({ mode: 'error' })

    await work(aDeliverer(database, core.url, at(database, '17T11:59:59')))
    const before = await rowsOf(database)
    await work(aDeliverer(database, core.url, at(database, '17T12:20:00')))
    const after = await rowsOf(database)
    const report = await deliveriesReport(connect(database.owner), canton)
    await core.control({ mode: 'healthy' })
    const replayed = await replayDeliveries(at(database, '18T08:00:00'), canton, 'all')
    await work(aDeliverer(database, core.url, at(database, '18T08:00:00')))

    expect(before).toEqual(Array.from({ length: 3 }, () => expect.objectContaining({ state: 'waiting', last_failure: 'status-500' })))
    expect(after).toEqual(Array.from({ length: 3 }, () => expect.objectContaining({ state: 'dead' })))
    expect(report).toMatch(/^waiting {4}0\ndelivered {2}0\ngiven up {3}3\n( {2}25\w\w-\w{4}-\w{4} after \d+ attempts: status-500\n?){3}$/)
    expect(replayed).toBe(3)
    expect(await core.counts()).toMatchObject({ applications: 3, twice: 0 })
  })

  it('is tried by another worker when the first one died under way, after a while and not before', async () => {
    const database = await queued(1)
    await claimDeliveries(connect(database.owner), quick, 10)

    const early = await claimDeliveries(at(database, '10T12:00:14'), quick, 10)
    const later = await claimDeliveries(at(database, '10T12:00:16'), quick, 10)

    expect([early.length, later.length, later[0]?.attempts]).toEqual([0, 1, 2])
  })

  it('does not listen to a worker that comes back after another one has tried', async () => {
    const database = await queued(1)
    const [first] = await claimDeliveries(connect(database.owner), quick, 10)
    const db = at(database, '10T12:00:16')
    await claimDeliveries(db, quick, 10)

    if (first) await markFailed(db, first, { reason: 'timeout', refusals: 5 }, { kind: 'give-up' })

    expect(await rowsOf(database)).toEqual([{ state: 'waiting', attempts: 2, refusals: 0, last_failure: 'under-way' }])
  })

  it('knows a request that was stored while it waited for its turn', async () => {
    const database = await queued(1)
    await claimDeliveries(connect(database.owner), quick, 10)
    const holder = await database.owner.connect()
    await holder.query('begin')
    await holder.query('select 1 from extension.delivery_pace for update')
    const claiming = claimDeliveries(connect(database.owner), quick, 10)
    await expect.poll(() => waitingForLocks(database)).toBe(1)
    const { reference } = await storeRequest(database.pool)
    await passOn(connect(database.owner), { canton, delivers: true })
    await holder.query('commit')
    holder.release()

    expect(await claiming).toMatchObject([{ attempts: 1, message: { reference } }])
  })

  it('gives up on a request that is gone', async () => {
    const [database, core] = [await queued(1), await aCoreSystem()]
    await database.owner.query('delete from extension.request')

    await work(aDeliverer(database, core.url))

    expect(await rowsOf(database)).toMatchObject([{ state: 'dead', last_failure: 'no-request' }])
    expect((await core.counts()).requests).toBe(0)
  })

  it('calls back what was put off as soon as one is told', async () => {
    const [database, core] = [await queued(30), await aCoreSystem()]
    await database.owner.query(
      "update extension.delivery set due_at = due_at + interval '14 minutes', attempts = 9, last_failure = 'refused'",
    )
    await storeRequest(database.pool)
    await passOn(connect(database.owner), { canton, delivers: true })

    await work(aDeliverer(database, core.url))

    expect(await core.counts()).toMatchObject({ applications: 31 })
  })
})

describe('the pace', () => {
  it.each([10, 50])('of %i a second holds for all workers together', async (perSecond) => {
    const database = await queued(200)
    const claimed: { readonly asked: number; readonly answered: number }[] = []
    const worker = async (): Promise<void> => {
      const db = connect(database.owner)
      while (claimed.length < 2 * perSecond) {
        const asked = performance.now()
        const claims = await claimDeliveries(db, { canton, perSecond }, 50)
        for (const _ of claims) claimed.push({ asked, answered: performance.now() })
        await wait(5)
      }
    }

    await Promise.all([worker(), worker(), worker()])

    // On a busy machine an answer comes late: only what was asked and answered within the same second surely belongs to it.
    const within = (start: number): number => claimed.filter(({ asked, answered }) => asked >= start && answered < start + 1000).length
    expect(Math.max(...claimed.map(({ asked }) => within(asked)))).toBeLessThanOrEqual(perSecond * 1.2)
  })

  it('leaves half of itself to new decisions, and gives the rest to those that are due the longest', async () => {
    const database = await queued(0)
    await database.owner.query(
      `insert into extension.delivery (canton, period, request_id, queued_at, due_at)
      select 'musterland', 2025, gen_random_uuid(), '2026-03-10T08:00:00Z'::timestamptz + n * interval '1 second', '2026-03-10T08:00:00Z'::timestamptz + n * interval '1 second'
      from generate_series(1, 1000) n`,
    )
    for (let each = 0; each < 40; each += 1) await storeRequest(database.pool)
    await passOn(connect(database.owner), { canton, delivers: true })

    const claims = await claimDeliveries(connect(database.owner), quick, 40)

    const old = claims.filter(({ message }) => !message).map(({ waitedSeconds }) => waitedSeconds)
    expect([claims.length, old.length]).toEqual([40, 20])
    expect(old.toSorted((one, other) => other - one)).toEqual(Array.from({ length: 20 }, (_, n) => 4 * 3600 - n - 1))
  })
})

describe('the operator', () => {
  it('sees how many wait and why, without anything personal', async () => {
    const [database, core] = [await queued(2), await aCoreSystem()]
    await core.control({ mode: 'html' })
    await work(aDeliverer(database, core.url))

    const report = await deliveriesReport(connect(database.owner), canton)

    expect(report).toBe('waiting    2, the oldest since 2026-03-10T12:00:00.000Z\n  not-json: 2\ndelivered  0\ngiven up   0')
  })

  it('has single requests tried again by their reference, in any spelling', async () => {
    const database = await queued(2)
    await database.owner.query("update extension.delivery set state = 'dead', attempts = 9")
    const typed = (database.requests[1]?.reference ?? '').toLowerCase().replace(/(.{4})/g, '$1 ')

    const count = await replayDeliveries(connect(database.owner), canton, readReferences([typed]))

    expect(count).toBe(1)
    expect(await rowsOf(database)).toEqual(
      expect.arrayContaining([expect.objectContaining({ state: 'dead' }), expect.objectContaining({ state: 'waiting', attempts: 0 })]),
    )
    expect(() => readReferences(['25K7M92QX8CW'])).toThrow('25K7M92QX8CW is not a reference.')
  })
})

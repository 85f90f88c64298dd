import { describe, expect, it, onTestFinished } from 'vitest'
import { musterland } from '../../../../../scripts/testing/cantons.ts'
import { aCommandLine } from '../../../../../scripts/testing/command-line.ts'
import { aDatabaseForThisTest, type TestDatabase } from '../../../../../scripts/testing/database.ts'
import { storeRequest } from '../../../../../scripts/testing/stored-requests.ts'
import { connect, createPool } from '../../../../platform/database.ts'
import { passOn } from '../audit/pass-on.ts'
import { verifyAudit } from '../audit/verify-audit.ts'
import { countPurge, purge, type Purged } from './purge.ts'

// Requests of 10 March 2026 with deadlines of 30 September: after 730 days this is 29 September 2028.
const early = '2028-09-29T12:00:00Z'
const late = '2028-10-01T12:00:00Z'

type Kept = TestDatabase & { readonly at: (clock: string) => TestDatabase['owner'] }

/** Five requests: one granted, one unchanged, one rejected, one that waits, one granted that the tax system has not been told of. */
async function requestsOfThen(): Promise<Kept> {
  const database = await aDatabaseForThisTest()
  for (const outcome of ['unchanged', 'rejected', 'pending', 'granted'] as const) await storeRequest(database.pool, { outcome })
  await passOn(connect(database.owner), { canton: 'musterland', delivers: false })
  await storeRequest(database.pool)
  await passOn(connect(database.owner), { canton: 'musterland', delivers: true })
  const at = (clock: string): TestDatabase['owner'] => {
    const pool = createPool({ url: database.url, connections: 2, clock }, () => {})
    onTestFinished(() => pool.end())
    return pool
  }
  return { ...database, at }
}

const run = (pool: TestDatabase['owner'], batch?: number): Promise<Purged> =>
  purge({ db: connect(pool), canton: musterland }, batch === undefined ? {} : { batch })
const left = async ({ owner }: TestDatabase): Promise<readonly string[]> =>
  (await owner.query<{ outcome: string }>('select outcome from extension.request order by outcome')).rows.map(({ outcome }) => outcome)
const verdict = ({ owner }: TestDatabase) => verifyAudit(connect(owner))

describe('requests', () => {
  it('stay until their days are over since receipt and deadline', async () => {
    const database = await requestsOfThen()

    await run(database.at(early))

    // Those without a later deadline had their time until March.
    expect(await left(database)).toEqual(['granted', 'granted', 'pending'])
  })

  it('go when their time is over, but not while they wait or the tax system has not been told', async () => {
    const database = await requestsOfThen()

    const purged = await run(database.at(late))

    expect([...purged.requests]).toEqual([[2025, 3]])
    expect(await left(database)).toEqual(['granted', 'pending'])
  })

  it('leave a chain that is whole, and says which were removed', async () => {
    const database = await requestsOfThen()
    const before = await verdict(database)

    await run(database.at(late))
    const unsealed = await verdict(database)
    await passOn(connect(database.owner), { canton: 'musterland', delivers: false })

    expect(unsealed).toMatchObject({ kind: 'whole', requests: 2, entries: 5 })
    expect(before).toMatchObject({ kind: 'whole', requests: 5, entries: 5 })
    expect(await verdict(database)).toMatchObject({ kind: 'whole', requests: 2, entries: 6 })
    const { rows } = await database.owner.query(
      "select jsonb_array_length(detail -> 'requests') as gone from extension.audit where action = 'purged'",
    )
    expect(rows).toEqual([{ gone: 3 }])
  })

  it('control: a request that somebody else removed breaks the chain, also with an entry that came too early', async () => {
    const database = await requestsOfThen()
    const { rows } = await database.owner.query<{ id: string }>("delete from extension.request where outcome = 'rejected' returning id")

    expect(await verdict(database)).toMatchObject({ kind: 'broken', reason: expect.stringContaining('which is gone') })

    await database.owner.query(
      `insert into extension.outbox (canton, action, at, detail)
       values ('musterland', 'purged', platform.moment(), jsonb_build_object('requests', jsonb_build_array($1::uuid)))`,
      [rows[0]?.id],
    )
    await passOn(connect(database.owner), { canton: 'musterland', delivers: false })
    expect(await verdict(database)).toMatchObject({ kind: 'broken', reason: expect.stringContaining('which is gone') })
  })

  it('go in batches; a run that was broken off is followed by the next one', async () => {
    const database = await requestsOfThen()
    const broken = purge(
      { db: connect(database.at(late)), canton: musterland },
      {
        batch: 1,
        onBatch: (count) => {
          if (count === 1) throw new Error('killed')
        },
      },
    )
    await expect(broken).rejects.toThrow('killed')
    expect(await left(database)).toHaveLength(4)

    await run(database.at(late), 1)

    expect(await left(database)).toEqual(['granted', 'pending'])
    expect(await verdict(database)).toMatchObject({ kind: 'whole' })
  })

  it('are removed by one at a time', async () => {
    const database = await requestsOfThen()
    const holder = await database.owner.connect()
    await holder.query("begin; select pg_advisory_xact_lock(hashtextextended('desk.purge musterland', 0))")

    await expect(run(database.at(late))).rejects.toThrow('Another process')

    await holder.query('rollback')
    holder.release()
    expect(await left(database)).toHaveLength(5)
  })
})

describe('the settings of a canton', () => {
  it('say for how long', async () => {
    const database = await requestsOfThen()
    const canton = { ...musterland, retention: { ...musterland.retention, requestDays: 30 } }
    const due = async (clock: string): Promise<number> =>
      (await countPurge({ db: connect(database.at(clock)), canton })).requests.get(2025) ?? 0

    expect([await due('2026-04-09T12:00:00Z'), await due('2026-04-10T12:00:00Z'), await due('2026-11-01T12:00:00Z')]).toEqual([0, 1, 3])
  })

  it('cannot say less than the least', async () => {
    const { owner } = await aDatabaseForThisTest()
    const first = "'-infinity', '00000000-0000-0000-0000-000000000000', 10, false"

    await expect(owner.query(`select desk.purge_requests('musterland', 29, ${first})`)).rejects.toThrow('30 days')
    await expect(owner.query("select desk.purge_looks('musterland', 364, 10)")).rejects.toThrow('a year')
  })

  it('are for the worker and the command line alone', async () => {
    const { pool } = await aDatabaseForThisTest()

    await expect(pool.query("select desk.purge_looks('musterland', 730, 10)")).rejects.toMatchObject({ code: '42501' })
  })
})

it('the command counts first and removes then', async () => {
  const database = await requestsOfThen()
  const terminal = aCommandLine({ url: database.url, owner: database.at(late) }, 'musterland')

  expect(await terminal.run('purge', '--dry-run')).toContain('requests past their time: 3, period 2025: 3')
  expect(await left(database)).toHaveLength(5)
  expect(await terminal.run('purge')).toContain('requests past their time: 3, period 2025: 3')
  expect(await terminal.run('purge')).toContain('requests past their time: 0')
})

it('changes of the register go after their days', async () => {
  const database = await requestsOfThen()
  await database.owner.query(
    "update extension.person set name = 'Andere' where canton = 'musterland' and legal_form = 'natural-person' and pid = 123456",
  )

  expect((await run(database.at('2028-03-08T12:00:00Z'))).changes).toBe(0)
  expect((await run(database.at('2028-03-10T12:00:00Z'))).changes).toBe(1)
})

import { sql, type Kysely, type Transaction } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { aDatabaseForThisTest, type TestDatabase } from '../../scripts/testing/database.ts'
import { connect } from './database.ts'
import { publish, startLive, type Live, type LiveEvent } from './live.ts'

const mine = '018f0000-0000-7000-8000-000000000001'
const theirs = '018f0000-0000-7000-8000-000000000002'

async function aLive(database: TestDatabase): Promise<Live> {
  const live = await startLive(database.pool, () => {})
  onTestFinished(() => live.stop())
  return live
}

async function inWorkspace(db: Kysely<unknown>, workspace: string, work: (tx: Transaction<unknown>) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select set_config('app.workspace', ${workspace}, true)`.execute(tx)
    await work(tx)
  })
}

function heardBy(live: Live, workspace = mine): LiveEvent[] {
  const heard: LiveEvent[] = []
  live.listen(workspace, ({ topic, key }) => heard.push({ topic, key }))
  return heard
}

it('tells the listeners of one workspace, on every server process, what was committed', async () => {
  const database = await aDatabaseForThisTest()
  const [one, other] = [await aLive(database), await aLive(database)]
  const [heardByOne, heardByOther, heardByStranger] = [heardBy(one), heardBy(other), heardBy(one, theirs)]

  await inWorkspace(connect(database.pool), mine, (tx) => publish(tx, { topic: 'board', key: '1' }))

  for (const heard of [heardByOne, heardByOther]) await expect.poll(() => heard).toEqual([{ topic: 'board', key: '1' }])
  expect(heardByStranger).toEqual([])
})

it('says nothing of a transaction that did not commit', async () => {
  const database = await aDatabaseForThisTest()
  const heard = heardBy(await aLive(database))
  const db = connect(database.pool)

  await inWorkspace(db, mine, async (tx) => {
    await publish(tx, { topic: 'board', key: 'undone' })
    throw new Error('undo')
  }).catch(() => {})
  await inWorkspace(db, mine, (tx) => publish(tx, { topic: 'board', key: 'done' }))

  await expect.poll(() => heard).toEqual([{ topic: 'board', key: 'done' }])
})

it('misses no event of a transaction that began first and commits last', async () => {
  const database = await aDatabaseForThisTest()
  const heard = heardBy(await aLive(database))
  const db = connect(database.pool)
  const early = Promise.withResolvers<void>()
  const slow = inWorkspace(db, mine, async (tx) => {
    await publish(tx, { topic: 'slow', key: '1' })
    await early.promise
  })
  await inWorkspace(db, mine, (tx) => publish(tx, { topic: 'quick', key: '2' }))
  await expect.poll(() => heard).toEqual([{ topic: 'quick', key: '2' }])

  early.resolve()
  await slow

  await expect
    .poll(() => heard)
    .toEqual([
      { topic: 'quick', key: '2' },
      { topic: 'slow', key: '1' },
    ])
})

it('hears what happened while its connection was cut', async () => {
  const database = await aDatabaseForThisTest()
  const heard = heardBy(await aLive(database))
  await database.owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()",
  )

  await inWorkspace(connect(database.pool), mine, (tx) => publish(tx, { topic: 'board', key: 'meanwhile' }))

  await expect.poll(() => heard, { timeout: 30_000 }).toEqual([{ topic: 'board', key: 'meanwhile' }])
})

it('a listener that comes back gets what its workspace missed, also from a late committer', async () => {
  const database = await aDatabaseForThisTest()
  const live = await aLive(database)
  const db = connect(database.pool)
  const early = Promise.withResolvers<void>()
  const slow = inWorkspace(db, mine, async (tx) => {
    await publish(tx, { topic: 'slow', key: '1' })
    await early.promise
  })
  await inWorkspace(db, mine, (tx) => publish(tx, { topic: 'quick', key: '2' }))
  const left = await live.missed(mine, live.cursor())
  early.resolve()
  await slow
  await inWorkspace(db, theirs, (tx) => publish(tx, { topic: 'other', key: '3' }))

  const missed = await live.missed(mine, left?.cursor ?? '')

  expect(missed?.events.map((event) => event.topic)).toContain('slow')
  expect(missed?.events.map((event) => event.topic)).not.toContain('other')
})

it.each([
  ['too old', () => `5.${Date.now() - 3_600_000}`],
  ['from another database', () => `9000000000.${Date.now()}`],
  ['not a cursor', () => 'x'],
])('a cursor that is %s cannot be resumed', async (_what, cursor) => {
  const live = await aLive(await aDatabaseForThisTest())

  expect(await live.missed(mine, cursor())).toBeUndefined()
})

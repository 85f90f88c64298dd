import { sql } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import { aDatabaseForThisTest, waitingForLocks } from '../../scripts/testing/database.ts'
import { connectPipelined, openPipelines } from './pipelines.ts'

async function aView(connections = 1) {
  const database = await aDatabaseForThisTest()
  const pipelines = await openPipelines({ ...database.options, connections }, () => {})
  onTestFinished(() => pipelines.stop())
  const db = connectPipelined<object>(pipelines)
  // A statement may wait for as long as a test needs.
  await Promise.all(Array.from({ length: connections }, () => sql`select set_config('statement_timeout', '0', false)`.execute(db)))
  return { db, owner: database.owner }
}
const echo = (db: Awaited<ReturnType<typeof aView>>['db'], number: number) =>
  sql<{ number: number }>`select ${number}::int as number`.execute(db)

it('a hundred statements at once on one connection each get their own answer', async () => {
  const { db } = await aView()

  const answers = await Promise.all(Array.from({ length: 100 }, (_, number) => echo(db, number)))

  expect(answers.map(({ rows }) => rows[0]?.number)).toEqual(Array.from({ length: 100 }, (_, number) => number))
})

it('a statement that fails takes no other with it', async () => {
  const { db } = await aView()

  const outcomes = await Promise.allSettled([echo(db, 1), sql`select 1 / ${0}::int`.execute(db), echo(db, 3)])

  expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

it('refuses transactions, because other requests share the connection', async () => {
  const { db } = await aView()

  await expect(db.transaction().execute((tx) => echo(tx, 1))).rejects.toThrow('single statements only')
})

it('a statement that waits holds up only its own connection', async () => {
  const { db, owner } = await aView(2)
  const holder = await owner.connect()
  onTestFinished(() => holder.release(true))
  await holder.query('select pg_advisory_lock(1)')
  let isOver = false
  const waiting = sql`select pg_advisory_xact_lock(${1}::int)`.execute(db).then(() => (isOver = true))
  await expect.poll(() => waitingForLocks({ owner })).toBe(1)
  // Long enough for a connection to count as held up.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 150)
  onTestFinished(() => void vi.restoreAllMocks())

  await Promise.all([1, 2, 3].map((number) => echo(db, number)))

  expect(isOver).toBe(false)
  await holder.query('select pg_advisory_unlock(1)')
  await waiting
})

it('comes back by itself after all its connections were cut, and what was on its way is told so', async () => {
  const { db, owner } = await aView(2)
  const onTheirWay = [1, 2, 3, 4].map(() => sql`select pg_sleep(${60}::int)`.execute(db))
  const outcomes = Promise.allSettled(onTheirWay)
  // By what they run: one that wakes for an instant to sleep on says no more that it waits.
  const asleep = "from pg_stat_activity where datname = current_database() and state = 'active' and query like 'select pg_sleep%'"
  await expect.poll(async () => (await owner.query(`select 1 ${asleep}`)).rowCount).toBe(2)

  await owner.query(`select pg_terminate_backend(pid) ${asleep}`)
  const again = () =>
    echo(db, 1).then(
      ({ rows }) => rows.length,
      () => 0,
    )

  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected'])
  await expect.poll(again, { timeout: 30_000 }).toBe(1)
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => echo(db, number)))
  expect(answers.map(({ rows }) => rows[0]?.number)).toEqual([1, 2, 3, 4, 5, 6])
})

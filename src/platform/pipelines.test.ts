import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { aDatabaseForThisTest } from '../../scripts/testing/database.ts'
import { connectPipelined, openPipelines } from './pipelines.ts'

async function aView(connections = 1) {
  const database = await aDatabaseForThisTest()
  const pipelines = await openPipelines({ ...database.options, connections }, () => {})
  onTestFinished(() => pipelines.stop())
  return { db: connectPipelined<object>(pipelines), owner: database.owner }
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
  const { db } = await aView(2)
  let isOver = false
  const waiting = sql`select pg_sleep(${2}::int)`.execute(db).then(() => (isOver = true))
  await new Promise((resolve) => setTimeout(resolve, 150))

  await Promise.all([1, 2, 3].map((number) => echo(db, number)))

  expect(isOver).toBe(false)
  await waiting
})

it('comes back by itself after all its connections were cut, and what was on its way is told so', async () => {
  const { db, owner } = await aView(2)
  const onTheirWay = [1, 2, 3, 4].map(() => sql`select pg_sleep(${2}::int)`.execute(db))
  const outcomes = Promise.allSettled(onTheirWay)
  await new Promise((resolve) => setTimeout(resolve, 100))

  await owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query like '%pg_sleep%'",
  )
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

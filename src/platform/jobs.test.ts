import type { Runner } from 'graphile-worker'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { aDatabaseForThisTest } from '../../scripts/testing/database.ts'
import { connect } from './database.ts'
import { job, jobHandler, queueJob, startWorker } from './jobs.ts'
import type { Events } from './log.ts'
import { tidyJob } from './tidy.ts'

const greet = job('greet', z.object({ number: z.int() }))

function stopAfterTest(runner: Runner): void {
  onTestFinished(() => runner.stop())
}

it('runs what was queued in a transaction that committed', async () => {
  const { pool, owner } = await aDatabaseForThisTest()
  const done: number[] = []
  stopAfterTest(await startWorker(owner, [jobHandler(greet, async ({ number }) => void done.push(number))], () => {}))

  await connect(pool)
    .transaction()
    .execute((tx) => queueJob(tx, greet, { number: 7 }))

  await expect.poll(() => done, { timeout: 30_000 }).toEqual([7])
})

it('forgets what was queued in a transaction that did not', async () => {
  const { pool, owner } = await aDatabaseForThisTest()

  const failed = connect(pool)
    .transaction()
    .execute(async (tx) => {
      await queueJob(tx, greet, { number: 8 })
      throw new Error('changed my mind')
    })

  await expect(failed).rejects.toThrow('changed my mind')
  expect((await owner.query('select 1 from graphile_worker.jobs')).rowCount).toBe(0)
})

it('runs the same key once', async () => {
  const { pool, owner } = await aDatabaseForThisTest()
  const db = connect(pool)
  for (const number of [1, 2]) await db.transaction().execute((tx) => queueJob(tx, greet, { number }, { key: 'same' }))
  const done: number[] = []

  stopAfterTest(await startWorker(owner, [jobHandler(greet, async ({ number }) => void done.push(number))], () => {}))

  await expect.poll(() => done, { timeout: 30_000 }).toEqual([2])
})

it('tries again after a failure and logs it without its message', async () => {
  const { pool, owner } = await aDatabaseForThisTest()
  const logged: Events['job-failed'][] = []
  const failing = jobHandler(greet, async () => {
    throw new Error('person 123456')
  })
  stopAfterTest(
    await startWorker(owner, [failing], (event, fields) => {
      if (event === 'job-failed') logged.push(fields as Events['job-failed'])
    }),
  )

  await connect(pool)
    .transaction()
    .execute((tx) => queueJob(tx, greet, { number: 1 }))

  await expect.poll(() => logged, { timeout: 30_000 }).toMatchObject([{ job: 'greet', attempt: 1, error: 'Error' }])
  expect(JSON.stringify(logged)).not.toContain('123456')
  expect((await owner.query('select attempts from graphile_worker.jobs')).rows).toEqual([{ attempts: 1 }])
})

it('notes that a job is done even if no connection could be had for it at first', async () => {
  const { pool, owner } = await aDatabaseForThisTest()
  const busy: number[] = []
  const handle = async (): Promise<void> => {
    // All that are free, until somebody who asked for one after the queue did has waited in vain.
    const taken = Array.from({ length: owner.options.max }, () => owner.connect().catch(() => undefined))
    void Promise.all(taken).then(async (clients) => {
      busy.push(owner.totalCount - owner.idleCount)
      const another = await owner.connect().catch(() => undefined)
      for (const client of [another, ...clients]) client?.release()
    })
    await Promise.race(taken)
  }
  stopAfterTest(await startWorker(owner, [jobHandler(greet, handle)], () => {}))

  await connect(pool)
    .transaction()
    .execute((tx) => queueJob(tx, greet, { number: 1 }))

  await expect.poll(async () => (await owner.query('select 1 from graphile_worker.jobs')).rowCount, { timeout: 30_000 }).toBe(0)
  expect(busy).toEqual([owner.options.max])
})

it('the application may queue but not read the queue', async () => {
  const { pool } = await aDatabaseForThisTest()

  await expect(pool.query('select * from graphile_worker.jobs')).rejects.toMatchObject({ code: '42501' })
})

it('tidies live events older than an hour and limits that have run out', async () => {
  const { owner } = await aDatabaseForThisTest()
  await owner.query(
    "insert into platform.live_event (workspace_id, topic, key, at) select gen_random_uuid(), 't', 'k', now() - age from unnest(array['2 hours', '1 minute']::interval[]) age",
  )
  await owner.query("insert into platform.rate_limit (key, points, expire) values ('old', 1, 1), ('new', 1, 9999999999999)")

  await tidyJob(owner).handle({})

  expect((await owner.query('select 1 from platform.live_event')).rowCount).toBe(1)
  expect((await owner.query('select key from platform.rate_limit')).rows).toEqual([{ key: 'new' }])
})

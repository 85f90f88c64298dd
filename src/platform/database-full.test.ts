import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { aDatabaseForThisTest } from '../../scripts/testing/database.ts'
import { tellIfFull } from './database-full.ts'
import { appRole, createPool } from './database.ts'
import { job, jobHandler, startWorker } from './jobs.ts'
import { openLanes } from './lanes.ts'
import { listenForever } from './listen.ts'
import type { Log } from './log.ts'
import { startLoop } from './loop.ts'
import { openPipelines } from './pipelines.ts'

/** A login with room for one connection, and how to take that room away while it runs. */
async function aNarrowDatabase() {
  const { url, owner } = await aDatabaseForThisTest()
  const login = `narrow_${new URL(url).pathname.slice(-12)}`
  await owner.query(`create role ${login} login connection limit 1; grant ${appRole} to ${login}`)
  onTestFinished(async () => void (await owner.query(`drop role ${login}`)))
  const fill = async (): Promise<void> => {
    await owner.query(`alter role ${login} connection limit 0`)
    await owner.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [login])
  }
  return { owner, fill, options: { url: Object.assign(new URL(url), { username: login }).href, connections: 1, role: appRole } }
}

function aLog(): { readonly log: Log; readonly full: () => number } {
  const events: string[] = []
  return { log: (event) => void events.push(event), full: () => events.filter((event) => event === 'database-full').length }
}

type Narrow = Awaited<ReturnType<typeof aNarrowDatabase>>

it.each([
  ['a lane', async ({ options }: Narrow, log: Log) => (await openLanes(options, log)).stop],
  ['a pipeline', async ({ options }: Narrow, log: Log) => (await openPipelines(options, log)).stop],
  [
    'what listens',
    async ({ options }: Narrow, log: Log) => {
      const pool = createPool(options, log)
      onTestFinished(() => pool.end())
      return listenForever(pool, { news: () => {} }, log)
    },
  ],
])('%s that gets no connection any more says so once, not at each of its attempts', async (_, start) => {
  const narrow = await aNarrowDatabase()
  const { log, full } = aLog()
  const stop = await start(narrow, log)
  onTestFinished(() => stop().catch(() => {}))

  expect(full()).toBe(0)
  await narrow.fill()

  await expect.poll(full).toBe(1)
  await wait(600)
  expect(full()).toBe(1)
})

it.each([
  [
    'a loop of the worker',
    async (pool: Pool, log: Log) => startLoop('count', async () => (await pool.query('select 1')).rowCount ?? 0, log).stop,
  ],
  [
    'a job of the worker',
    async (pool: Pool, log: Log, owner: Pool) => {
      const count = job('count', z.object({}))
      const runner = await startWorker(owner, [jobHandler(count, async () => void (await pool.query('select 1')))], log)
      await owner.query("select graphile_worker.add_job('count', '{}')")
      return () => runner.stop()
    },
  ],
])('%s that gets no connection says so', async (_, start) => {
  const { options, owner, fill } = await aNarrowDatabase()
  const { log, full } = aLog()
  const pool = createPool(options, log)
  onTestFinished(() => pool.end())
  await fill()

  const stop = await start(pool, log, owner)
  onTestFinished(() => stop())

  await expect.poll(full).toBe(1)
})

it('other errors are not told as that', () => {
  const { log, full } = aLog()

  tellIfFull(Object.assign(new Error('gone'), { code: '57P01' }), log)
  tellIfFull(new Error('without a code'), log)
  expect(full()).toBe(0)
  tellIfFull(Object.assign(new Error('full'), { code: '53300' }), log)

  expect(full()).toBe(1)
})

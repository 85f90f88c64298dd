import type { Pool } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { aDatabaseForThisTest, type TestDatabase } from '../../scripts/testing/database.ts'
import { anSmtpServer } from '../../scripts/testing/smtp-server.ts'
import { readConfig } from './config.ts'
import { createHealth, mountHealth } from './health.ts'
import type { Log } from './log.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { missingByWorkers, storeLook } from './neighbour-looks.ts'
import { neighboursOf, watchNeighbours } from './neighbours.ts'
import { createServer } from './server.ts'

type Options = { readonly url: string; readonly settings: Readonly<Record<string, string>>; readonly log?: Log; readonly metrics?: Metrics }

/** What a process with these settings looks at; the worker keeps what it found. */
function watching({ owner }: Pick<TestDatabase, 'owner'>, { url, settings, log = () => {}, metrics = createMetrics() }: Options): void {
  const neighbours = neighboursOf(readConfig({ DATABASE_URL: url, SMTP_FROM: 'workspace@steuern.example', ...settings }))
  const watch = watchNeighbours({ neighbours, log, metrics, pool: owner })
  onTestFinished(() => watch.stop())
}

/** A server that knows of no mail server. */
function aServer({ pool }: TestDatabase): () => Promise<unknown> {
  const app = createServer({ log: () => {}, metrics: createMetrics() })
  onTestFinished(() => app.close())
  mountHealth(app, createHealth(pool))
  return async () => (await app.inject('/health/ready')).json<unknown>()
}

it('readiness of a server names the mail server that only the worker knows and does not reach', async () => {
  const database = await aDatabaseForThisTest()
  const ready = aServer(database)

  expect(await ready()).toEqual({ status: 'ok' })
  watching(database, { url: database.url, settings: { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` } })

  await expect.poll(ready).toEqual({ status: 'degraded', missing: ['mail server'] })
})

it('what a worker found does not count any more when it looks no longer, or when it reaches the mail server again', async () => {
  const database = await aDatabaseForThisTest()
  const ready = aServer(database)
  const lost = (age: string): Promise<unknown> =>
    database.owner.query(
      `insert into platform.neighbour_look values ('mail server', true, clock_timestamp() - $1::interval)
       on conflict (neighbour) do update set is_missing = true, looked_at = excluded.looked_at`,
      [age],
    )

  await lost('110 seconds')
  expect(await ready()).toEqual({ status: 'degraded', missing: ['mail server'] })
  await lost('130 seconds')
  expect(await ready()).toEqual({ status: 'ok' })

  await lost('41 seconds')
  const mailServer = await anSmtpServer()
  onTestFinished(() => mailServer.close())
  watching(database, { url: database.url, settings: { SMTP_URL: mailServer.url } })

  await expect.poll(ready).toEqual({ status: 'ok' })
})

it('a worker that reaches the mail server does not overrule one that keeps missing it', async () => {
  const { owner, pool } = await aDatabaseForThisTest()
  const look = async (isMissing: boolean): Promise<readonly string[]> => {
    await storeLook(owner, { neighbour: 'mail server', isMissing })
    return missingByWorkers(pool)
  }
  const pass = (time: string): Promise<unknown> =>
    owner.query('update platform.neighbour_look set looked_at = looked_at - $1::interval', [time])

  const told = [await look(true), await look(false), await look(true)]
  await pass('35 seconds')
  const soon = await look(false)
  await pass('10 seconds')
  const later = await look(false)

  expect(told).toEqual([['mail server'], ['mail server'], ['mail server']])
  expect(soon).toEqual(['mail server'])
  expect(later).toEqual([])
})

it('a database without a free connection is told as that', async () => {
  const { url } = await aDatabaseForThisTest()
  const logged: string[] = []
  const full = { query: () => Promise.reject(Object.assign(new Error('full'), { code: '53300' })) } as unknown as Pool // all that is asked of it
  const neighbours = neighboursOf(readConfig({ DATABASE_URL: url, DELIVERY_URL: `http://127.0.0.1:${await freePort()}/` }))

  const watch = watchNeighbours({ neighbours, log: (event) => void logged.push(event), metrics: createMetrics(), pool: full })
  onTestFinished(() => watch.stop())

  await expect.poll(() => logged).toEqual(['neighbour-lost', 'database-full', 'database-lost'])
})

it('how many do not answer is measured', async () => {
  const { url, owner } = await aDatabaseForThisTest()
  const metrics = createMetrics()
  const away = `http://127.0.0.1:${await freePort()}/away`

  watching({ owner }, { url, metrics, settings: { DELIVERY_URL: away, SMTP_URL: away.replace('http', 'smtp') } })

  await expect.poll(() => metrics.print()).toMatch(/^efrist_neighbours_missing(\{\})? 2$/m)
})

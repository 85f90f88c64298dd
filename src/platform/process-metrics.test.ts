import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { aDatabaseForThisTest } from '../../scripts/testing/database.ts'
import { readExposition } from '../../scripts/watch/exposition.ts'
import { job, jobHandler, startWorker } from './jobs.ts'
import { startLoop } from './loop.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { countTrouble, watchProcess } from './process-metrics.ts'

async function seriesOf(metrics: Metrics, name: string): Promise<Readonly<Record<string, number>>> {
  const samples = [...readExposition(await metrics.print()).values()].flatMap((family) => family.samples)
  const named = samples.filter((sample) => sample.name === name)
  return Object.fromEntries(named.map(({ labels, value }) => [Object.values(labels).join(' '), value]))
}

it('tells how late the event loop is, and what the process uses', async () => {
  const metrics = createMetrics()
  const watched = watchProcess(metrics)
  onTestFinished(() => watched.stop())
  const { user, system } = process.cpuUsage()
  // Nothing else runs meanwhile, as in a long computation.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700)

  await expect.poll(async () => (await seriesOf(metrics, 'efrist_event_loop_delay_seconds_sum'))['']).toBeGreaterThan(0.4)
  expect((await seriesOf(metrics, 'process_resident_memory_bytes'))['']).toBeGreaterThan(10_000_000)
  expect((await seriesOf(metrics, 'process_cpu_seconds_total'))['']).toBeGreaterThan((user + system) / 1e6)
  expect((await seriesOf(metrics, 'process_start_time_seconds'))['']).toBeLessThan(Date.now() / 1000)
})

it('counts trouble as it is logged, and nothing else', async () => {
  const metrics = createMetrics()
  const logged: string[] = []
  const log = countTrouble((event) => void logged.push(event), metrics)

  log('gateway-lost', { reason: 'timeout' })
  log('gateway-found', { afterSeconds: 3 })

  expect(logged).toEqual(['gateway-lost', 'gateway-found'])
  const counted = { 'gateway-lost': 1, 'database-lost': 0, 'database-full': 0, 'neighbour-lost': 0 }
  expect(await seriesOf(metrics, 'efrist_events_total')).toMatchObject(counted)
  expect(await seriesOf(metrics, 'efrist_events_total')).not.toHaveProperty('gateway-found')
})

it('counts the rounds of a loop, and knows when one last went well', async () => {
  const metrics = createMetrics()
  let rounds = 0
  const loop = startLoop(
    'count',
    async () => {
      rounds += 1
      if (rounds === 2) throw new Error('not this time')
      return 1
    },
    () => {},
    metrics,
  )
  await expect.poll(() => rounds).toBeGreaterThan(2)
  await loop.stop()

  expect(await seriesOf(metrics, 'efrist_loop_rounds_total')).toMatchObject({ 'count failed': 1, 'count done': rounds - 1 })
  expect((await seriesOf(metrics, 'efrist_loop_last_done_timestamp_seconds'))['count']).toBeGreaterThan(Date.now() / 1000 - 60)
})

it('times jobs, by what became of them', async () => {
  const { owner } = await aDatabaseForThisTest()
  const metrics = createMetrics()
  const greet = job('greet', z.object({ number: z.int() }))
  const fails = async ({ number }: { readonly number: number }): Promise<void> => {
    if (number === 2) throw new Error('not this one')
  }
  const runner = await startWorker(owner, [jobHandler(greet, fails)], () => {}, metrics)
  onTestFinished(() => runner.stop())
  for (const number of [1, 2]) await owner.query("select graphile_worker.add_job('greet', $1::json)", [JSON.stringify({ number })])

  await expect.poll(() => seriesOf(metrics, 'efrist_job_duration_seconds_count')).toEqual({ 'greet done': 1, 'greet failed': 1 })
})

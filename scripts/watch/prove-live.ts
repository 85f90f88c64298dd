import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type { Proof } from '../proof.ts'
import { readExposition } from './exposition.ts'
import type { Rig } from './rig.ts'
import { namesIn, readAlerts, readDashboard } from './watch-files.ts'

const patience = 90_000

/** Waits until something is as wanted, and says after how many seconds; nothing where it never was. */
export async function secondsUntil(isSo: () => Promise<boolean>): Promise<number | undefined> {
  const begun = performance.now()
  while (performance.now() - begun < patience) {
    if (await isSo()) return Math.round((performance.now() - begun) / 100) / 10
    await wait(250)
  }
  return undefined
}

/** Both processes print what Prometheus accepts, by our own reader and by its own. */
export async function proveFormat({ metricsAt }: Rig): Promise<readonly Proof[]> {
  const texts = await Promise.all(metricsAt.map(async (address) => (await fetch(address)).text()))
  const counts = texts.map((text) => [...readExposition(text).values()].reduce((sum, { samples }) => sum + samples.length, 0))
  const isFine = (input: string): boolean => {
    try {
      execFileSync('promtool', ['check', 'metrics'], { input, stdio: ['pipe', 'ignore', 'ignore'] })
      return true
    } catch {
      return false
    }
  }
  return [
    { title: 'promtool accepts the metrics of server and worker', isTrue: texts.every(isFine), figures: `${counts.join(' and ')} series` },
    {
      title: '(control) promtool refuses them with one line broken',
      isTrue: !isFine(`${texts[0]}efrist_broken{ 1\n`),
      figures: 'refused',
    },
  ]
}

/** Everything a dashboard or an alert asks for is there once some people have been at the form. */
export async function proveExpressions({ prometheus, submit, ask, query }: Rig): Promise<readonly Proof[]> {
  await query(`select graphile_worker.add_job('check-chain', '{}')`)
  const isThere = async (expression: string): Promise<boolean> => (await prometheus.query(inShort(expression))).length > 0
  const asked = readDashboard().map(({ expression }) => expression)
  const named = readAlerts().flatMap(({ expression }) => namesIn(expression).selectors.map(({ name, matchers }) => name + matchers))
  const wanted = [...new Set([...asked, ...named])]
  let missing: readonly string[] = wanted
  const seconds = await secondsUntil(async () => {
    await submit(10)
    await ask({ Periode: 'none' })
    const found = await Promise.all(missing.map(isThere))
    missing = missing.filter((_, at) => !found[at])
    return missing.length === 0
  })
  for (const { expression } of readAlerts()) await prometheus.query(expression)
  return [
    {
      title: 'every expression of the dashboard and every series of the alerts is found',
      isTrue: seconds !== undefined,
      figures:
        seconds === undefined
          ? `missing: ${missing.join(' | ')}`
          : `${asked.length} expressions, ${new Set(named).size} series, after ${seconds} s`,
    },
    {
      title: '(control) a name that nobody measures is not found',
      isTrue: !(await isThere('sum(rate(efrist_answer_total[$__rate_interval]))')),
      figures: 'no series',
    },
  ]
}

const inShort = (expression: string): string => expression.replaceAll('$__rate_interval', '10s')

type Fault = {
  readonly alert: string
  readonly what: string
  readonly make: (rig: Rig) => Promise<(() => Promise<void>) | undefined>
}

const faults: readonly Fault[] = [
  {
    alert: 'EfristDeliveryBehind',
    what: 'the tax system refuses connections',
    make: async ({ core, submit }) => {
      await core.control({ mode: 'refuse' })
      await submit(20)
      return () => core.control({ mode: 'healthy' })
    },
  },
  {
    alert: 'EfristOutboxBehind',
    what: 'somebody holds the lock of the chain',
    make: async ({ session, submit }) => {
      const holder = await session()
      await holder.query("select pg_advisory_lock(hashtextextended('extension.audit', 0))")
      await submit(20)
      return () => holder.end()
    },
  },
  {
    alert: 'EfristDeadLetters',
    what: 'the tax system says no for the fifth time',
    make: async ({ core, submit, query }) => {
      await core.control({ mode: 'rejecting' })
      await submit(5)
      await wait(1500)
      await query("update extension.delivery set refusals = 4, due_at = now() where state = 'waiting'")
      return async () => {
        await core.control({ mode: 'healthy' })
        await query("update extension.delivery set state = 'waiting', refusals = 0, due_at = now() where state = 'dead'")
      }
    },
  },
  {
    alert: 'EfristJobsGivenUp',
    what: 'a job has failed as often as it may',
    make: async ({ query }) => {
      await query("select graphile_worker.add_job('check-chain', '{\"id\": 7}', max_attempts => 1)")
      return () => query('select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where attempts >= max_attempts')
    },
  },
  {
    alert: 'EfristWorkerDown',
    what: 'the worker is killed',
    make: async ({ worker }) => {
      await worker.kill()
      return () => worker.start()
    },
  },
  {
    alert: 'EfristChainBroken',
    what: 'a stored request is changed by hand',
    make: async ({ query }) => {
      await query('update extension.request set wish = wish + 1 where ctid = (select ctid from extension.request limit 1)')
      await query(`select graphile_worker.add_job('check-chain', '{}')`)
      return undefined
    },
  },
]

/** Quiet while nothing is wrong, loud with the fault, and quiet again where it can be mended. */
export async function* proveAlerts(rig: Rig): AsyncGenerator<readonly Proof[]> {
  const { prometheus } = rig
  const fires = async (alert: string): Promise<boolean> => (await prometheus.firing()).includes(alert)
  const before = await prometheus.rounds()
  const loud = new Set<string>()
  const looked = await secondsUntil(async () => {
    await rig.submit(5)
    for (const alert of await prometheus.firing()) loud.add(alert)
    return (await prometheus.rounds()) - before >= 10
  })
  yield [
    {
      title: '(control) no alert fires while nothing is wrong',
      isTrue: looked !== undefined && loud.size === 0,
      figures: loud.size === 0 ? `${readAlerts().length} alerts, 10 rounds, ${looked} s` : [...loud].join(', '),
    },
  ]
  for (const { alert, what, make } of faults) {
    const wasQuiet = !(await fires(alert))
    const mend = await make(rig)
    const loudAfter = await secondsUntil(() => fires(alert))
    await mend?.()
    const quietAfter = mend ? await secondsUntil(async () => !(await fires(alert))) : 0
    const after = mend ? `, quiet again ${quietAfter ?? 'never'} s after it was mended` : ''
    yield [
      {
        title: `${alert} fires when ${what}`,
        isTrue: wasQuiet && loudAfter !== undefined && quietAfter !== undefined,
        figures: `${wasQuiet ? 'quiet before' : 'not quiet before'}, fires after ${loudAfter ?? 'never'} s${after}`,
      },
    ]
  }
}

const most = 100_000

/** A backlog of a bad week must not make asking dear: the database looks at what waits, and only so far. */
export async function proveCost({ query, metricsAt }: Rig): Promise<readonly Proof[]> {
  await query(`insert into extension.delivery (canton, period, request_id, queued_at, due_at)
    select 'musterland', 2020, gen_random_uuid(), now(), now() + interval '1 day' from generate_series(1, ${most})`)
  await query('analyze extension.delivery')
  const timed = async (address: string): Promise<number> => {
    const begun = performance.now()
    await (await fetch(address)).text()
    return Math.round((performance.now() - begun) * 10) / 10
  }
  // Longer than the figures are kept; Prometheus asks as well, so that one of several times is the dear one.
  const times: number[] = []
  for (let round = 0; round < 60; round += 1) {
    for (const address of metricsAt) times.push(await timed(address))
    await wait(200)
  }
  const sorted = times.toSorted((one, other) => one - other)
  const [typical = 0, dearest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  return [
    {
      title: `asking for the metrics takes less than a second with ${most} decisions waiting`,
      isTrue: dearest < 1000,
      figures: `typically ${typical} ms, at most ${dearest} ms`,
    },
  ]
}

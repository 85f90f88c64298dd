import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { effectsOf, isWhole, shown } from './effects.ts'
import type { Findings } from './findings.ts'
import type { Scene } from './scene.ts'
import { dishonest, type Submissions, type Submitter } from './submissions.ts'

const load = { seconds: 6, perSecond: 40 }
const mostSeconds = 2

/** Whatever happens to the database, everybody gets a good answer or an honest "later", and no good answer was a lie. */
export async function checkDatabaseFaults(scene: Scene, submit: Submitter, findings: Findings): Promise<void> {
  await check('connections cut', async () => {
    const moments: number[] = []
    for (let cut = 0; cut < 5; cut += 1) {
      await wait(800)
      await scene.database.cutConnections()
      moments.push(performance.now())
    }
    return moments
  })
  await check('database restarted', async () => {
    await wait(1000)
    await scene.database.stop()
    await wait(1500)
    await scene.database.start()
    return [performance.now()]
  })
  await check('all connections taken', async () => {
    await wait(500)
    const holders = await takeAllConnections(scene)
    const health = await healthOf(scene)
    await wait(2000)
    await Promise.all(holders.map((holder) => holder.end()))
    if (health !== 'live 200, ready 503') findings.add('health without connections', false, health)
    else findings.add('health without connections', true, health)
    return [performance.now()]
  })
  await check('tables held', async () => {
    await wait(500)
    const holder = await connected(scene)
    await holder.query('begin; lock table extension.person, extension.request in access exclusive mode')
    await wait(3500)
    await holder.end()
    return [performance.now()]
  })

  async function check(name: string, fault: () => Promise<readonly number[]>): Promise<void> {
    const during = fault()
    const [seen, ends] = await Promise.all([submit({ ...load, during }), during])
    const recovery = Math.max(...ends.map((end) => secondsUntilGood(seen, end)))
    const slowest = Math.max(...seen.replies.filter(({ status }) => status !== 200).map(({ sentAt, answeredAt }) => answeredAt - sentAt), 0)
    const effects = await effectsOf(scene, seen)
    const later = seen.replies.filter(({ status }) => status === 503).length
    const isAcknowledged = seen.acknowledged.length === seen.asked && dishonest(seen) === 0
    const isPassed = isAcknowledged && recovery <= mostSeconds && slowest <= 2000 && isWhole(effects)
    const figures = `${seen.acknowledged.length} of ${seen.asked} acknowledged, ${later} × 503 within ${slowest.toFixed(0)} ms, ${dishonest(seen)} × anything else, good again after ${recovery.toFixed(2)} s`
    findings.add(name, isPassed, `${figures}, ${shown(effects)}`)
  }
}

/** From the end of a fault to the first good answer to somebody who asked after it. */
function secondsUntilGood({ replies }: Submissions, end: number): number {
  const good = replies.filter(({ status, sentAt }) => status === 200 && sentAt >= end).map(({ answeredAt }) => answeredAt)
  return (Math.min(...good) - end) / 1000
}

async function connected({ settings }: Scene): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: settings['DATABASE_URL'], application_name: 'holder' })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Takes every connection there is, and again each one that is freed by cutting those of the product. */
async function takeAllConnections(scene: Scene): Promise<readonly pg.Client[]> {
  const first = await connected(scene)
  const holders = [first]
  for (;;) {
    const taken = await Promise.allSettled(Array.from({ length: 8 }, () => connected(scene)))
    const got = taken.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    holders.push(...got)
    if (got.length > 0) continue
    const { rowCount } = await first.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and application_name <> 'holder'",
    )
    if (rowCount === 0) return holders
  }
}

async function healthOf({ address }: Scene): Promise<string> {
  const [live, ready] = await Promise.all(['live', 'ready'].map(async (name) => (await fetch(`${address}/health/${name}`)).status))
  return `live ${live}, ready ${ready}`
}

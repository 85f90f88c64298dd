import { setTimeout as wait } from 'node:timers/promises'
import { projectPath } from '../../src/main/project.ts'
import { runCommand } from '../run-command.ts'
import { effectsOf, isWhole, shown } from './effects.ts'
import type { Findings } from './findings.ts'
import { until, type Scene } from './scene.ts'
import { together, type Submitter } from './submissions.ts'

/** The core system is away for an hour and for more than a week, with the clock moved on. */
export async function checkOutages(scene: Scene, submit: Submitter, findings: Findings): Promise<void> {
  await scene.core().control({ mode: 'refuse' })
  const early = await submit({ seconds: 3, perSecond: 20 })
  for (const minutes of [10, 20, 30, 40, 50, 60]) {
    await moveClock(scene, `${minutes} minutes`)
    await wait(2000)
  }
  const [put] = await scene.query<{ attempts: number; longest: number }>(
    `select max(attempts) as attempts, extract(epoch from max(due_at) - platform.moment())::float8 as longest from extension.delivery where state = 'waiting'`,
  )
  await scene.core().control({ mode: 'healthy' })
  const late = await submit({ seconds: 1, perSecond: 10 })
  const hour = await effectsOf(scene, together([early, late]))
  const patience = `up to ${put?.attempts ?? 0} attempts, none put off for more than ${(put?.longest ?? 0).toFixed(0)} s`
  findings.add(
    'an hour away',
    isWhole(hour) && (put?.longest ?? Infinity) <= 900,
    `${early.granted.length} granted meanwhile, ${patience}, ${shown(hour)}`,
  )

  await scene.core().control({ mode: 'error' })
  const given = await submit({ seconds: 2, perSecond: 20 })
  await until(async () => (await scene.query('select 1 from extension.outbox limit 1')).length === 0, 30)
  await moveClock(scene, '3 days')
  await wait(2000)
  const dead = async (): Promise<number> =>
    (await scene.query<{ count: number }>("select count(*)::int as count from extension.delivery where state = 'dead'"))[0]?.count ?? 0
  const tooEarly = await dead()
  await moveClock(scene, '7 days 2 hours')
  await until(async () => (await dead()) === given.granted.length, 60)
  const [listed, kept] = [await command(scene, 'deliveries'), await dead()]
  await scene.core().control({ mode: 'healthy' })
  const replayed = await command(scene, 'replay-deliveries', '--all', '--yes')
  const week = await effectsOf(scene, given)
  const isListed = listed.includes(`given up   ${given.granted.length}\n`) && tooEarly === 0 && kept === given.granted.length
  findings.add(
    'seven days away',
    isListed && isWhole(week),
    `${tooEarly} given up after three days, ${kept} of ${given.granted.length} after seven; ${replayed.trim()} ${shown(week)}`,
  )
}

/** By the legal clock, for everybody who connects from now on; and everybody must. */
async function moveClock(scene: Scene, shift: string): Promise<void> {
  await scene.query(`alter database faults set app.clock_shift = '${shift}'`)
  await scene.database.cutConnections()
}

export async function command({ settings }: Scene, ...words: readonly string[]): Promise<string> {
  const names = Object.entries(settings).map(([name, value]) => `${name}=${value}`)
  const { output } = await runCommand('env', [...names, 'node', projectPath('src/main/start.ts'), 'cli', ...words])
  return output
}

import type { Mode } from '../core-system/modes.ts'
import { effectsOf, isWhole, shown } from './effects.ts'
import type { Findings } from './findings.ts'
import { until, type Scene } from './scene.ts'
import { dishonest, p99Of, together, type Submissions, type Submitter } from './submissions.ts'

const load = { seconds: 5, perSecond: 40 }
const mostTries = 3

/** Whatever happens to the core system, nobody who asks for more time notices, and in the end it has applied everything once. */
export async function checkCoreFaults(scene: Scene, submit: Submitter, findings: Findings, modes: readonly Mode[]): Promise<void> {
  await submit({ seconds: 2, perSecond: 40 })
  const calm = await submit({ seconds: 8, perSecond: 40 })
  const baseline = p99Of(calm)
  const effects = await effectsOf(scene, calm)
  findings.add('no fault', isWhole(effects), `${calm.acknowledged.length} acknowledged, p99 ${ms(baseline)}, ${shown(effects)}`)

  for (const mode of modes) {
    await scene.core().control({ mode })
    const { during, p99, tries } = await submitDuring(submit, limitFor(baseline))
    const felt = await failuresOf(scene)
    await scene.core().control({ mode: 'healthy' })
    const after = await effectsOf(scene, during)
    // Where it seems slow, the machine itself may have become so since the beginning.
    const without = p99 <= limitFor(baseline) ? baseline : Math.max(baseline, p99Of(await submit(load)))
    const isAcknowledged = during.acknowledged.length === during.asked && dishonest(during) === 0
    const pace = `p99 ${ms(p99)} (${ms(without)} without)${tries > 1 ? ` in the best of ${tries} tries` : ''}`
    const figures = `${during.acknowledged.length} of ${during.asked} acknowledged, ${pace}, ${felt || 'NO failure'}, ${shown(after)}`
    findings.add(mode, isAcknowledged && p99 <= limitFor(without) && felt !== '' && isWhole(after), figures)
  }
}

/** A fifth more, and what two measurements differ by anyway. */
function limitFor(p99: number): number {
  return 1.2 * p99 + 20
}

/** What slows submitting down does so each time; what the machine does besides does not. */
async function submitDuring(submit: Submitter, most: number): Promise<{ during: Submissions; p99: number; tries: number }> {
  const all: Submissions[] = []
  let p99 = Number.POSITIVE_INFINITY
  while (all.length < mostTries && p99 > most) {
    const seen = await submit(load)
    p99 = Math.min(p99, p99Of(seen))
    all.push(seen)
  }
  return { during: together(all), p99, tries: all.length }
}

/** That the fault was felt at all: without a failed attempt a mode would prove nothing. */
async function failuresOf({ query }: Scene): Promise<string> {
  const failures = async (): Promise<readonly string[]> => {
    const rows = await query<{ reason: string; count: number }>(
      "select last_failure as reason, count(*)::int as count from extension.delivery where state = 'waiting' and last_failure <> 'under-way' group by 1",
    )
    return rows.map(({ reason, count }) => `${count} × ${reason}`)
  }
  // The slowest kind of failure is known after five seconds.
  await until(async () => (await failures()).length > 0, 8)
  return (await failures()).join(', ')
}

function ms(time: number): string {
  return `${time.toFixed(0)} ms`
}

import { setTimeout as wait } from 'node:timers/promises'
import { kills } from './kills.ts'
import type { Rig } from './rig.ts'

/** One kill: how long the clients got no good answer at all, and how long until everything stood again. Milliseconds. */
export type Round = { readonly name: string; readonly silence: number; readonly recovery: number }

/** Kills one thing after the other, at instants nobody knows beforehand. */
export async function runRounds(rig: Rig, count: number, tell: (line: string) => void): Promise<readonly Round[]> {
  const rounds: Round[] = []
  for (const kill of Array.from({ length: count }, (_, at) => kills[at % kills.length])) {
    if (!kill) continue
    await noteDelivered(rig)
    await wait(rig.random.between(500, 2500))
    const from = performance.now()
    await kill.run(rig)
    await rig.pair.untilWhole()
    const recovery = performance.now() - from
    // The first good answer after the last of the recovery still belongs to this round.
    await wait(300)
    const silence = longestSilence(
      rig.load.seen.goodAnswers.map(({ answeredAt }) => answeredAt),
      from,
    )
    rounds.push({ name: kill.name, silence, recovery })
    tell(`round ${rounds.length} of ${count}: ${kill.name}, whole again after ${inSeconds(recovery)}, silence ${inSeconds(silence)}`)
  }
  return rounds
}

/** What was delivered once must stay so. Asked only while both nodes stand: only then is what one sees also what is kept. */
async function noteDelivered({ pair, delivered }: Rig): Promise<void> {
  const rows = await pair.primary().ask<{ id: string }>("select request_id as id from extension.delivery where state = 'delivered'")
  for (const { id } of rows) delivered.add(id)
}

export function longestSilence(moments: readonly number[], from: number): number {
  const after = [from, ...moments.filter((moment) => moment > from).toSorted((one, other) => one - other)]
  return after.slice(1).reduce((longest, moment, at) => Math.max(longest, moment - (after[at] ?? moment)), 0)
}

export function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`
}

import { brokenAudits, drain } from './drain.ts'
import { gatherEvidence } from './evidence.ts'
import { findingsOf } from './findings.ts'
import { startRig, type RigOptions } from './rig.ts'
import { inSeconds, runRounds } from './rounds.ts'
import { promiseKept, writtenEvidence, writtenRounds, type Verdict } from './verdict.ts'
import { cancelledWaits, unconfirmedCommits } from './windows.ts'

/** The product as it is: kills in turn, then the two windows in which a database may promise too much, then the count. */
export async function runProgramme(options: RigOptions, count: number, tell: (line: string) => void): Promise<readonly Verdict[]> {
  const rig = await startRig(options)
  try {
    const rounds = await runRounds(rig, count, tell)
    const cancelled = await cancelledWaits(rig)
    tell(`cancelled ${cancelled} waits for the standby, then the primary died`)
    await unconfirmedCommits(rig)
    tell('the primary came back with unconfirmed commits, then died')
    await rig.load.stop()
    tell(`workers done after ${inSeconds(await drain(rig))}`)
    const evidence = await gatherEvidence(rig)
    for (const line of [...writtenRounds(rounds), ...writtenEvidence(evidence)]) tell(line)
    const { servers, workers } = rig.product
    const ownEnds = [...servers, ...workers].reduce((sum, each) => sum + each.ownEnds(), 0)
    return [
      ...findingsOf(evidence),
      { name: 'audit chain broken', found: await brokenAudits(rig, tell) },
      { name: 'processes that ended by themselves', found: ownEnds },
      // Without any the window would prove nothing.
      { name: 'no wait was cancelled', found: cancelled > 0 ? 0 : 1 },
    ].map(promiseKept)
  } finally {
    await rig.stop()
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import { projectPath } from '../../src/main/project.ts'
import { drain } from './drain.ts'
import { gatherEvidence } from './evidence.ts'
import { appliedTwice, lostOf, phantomsOf, type Finding } from './findings.ts'
import type { Programs } from './product.ts'
import { startRig, type Rig, type RigOptions } from './rig.ts'
import { controlFound, type Verdict } from './verdict.ts'
import { cancelledWaits, quietWindow, unconfirmedCommits } from './windows.ts'

/** A fault that is planted, what happens then, and what must be found. */
type Control = {
  readonly name: string
  readonly fault: Pick<RigOptions, 'isSynchronous' | 'programs' | 'droppedReplies'>
  readonly incident: (rig: Rig) => Promise<unknown>
  readonly look: (rig: Rig) => Promise<Finding>
}

const start = projectPath('src/main/start.ts')
const planted = (file: string): string => projectPath(`scripts/crash/planted/${file}`)
/** The product's own start, after a module that changes one thing in the process. */
const changedBy = (file: string, part: keyof Programs): readonly string[] => ['--import', planted(file), start, part]

const lost = async (rig: Rig): Promise<Finding> => ({ name: 'lost', found: lostOf(await gatherEvidence(rig)).length })

const controls: readonly Control[] = [
  { name: 'standby not waited for', fault: { isSynchronous: false }, incident: quietWindow, look: lost },
  {
    name: 'answer before the commit',
    fault: { programs: { server: [planted('hasty-server.ts')] } },
    incident: quietWindow,
    look: lost,
  },
  {
    name: 'warning not heard by the servers',
    fault: { programs: { server: changedBy('deaf-to-warnings.ts', 'server') } },
    incident: cancelledWaits,
    look: lost,
  },
  {
    name: 'warning not heard by the workers',
    fault: { programs: { worker: changedBy('deaf-to-warnings.ts', 'worker') } },
    incident: cancelledWaits,
    look: async (rig) => ({ name: 'phantoms at the core', found: phantomsOf(await gatherEvidence(rig)) }),
  },
  {
    name: 'replay that waits for nobody',
    fault: { programs: { server: changedBy('no-fence.ts', 'server') } },
    incident: unconfirmedCommits,
    look: lost,
  },
  {
    name: 'no key to the core system',
    fault: { droppedReplies: 0.2, programs: { worker: changedBy('no-key.ts', 'worker') } },
    incident: () => wait(4000),
    look: async (rig) => {
      await drain(rig)
      return { name: 'applied twice', found: appliedTwice(await gatherEvidence(rig)) }
    },
  },
]

export async function runControls(options: RigOptions, tell: (line: string) => void): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = []
  for (const [at, { name, fault, incident, look }] of controls.entries()) {
    tell(`control ${name}`)
    const rig = await startRig({ ...options, ...fault, folder: `${options.folder}/control-${at + 1}` })
    try {
      await wait(1500)
      await incident(rig)
      await rig.load.stop()
      verdicts.push(controlFound(name, await look(rig)))
    } finally {
      await rig.stop()
    }
  }
  return verdicts
}

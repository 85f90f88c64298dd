import type { Proof } from '../proof.ts'
import type { ServerProcess } from '../bench/server-process.ts'
import { asOneNetwork } from './crowd.ts'
import type { EdgeProcess } from './edge-process.ts'
import type { Result } from './order.ts'
import { capacityOf, capacityRuns, mostLines, noLimit, peak, restarts, weather, withoutTls, type Flood, type Storm } from './phases.ts'
import type { Rig } from './rig.ts'
import { isStorm, nobodyFailed, quietAfter, servedAll, shedWell, type Target } from './verdict.ts'

/** Seconds. */
const quickly = 3

type Options = { readonly peakSeconds: number; readonly stormSeconds: number }
type Scene = { readonly rig: Rig; readonly servers: ServerProcess[]; readonly edge: EdgeProcess; readonly open: EdgeProcess }

/** Each check with its target, and with the same check where the defence is missing. */
export async function* proveOverload(rig: Rig, { peakSeconds, stormSeconds }: Options): AsyncGenerator<readonly Proof[]> {
  const servers = [await rig.server(), await rig.server()]
  const edge = await rig.edge(servers)
  const open = await rig.edge(servers, { change: withoutTls, settings: asOneNetwork })
  const scene = { rig, servers, edge, open }
  await rig.drive({ port: open.port, seconds: 4, connections: 64 })
  await rig.settle()
  await rig.drive({ port: open.port, seconds: 3, connections: 64 })
  yield [await provePeak(scene, peakSeconds)]
  yield await proveStorm(scene, stormSeconds)
  yield [await proveRestarts(scene)]
}

async function provePeak({ rig, edge }: Scene, seconds: number): Promise<Proof> {
  const load = { isSafe: true, connections: 200, rate: peak * 10 }
  const served = servedAll(await rig.drive({ ...load, port: edge.port, seconds }))
  const slow = [await rig.server({ plant: 'scripts/overload/planted/pause.ts' })]
  const before = await rig.edge(slow)
  const control = servedAll(await rig.drive({ ...load, port: before.port, seconds: 6 }))
  await before.stop()
  for (const { pid } of slow) process.kill(pid, 'SIGKILL')
  const target = `${peak * 10}/s for ${seconds} s through TLS, due at random: none refused, none failed, p99 at most 250 ms`
  return proof('O1 ten times the peak', target, served, [['200 ms of pause in the handler', control]])
}

async function proveStorm(scene: Scene, seconds: number): Promise<readonly Proof[]> {
  const { rig, servers, open } = scene
  const quiet = await rig.drive({ port: open.port, seconds: 10, connections: 20, rate: peak })
  const before = await capacityRuns(rig, open, 3)
  const defended = await weather(rig, open, Math.max(...before), { seconds })
  const runs = [...before, ...(await capacityRuns(rig, open, 2))]
  const capacity = capacityOf(runs)
  const unlimited = await rig.edge(servers, { change: withoutTls, settings: { ...asOneNetwork, ...noLimit } })
  const flooded = await weather(rig, unlimited, capacity, { seconds, lines: mostLines })
  await unlimited.stop()
  const inNode = await shedInNode(rig, capacity, seconds)
  const shed = shedWell(defended.flood, capacity)
  const shown = runs.map((run) => Math.round(run)).join(', ')
  return [
    { title: 'C submits a second through the edge', isTrue: capacity > 0, figures: `${Math.round(capacity)}/s, the median of ${shown}` },
    proof(
      'O2 ten times capacity',
      `ten times C for ${seconds} s: goodput at least 90 % of C, p99 of accepted below 250 ms, each refusal 503 with Retry-After, nothing else`,
      { isMet: shed.isMet && isStorm(defended.flood, capacity), measured: shed.measured },
      [
        ['no limit at the edge', shedWell(flooded.flood, capacity)],
        ['refused by Node itself', shedWell(inNode, capacity)],
      ],
    ),
    proofOfQuiet(quiet, defended, flooded),
  ]
}

async function shedInNode(rig: Rig, capacity: number, seconds: number): Promise<Flood> {
  const plant = 'scripts/overload/planted/shed-in-node.ts'
  const servers = [await rig.server({ plant }), await rig.server({ plant })]
  const edge = await rig.edge(servers, { change: withoutTls, settings: { ...asOneNetwork, ...noLimit } })
  const { flood } = await weather(rig, edge, capacity, { seconds })
  await edge.stop()
  for (const { stop } of servers) await stop()
  return flood
}

function proofOfQuiet(quiet: Result, defended: Storm, flooded: Storm): Proof {
  const limit = Math.min(250, Math.max(50, 2 * quiet.p99))
  const back = ({ after }: Storm): Target => {
    const seconds = quietAfter(after.bySecond, limit)
    const worst = Math.max(...after.bySecond)
    const told = seconds === undefined ? 'not within 13 s' : `after ${seconds + 1} s`
    return { isMet: seconds !== undefined && seconds + 1 <= quickly, measured: `${told}, the slowest second ${Math.round(worst)} ms` }
  }
  const target = `${peak}/s from a second after the load fell: p99 of a second back to ${Math.round(limit)} ms (quiet: ${quiet.p99.toFixed(1)} ms) within ${quickly} s`
  return proof('O5 quiet again', target, back(defended), [['no limit at the edge', back(flooded)]])
}

async function proveRestarts({ rig, servers, edge }: Scene): Promise<Proof> {
  const done = await restarts(rig, edge, servers, { seconds: 34, drainSeconds: '2' })
  const hasty = [await rig.server({ drainSeconds: '0' }), await rig.server({ drainSeconds: '0' })]
  const single = await rig.edge(hasty, { change: withoutRetries })
  const control = nobodyFailed(await restarts(rig, single, hasty, { seconds: 16, drainSeconds: '0' }))
  await single.stop()
  const target = `servers told to stop one after the other at ${peak * 10}/s: 0 failed`
  const { isMet, measured } = nobodyFailed(done)
  const told = { isMet: isMet && done.restarts >= 2, measured: `${measured}, ${done.restarts} restarts` }
  return proof('O8 restarts', target, told, [['servers that go at once, and an edge that never tries another', control]])
}

function withoutRetries(file: string): string {
  return file.replace(/^ +retry-on .*$/m, '    retry-on none').replace(/^ +retries \d+$/m, '    retries 0')
}

function proof(title: string, target: string, { isMet, measured }: Target, controls: readonly (readonly [string, Target])[]): Proof {
  const told = controls.map(([name, control]) => `control, ${name}: ${control.isMet ? 'NOT SEEN' : 'seen'} (${control.measured})`)
  const isTrue = isMet && controls.every(([, control]) => !control.isMet)
  return { title, isTrue, figures: [`target: ${target}`, `measured: ${measured}`, ...told].join('; ') }
}

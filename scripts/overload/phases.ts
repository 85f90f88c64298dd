import { setTimeout as wait } from 'node:timers/promises'
import type { ServerProcess } from '../bench/server-process.ts'
import { medianRun } from '../measure/median.ts'
import type { EdgeProcess } from './edge-process.ts'
import type { Result } from './order.ts'
import type { Rig } from './rig.ts'

/** Submits a second at the peak of all of Switzerland. */
export const peak = 20

/** The listener without TLS: handshakes of that many clients would cost them more than their share of the machine. */
export function withoutTls(file: string): string {
  const line = /^( +bind "\$\{EDGE_ADDRESS\}").*$/m
  if (!line.test(file)) throw new Error('the edge has no such listener')
  return file.replace(line, '$1')
}

/** Lets everything through, however much there is. */
export const noLimit = { EDGE_SUBMITS_AT_ONCE: '100000', EDGE_SUBMITS_WAITING: '100000', EDGE_SUBMITS_WAITING_AT_MOST: '100000' }

/** The rate that as many clients get as keep the servers busy and nobody refused. */
export async function capacityRuns(rig: Rig, { port }: EdgeProcess, times: number): Promise<readonly number[]> {
  const runs: number[] = []
  for (let time = 0; time < times; time += 1) runs.push((await rig.drive({ port, seconds: 5, connections: 80 })).goodput)
  return runs
}

export function capacityOf(runs: readonly number[]): number {
  return medianRun(runs, (run) => run)
}

/** Of everybody what the edge answered a second, and of about one in ten, who come when they are due and from networks of their own, all there is to know. */
export type Flood = { readonly offered: number; readonly goodput: number; readonly others: number; readonly sample: Result }
type Wind = { readonly seconds: number; readonly lines?: number }
export type Storm = { readonly flood: Flood; readonly after: Result }

/** Seconds until all of a crowd have their line. */
const dialling = 4
/** Seconds until whoever measures is as quick as it gets. */
const warming = 2
/** As many lines as the edge takes, where all of them are kept waiting. */
export const mostLines = 6000

/** Ten times what can be done, and right after it an ordinary day. */
export async function weather(rig: Rig, edge: EdgeProcess, capacity: number, { seconds, lines }: Wind): Promise<Storm> {
  const { port } = edge
  // A crowd that yields to the edge asks a little less than it was told to.
  const rate = capacity * 11
  const crowd = rig.crowd({ port, rate, connections: lines ?? Math.ceil(rate / 8), seconds: dialling + seconds })
  const sample = rig.drive({
    port,
    delaySeconds: dialling - warming,
    seconds: warming + seconds,
    leadSeconds: warming,
    connections: Math.ceil(capacity / 4),
    rate: capacity,
    patienceSeconds: 14,
  })
  const after = rig.drive({
    port,
    delaySeconds: dialling + seconds + 1,
    seconds: 13,
    connections: 20,
    rate: peak,
    patienceSeconds: 2,
  })
  await wait(dialling * 1000)
  const [before, startedAt] = [await edge.counts(), performance.now()]
  await wait((seconds - 0.5) * 1000)
  const [now, took] = [await edge.counts(), (performance.now() - startedAt) / 1000]
  const [accepted, refused, others] = [now.accepted - before.accepted, now.refused - before.refused, now.others - before.others]
  const flood = {
    offered: (accepted + refused + others) / took,
    goodput: accepted / took,
    others: others + (await crowd),
    sample: await sample,
  }
  return { flood, after: await after }
}

/** Seconds that a new server has to itself before the next one is told to stop; operators are told to leave twice as many. */
const settling = 5

/** Each server told to stop and started anew, in turns, while ten times the peak asks. */
export async function restarts(
  rig: Rig,
  { port }: EdgeProcess,
  servers: ServerProcess[],
  { seconds, drainSeconds }: { seconds: number; drainSeconds: string },
): Promise<Result & { restarts: number }> {
  const endsAt = performance.now() + (seconds - 2) * 1000
  const asking = rig.drive({ port, isSafe: true, seconds, connections: 200, rate: peak * 10 })
  let count = 0
  await wait(1500)
  for (let turn = 0; performance.now() < endsAt; turn = (turn + 1) % servers.length) {
    const stopping = servers[turn]
    if (!stopping) break
    await stopping.stop()
    rig.startOn(turn)
    servers[turn] = await rig.server({ port: new URL(stopping.url).port, drainSeconds })
    count += 1
    await wait(settling * 1000)
  }
  return { ...(await asking), restarts: count }
}

import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseNode } from './database-node.ts'
import type { Rig } from './rig.ts'

export type Kill = { readonly name: string; readonly run: (rig: Rig) => Promise<void> }

/** What dies, in turn. Each ends when everything has been started again. */
export const kills: readonly Kill[] = [
  { name: 'server 1', run: ({ product: { servers }, random }) => killAndStart(servers[0], random.between(100, 800)) },
  { name: 'primary, standby takes over', run: failOver },
  {
    name: 'worker',
    run: ({ product: { workers }, random }) => killAndStart(workers[random.fraction() < 0.5 ? 0 : 1], random.between(100, 800)),
  },
  { name: 'standby', run: loseStandby },
  { name: 'server 2', run: ({ product: { servers }, random }) => killAndStart(servers[1], random.between(100, 800)) },
  { name: 'primary, comes back', run: restartPrimary },
  { name: 'primary hangs, standby takes over', run: outliveFrozen },
  { name: 'core system', run: ({ product: { core }, random }) => killAndStart(core, random.between(300, 1500)) },
]

type Mortal = { readonly kill: () => Promise<void>; readonly start: () => Promise<void> }

async function killAndStart({ kill, start }: Mortal, pause: number): Promise<void> {
  await kill()
  await wait(pause)
  await start()
}

async function loseStandby(rig: Rig): Promise<void> {
  const { pair, random } = rig
  await pair.standby().kill()
  await withoutStandby(rig, () => wait(random.between(1500, 4000)))
  await pair.standby().start()
}

async function restartPrimary({ pair, random }: Rig): Promise<void> {
  await pair.primary().kill()
  await wait(random.between(100, 1000))
  await pair.primary().start()
}

/** Three probes 100 ms apart remain without answer before the standby takes over. */
const probing = 300

async function failOver(rig: Rig): Promise<void> {
  const { pair } = rig
  await pair.primary().kill()
  await withoutStandby(rig, async () => {
    await wait(probing)
    await pair.promoteStandby()
    await pair.copyPrimary()
  })
  await pair.standby().start()
}

/** Hangs, is given up, and then wakes up and still takes itself for the primary. */
async function outliveFrozen(rig: Rig): Promise<void> {
  const { pair } = rig
  pair.primary().freeze()
  await withoutStandby(rig, async () => {
    await wait(probing)
    await pair.promoteStandby()
    pair.standby().wake()
    if (await confirmsWrites(pair.standby())) rig.claims += 1
    await pair.standby().kill()
    await pair.copyPrimary()
  })
  await pair.standby().start()
}

/** Whether a node confirms a write within a second. One that nobody follows must not. */
function confirmsWrites({ ask }: DatabaseNode): Promise<boolean> {
  const write = ask("select pg_logical_emit_message(true, 'claim', '')").then(
    () => true,
    () => false,
  )
  return Promise.race([write, wait(1000, false)])
}

/** Notes how long there was nobody to confirm; whatever is asked and acknowledged within is a lie. */
export async function withoutStandby(rig: Rig, work: () => Promise<void>): Promise<void> {
  const outage = { from: performance.now(), until: Infinity }
  rig.outages.push(outage)
  await work()
  outage.until = performance.now()
}

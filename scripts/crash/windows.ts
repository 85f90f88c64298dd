import { setTimeout as wait } from 'node:timers/promises'
import { withoutStandby } from './kills.ts'
import type { Rig } from './rig.ts'

/** A stretch without standby in which something goes wrong; then the primary dies, and the standby, which missed all of it, takes over. */
async function loseWindow(rig: Rig, work: () => Promise<void>): Promise<void> {
  const { pair } = rig
  await pair.untilWhole()
  // NOTE killed, not halted: a halted receiver still finds in its socket what was sent meanwhile.
  await pair.standby().kill()
  await withoutStandby(rig, async () => {
    await work()
    await pair.primary().kill()
    await pair.standby().start()
    await pair.promoteStandby()
    await pair.copyPrimary()
  })
  await pair.standby().start()
  await pair.untilWhole()
}

/** Acknowledgements go on or not, nobody interferes. */
export function quietWindow(rig: Rig): Promise<void> {
  return loseWindow(rig, () => wait(2500))
}

/** Somebody cancels what waits for the standby. The database then commits on its own and says so only in a warning. */
export async function cancelledWaits(rig: Rig): Promise<number> {
  const cancel = "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep' and state = 'active'"
  let cancelled = 0
  await loseWindow(rig, async () => {
    for (const end = performance.now() + 4000; performance.now() < end; await wait(150)) {
      cancelled += (await rig.pair.primary().ask(cancel)).length
    }
  })
  return cancelled
}

/** The primary dies and comes back, again and again, with commits that only it knows of, and the clients ask again for their answers. */
export function unconfirmedCommits(rig: Rig): Promise<void> {
  return loseWindow(rig, async () => {
    for (let times = 0; times < 4; times += 1) {
      await wait(800)
      await rig.pair.primary().kill()
      await rig.pair.primary().start()
    }
    await wait(1500)
  })
}

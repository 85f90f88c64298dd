import type { Kysely } from 'kysely'
import type { ExtensionTables } from '../tables.ts'
import type { NewRequest } from '../submit/new-request.ts'
import { claimDue, postpone, settle, type Waiting } from './pending-store.ts'

/** Who decides what was only stamped: as of its receipt, and once. */
export type LaterDecider = {
  /** Whether trying has a chance now. */
  readonly isReady: () => Promise<boolean>
  /** The request with its decision; nothing where there is none yet. */
  readonly settle: (waiting: Waiting) => Promise<NewRequest | undefined>
}

export type PendingNeeds = {
  /** A connection of the owner: the application may not change what it has answered. */
  readonly db: Kysely<ExtensionTables>
  readonly canton: string
  readonly decider: LaterDecider
  readonly random?: () => number
}

const together = 20
const atOnce = 4

/** Tries everything that is due, the oldest first. Gives back how many were decided; whatever was not is due again later. */
export async function decidePending({ db, canton, decider, random = Math.random }: PendingNeeds): Promise<number> {
  if (!(await decider.isReady())) return 0
  const due = [...(await claimDue(db, canton, together))]
  let decided = 0
  const work = async (): Promise<void> => {
    for (let waiting = due.shift(); waiting; waiting = due.shift()) {
      const row = await decider.settle(waiting).catch(() => undefined)
      if (row && (await settle(db, canton, row))) decided += 1
      else await postpone(db, canton, waiting, secondsUntilNext(waiting.attempts, random()))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return decided
}

const longest = 15 * 60

/** Twice as long after each try, at most a quarter of an hour, anywhere in that time: a system that comes back is not run over. */
export function secondsUntilNext(attempts: number, chance: number): number {
  const most = Math.min(longest, 2 ** Math.min(attempts, 20))
  return Math.max(1, most * chance)
}

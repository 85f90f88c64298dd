import { sql, type Kysely } from 'kysely'
import type { Log } from '../../../../platform/log.ts'
import { unwatched, type Counting } from '../../../../platform/metrics.ts'
import { startLoop, type Loop } from '../../../../platform/loop.ts'

/** Small enough that nobody at the form waits for it, large enough that half a million cases take a minute. */
const batchCases = 1000
/** The work takes at most half of the time, and the form has the other half to itself. */
const restShare = 1
const quietPause = 1000

export type Batch = { readonly walked: number; readonly raised: number; readonly isDone: boolean }

/** One batch of the general extension that has waited longest, whole or not at all; nothing where there is nothing to do. */
export async function extendBatch<Tables>(db: Kysely<Tables>, canton: string, most = batchCases): Promise<Batch | undefined> {
  const { rows } = await sql<Batch>`select walked, raised, is_done as "isDone" from desk.extend_batch(${canton}, ${most})`.execute(db)
  return rows[0]
}

/** Works on general extensions as long as there are any, with a rest after each batch that leaves the form its share. */
export function startEverybody<Tables>(db: Kysely<Tables>, canton: string, log: Log, metrics: Counting = unwatched): Loop {
  const round = async (): Promise<number> => {
    const begun = performance.now()
    const batch = await extendBatch(db, canton)
    return batch ? restShare * (performance.now() - begun) : quietPause
  }
  return startLoop('extend-everybody', round, log, metrics)
}

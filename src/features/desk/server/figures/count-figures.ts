import { sql, type Kysely } from 'kysely'
import type { Log } from '../../../../platform/log.ts'
import { unwatched, type Counting } from '../../../../platform/metrics.ts'
import { startLoop, type Loop } from '../../../../platform/loop.ts'

/** Seals counted in one go; a seal has at most five hundred entries, and a statement little time. */
const mostSeals = 10

/** Counts what was sealed since the last time: how many entries, or nothing where another worker is at it. */
export async function countFigures<Tables>(db: Kysely<Tables>, canton: string, most = mostSeals): Promise<number | undefined> {
  const { rows } = await sql<{ counted: number | null }>`select desk.count_figures(${canton}, ${most}) as counted`.execute(db)
  return rows[0]?.counted ?? undefined
}

/** Keeps the figures of the tax office up to date, about every second. */
export function startFigures<Tables>(db: Kysely<Tables>, canton: string, log: Log, metrics: Counting = unwatched): Loop {
  // A backlog, as on the first start, is worked off with short breaths for what is more urgent.
  return startLoop('count-figures', async () => ((await countFigures(db, canton)) ? 200 : 1000), log, metrics)
}

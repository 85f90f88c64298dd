import type { Kysely } from 'kysely'
import { describeFailure, type Log } from '../../../../platform/log.ts'
import type { ExtensionTables } from '../tables.ts'
import type { Gauge } from './budgets.ts'
import { createMissMemory, type MissMemory } from './miss-memory.ts'
import { countMiss } from './miss-store.ts'

/** All counts: in this process at once, and then for all servers. Without the table each process counts on its own. */
export type Ledger = Pick<MissMemory, 'misses' | 'secondsLeft'> & { readonly count: (gauges: readonly Gauge[]) => Promise<void> }

type Needs = { readonly db: Kysely<ExtensionTables>; readonly canton: string; readonly log: Log; readonly now: () => Date }

export function createLedger({ db, canton, log, now }: Needs): Ledger {
  const { misses, secondsLeft, add, confirm } = createMissMemory(now)
  return {
    misses,
    secondsLeft,
    count: async (gauges) => {
      if (gauges.length === 0) return
      for (const gauge of gauges) add(gauge)
      try {
        for (const { gauge, told } of await countMiss(db, canton, gauges)) confirm(gauge, told)
      } catch (error) {
        log('miss-count-failed', describeFailure(error))
      }
    },
  }
}

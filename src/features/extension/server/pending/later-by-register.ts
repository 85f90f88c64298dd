import { CompiledQuery, type Kysely } from 'kysely'
import type { Lane } from '../../../../platform/lane.ts'
import type { Configuration } from '../decision/configuration.ts'
import { decide } from '../decision/decide.ts'
import { gaugesOf } from '../guessing/budgets.ts'
import { countMiss } from '../guessing/miss-store.ts'
import { legalFormOf } from '../legal-form.ts'
import { readFacts, type Locks } from '../submit/facts-store.ts'
import { decided } from '../submit/plan.ts'
import type { ExtensionTables } from '../tables.ts'
import type { LaterDecider } from './decide-pending.ts'

type Needs = {
  readonly db: Kysely<ExtensionTables>
  readonly canton: string
  readonly configuration: Configuration
  readonly locks: Locks
  /** How many failed identifications a day may have. */
  readonly missesPerDay: number
}

/** Decides by the register in the own database: by the facts of now, as of the receipt of then. Guesses count as if they were looked at then. */
export function laterByRegister({ db, canton, configuration, locks, missesPerDay }: Needs): LaterDecider {
  const lane = laneOn(db)
  return {
    isReady: async () => (await missesOfToday(db, canton)) < missesPerDay,
    settle: async ({ begun, request }) => {
      const [known] = await readFacts(lane, canton, [{ request, arrivedAt: performance.now() }], locks)
      if (!known) return undefined
      // What was decided in between is a fact like any other; this request gets an answer of its own.
      const { earlier: _, ...facts } = known.facts
      const decision = decide(facts, request, configuration, { at: begun.receivedAt, reference: begun.reference })
      if (decision.kind === 'repeat') return undefined
      const { rule } = decision
      if (rule === 'I1' || rule === 'I2') {
        const form = legalFormOf(request)
        await countMiss(db, canton, [serviceDay, ...gaugesOf(form, request.pid, configuration.entityProof)])
      }
      const settled = decision.kind === 'invalid' ? { kind: 'rejected' as const, rule, message: decision.message } : decision
      return decided({ ...begun, configuration: configuration.version }, settled, { ...known, facts }).row
    },
  }
}

const serviceDay = { scope: 'service-day', subject: '' } as const

async function missesOfToday(db: Kysely<ExtensionTables>, canton: string): Promise<number> {
  const text = `
    select misses from extension.miss
    where canton = $1 and scope = 'service-day' and subject = '' and since > platform.moment() - interval '24 hours'`
  const { rows } = await db.executeQuery<{ misses: number }>(CompiledQuery.raw(text, [canton]))
  return rows[0]?.misses ?? 0
}

/** The worker reads with its own connections what servers read over their lanes. */
function laneOn(db: Kysely<ExtensionTables>): Pick<Lane, 'read'> {
  return {
    read: async <Row>({ text }: { readonly text: string }, values: readonly unknown[]) =>
      (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows,
  }
}

import type { Config } from '../../../../platform/config.ts'
import { networkOf } from '../../../../platform/rate-limit.ts'
import type { EntityProof, LegalForm } from '../../rules.ts'

/** What is counted: failed identifications, and firms that were found. The last word of the name is the time within which they are counted. */
export type Scope = 'address-hour' | 'network-hour' | 'service-day' | 'pid-day' | 'pid-year' | 'entity-hour'
export type Gauge = { readonly scope: Scope; readonly subject: string }

/** How many misses a sender may cause: some for nothing, more with work, and then no more. */
export type Budget = Gauge & { readonly free: number; readonly most: number }
export type SenderBudgets = readonly [address: Budget, network: Budget, service: Budget]
export type Figures = Pick<
  Config,
  | 'ENTITIES_PER_NETWORK'
  | 'MISSES_PER_ADDRESS'
  | 'MISSES_PER_NETWORK'
  | 'MISSES_FREE_PER_DAY'
  | 'MISSES_PER_DAY'
  | 'MISS_SLOT_MS'
  | 'WORK_BITS'
>

const withWork = 4

/** The budgets of whoever sends from this address; the last one is everybody's. */
export function budgetsOf(address: string, figures: Figures): SenderBudgets {
  const { MISSES_PER_ADDRESS: own, MISSES_PER_NETWORK: shared, MISSES_FREE_PER_DAY: free, MISSES_PER_DAY: most } = figures
  return [
    { scope: 'address-hour', subject: short(address), free: own, most: own * withWork },
    { scope: 'network-hour', subject: short(networkOf(address)), free: shared, most: shared * withWork },
    { scope: 'service-day', subject: '', free, most: Math.max(free, most) },
  ]
}

/** A proxy that is not ours could put anything in the place of an address, and the table takes only so much. */
const short = (subject: string): string => subject.slice(0, 60)

/** A number locks itself after so many misses, until so long after the last one of them. */
export const locks = { day: { most: 5, seconds: 86_400 }, year: { most: 15, seconds: 365 * 86_400 } } as const

/** The counts of a number. Where it is all that is asked for, there is nothing else to guess and nothing to lock. */
export function gaugesOf(form: LegalForm, pid: string, entityProof: EntityProof): readonly Gauge[] {
  if (form === 'legal-entity' && entityProof === 'none') return []
  const subject = `${form}:${pid}`
  return [
    { scope: 'pid-day', subject },
    { scope: 'pid-year', subject },
  ]
}

/** Where the number is all that a firm shows, anybody finds firms by trying: so one network may find only so many of them. */
export function findsOf(form: LegalForm, address: string, entityProof: EntityProof): readonly Gauge[] {
  return form === 'legal-entity' && entityProof === 'none' ? [{ scope: 'entity-hour', subject: short(networkOf(address)) }] : []
}

/** How long a process relies on what it knows of a scope. The table is asked about numbers each time, so that an unlocked one soon is. */
export const secondsKept: Readonly<Record<Scope, number>> = {
  'address-hour': 3600,
  'network-hour': 3600,
  'service-day': 86_400,
  'pid-day': 60,
  'pid-year': 60,
  'entity-hour': 3600,
}

import type { Kysely } from 'kysely'
import type { Asked } from '../../../../platform/asking.ts'
import type { Log } from '../../../../platform/log.ts'
import type { Answer, ExtensionRequest } from '../../contract.ts'
import type { EntityProof, LegalForm } from '../../rules.ts'
import { legalFormOf } from '../legal-form.ts'
import type { ExtensionTables } from '../tables.ts'
import type { Answered } from '../tax-system.ts'
import { createAdmission, tooMany, type Admitted } from './admission.ts'
import { createAlarms } from './alarms.ts'
import { budgetsOf, findsOf, gaugesOf, locks, type Figures, type Gauge, type SenderBudgets } from './budgets.ts'
import { untilSlotEnds } from './even-time.ts'
import { createLedger } from './ledger.ts'
import { showsWork } from './shown-work.ts'

/** Keeps people from finding out by trying: whoever is not identified too often has to work, to wait, or is told nothing any more. */
export type Guard = {
  readonly locks: typeof locks
  /** What this process knows of locked numbers before the table does. */
  readonly isLocked: (form: LegalForm, pid: string) => boolean
  /** Lets a request in to be answered, or only stamped, or throws; and counts it if its sender could not be identified. */
  readonly pass: (request: Shown, asked: Asked, answer: (isOnlyStamped: boolean) => Promise<Answered>) => Promise<Answer>
}

/** By what somebody wants to be identified. */
type Shown = Pick<ExtensionRequest, 'pid' | 'birthDate'>

type Needs = {
  readonly db: Kysely<ExtensionTables>
  readonly canton: string
  readonly entityProof: EntityProof
  readonly config: Figures
  readonly log: Log
  readonly now?: () => Date
}

export function createGuard({ db, canton, entityProof, config, log, now = () => new Date() }: Needs): Guard {
  const ledger = createLedger({ db, canton, log, now })
  const alarms = createAlarms(log, now)
  const admission = createAdmission(ledger, config.WORK_BITS)

  /** What a request uses up. What is only stamped is looked at later and may be a guess too, so whoever sends it pays for it now. */
  function costOf(request: Shown, { way, payers }: Admitted, isMiss: boolean, finds: readonly Gauge[]): readonly Gauge[] {
    if (way === 'stamp') return payers
    const form = legalFormOf(request)
    if (form === 'legal-entity') alarms.entityAsked(isMiss)
    return isMiss ? [...payers, ...gaugesOf(form, request.pid, entityProof)] : finds
  }

  async function lookedAt(request: Shown, admitted: Admitted, finds: readonly Gauge[], looking: Promise<Answered>) {
    const { answered, counted } = await looking
      // The count is begun before the place is free, so that no other request slips in between.
      .then((found) => ({ answered: found.answer, counted: ledger.count(costOf(request, admitted, found.isMiss, finds)) }))
      .finally(() => admission.leave(admitted))
    await counted
    return answered
  }

  function warn([, , service]: SenderBudgets): void {
    const misses = ledger.misses(service)
    if (misses >= service.free) alarms.missesOfToday(misses, misses >= service.most ? 'stamp' : 'work')
  }

  return {
    locks,
    isLocked: (form, pid) => {
      const [day, year] = gaugesOf(form, pid, entityProof)
      return day !== undefined && year !== undefined && (ledger.misses(day) >= locks.day.most || ledger.misses(year) >= locks.year.most)
    },
    pass: async (request, asked, answerIt) => {
      const began = performance.now()
      const finds = findsOf(legalFormOf(request), asked.address, entityProof)
      for (const gauge of finds) if (ledger.misses(gauge) >= config.ENTITIES_PER_NETWORK) throw tooMany(ledger.secondsLeft(gauge))
      const budgets = budgetsOf(asked.address, config)
      const admitted = await admission.enter(budgets, showsWork(asked, config.WORK_BITS, now()))
      try {
        const answer = await lookedAt(request, admitted, finds, answerIt(admitted.way === 'stamp'))
        if (answer.kind === 'decided') return answer
        warn(budgets)
        await untilSlotEnds(began, config.MISS_SLOT_MS)
        return answer
      } catch (problem) {
        // Refused or repeated, the register was looked at all the same, and how long that took is nobody's business.
        await untilSlotEnds(began, config.MISS_SLOT_MS)
        throw problem
      }
    },
  }
}

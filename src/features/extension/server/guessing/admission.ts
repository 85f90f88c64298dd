import { Problem } from '../../../../kit/problem.ts'
import type { Budget, SenderBudgets } from './budgets.ts'
import type { MissMemory } from './miss-memory.ts'
import { createWaitingRoom } from './waiting-room.ts'

/** Who may be looked at now. As many at the same time as may all turn out to be misses: nobody gets further by asking all at once. */
export type Admission = {
  readonly enter: (budgets: SenderBudgets, isWorkShown: boolean) => Promise<Admitted>
  /** When it is known whether it was a miss, and has been counted if so. */
  readonly leave: (admitted: Admitted) => void
}
/** To be decided or only stamped, and the budgets from which a miss has to be paid. */
export type Admitted = { readonly way: 'decide' | 'stamp'; readonly payers: readonly Budget[] }

const mostWaiting = 500

export function createAdmission({ misses, secondsLeft }: Pick<MissMemory, 'misses' | 'secondsLeft'>, workBits: number): Admission {
  const room = createWaitingRoom(mostWaiting)
  const inside = new Map<string, number>()
  const insideOf = (budget: Budget): number => inside.get(placeOf(budget)) ?? 0

  function look([address, network, service]: SenderBudgets, isWorkShown: boolean): Admitted | 'wait' {
    for (const budget of [address, network]) if (misses(budget) >= budget.most) throw tooMany(secondsLeft(budget))
    const isServiceUsedUp = misses(service) >= service.most
    const payers = isServiceUsedUp ? [address, network] : [address, network, service]
    if (!isWorkShown && payers.some((budget) => misses(budget) >= budget.free)) throw workNeeded(workBits)
    const isFull = (budget: Budget): boolean => misses(budget) + insideOf(budget) >= (isWorkShown ? budget.most : budget.free)
    if (payers.some(isFull)) return 'wait'
    for (const budget of payers) inside.set(placeOf(budget), insideOf(budget) + 1)
    return { way: isServiceUsedUp ? 'stamp' : 'decide', payers }
  }

  return {
    enter: (budgets, isWorkShown) => room.enter(() => look(budgets, isWorkShown)),
    leave: ({ payers }) => {
      for (const budget of payers) {
        if (insideOf(budget) > 1) inside.set(placeOf(budget), insideOf(budget) - 1)
        else inside.delete(placeOf(budget))
      }
      room.somebodyLeft()
    },
  }
}

function placeOf({ scope, subject }: Budget): string {
  return `${scope} ${subject}`
}

export function tooMany(retryAfterSeconds: number): Problem {
  return new Problem('too-many', 'Too many requests. Please try again later.', { retryAfterSeconds })
}

function workNeeded(workBits: number): Problem {
  return new Problem('work-needed', 'Please show work for this request.', { workBits })
}

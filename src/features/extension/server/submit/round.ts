import { Problem } from '../../../../kit/problem.ts'
import type { Outcome } from '../../../../platform/batches.ts'
import { ConnectionError } from '../../../../platform/database.ts'
import type { Lane } from '../../../../platform/lane.ts'
import type { LegalForm } from '../../rules.ts'
import { legalFormOf } from '../legal-form.ts'
import type { Answered, Incoming } from '../tax-system.ts'
import { readFacts, type Known, type Locks } from './facts-store.ts'
import type { Plan } from './plan.ts'
import { confirmStored, storeRequests } from './request-store.ts'

export type RoundNeeds = {
  readonly canton: string
  readonly locks: Locks
  /** What this process knows of locked numbers before the database does. */
  readonly isLocked: (form: LegalForm, pid: string) => boolean
  /** The answer that was stored under a reference. */
  readonly storedAnswer: (reference: string) => Promise<Answered['answer']>
}

/** A request in a round, and what to do with it once everything about it is known; or what to do elsewhere before it can be stored. */
export type Planned<Elsewhere = never> = {
  readonly incoming: Incoming
  readonly plan: (known: Known) => Plan | { readonly kind: 'elsewhere'; readonly result: Elsewhere }
}

/** Requests that wait together are read by one statement and stored by another. */
export async function playRound<Elsewhere = never>(
  lane: Lane,
  items: readonly Planned<Elsewhere>[],
  needs: RoundNeeds,
): Promise<readonly Outcome<Answered | Elsewhere>[]> {
  const incoming = items.map((item) => item.incoming)
  const known = await readFacts(lane, needs.canton, incoming, needs.locks).catch(undefinedIfConnectionBroke)
  if (!known) return items.map(() => 'again')
  const plans = items.map((item, at) => item.plan(withOwnLocks(item.incoming, known[at] as Known, needs))) // one for each
  const rows = plans.flatMap((plan) => (plan.kind === 'store' ? [plan.row] : []))
  const stored = rows.length === 0 ? new Set<string>() : await storeRequests(lane, needs.canton, rows).catch(undefinedIfConnectionBroke)
  if (!stored) return incoming.map(({ repeat }) => (repeat ? 'again' : { error: notKnown() }))
  if (stored.size === 0 && plans.some(({ kind }) => kind === 'repeat')) await confirmStored(lane)
  return Promise.all(plans.map((plan) => outcomeOf(plan, stored, needs)))
}

/** Whatever has a key finds itself again if it was stored after all; for the rest nobody can tell. */
function undefinedIfConnectionBroke(error: unknown): undefined {
  if (!(error instanceof ConnectionError)) throw error
}

function notKnown(): Problem {
  return new Problem('unavailable', 'The connection broke while the request was being stored.', { retryAfterSeconds: 2 })
}

async function outcomeOf<Elsewhere>(
  plan: ReturnType<Planned<Elsewhere>['plan']>,
  stored: ReadonlySet<string>,
  { storedAnswer }: RoundNeeds,
): Promise<Outcome<Answered | Elsewhere>> {
  switch (plan.kind) {
    case 'elsewhere':
      return { result: plan.result }
    case 'fail':
      return { error: plan.problem }
    case 'repeat':
      return { result: { answer: await storedAnswer(plan.reference), isMiss: false } }
    case 'store':
      return stored.has(plan.row.id) ? { result: { answer: plan.answer, isMiss: plan.isMiss } } : 'again'
  }
}

function withOwnLocks({ request }: Incoming, known: Known, { isLocked }: RoundNeeds): Known {
  if (known.facts.isLocked || !isLocked(legalFormOf(request), request.pid)) return known
  return { ...known, facts: { ...known.facts, isLocked: true } }
}

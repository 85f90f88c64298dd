import type { Kysely } from 'kysely'
import { unwatched, type Counting } from '../../../../platform/metrics.ts'
import { traceAbout, traced, traceOutcome } from '../../../../platform/tracing.ts'
import { nextStep } from './back-off.ts'
import { claimDeliveries, markDelivered, markFailed, type Claim, type Pace } from './delivery-store.ts'
import type { Send } from './send.ts'

type Needs<Tables> = {
  readonly db: Kysely<Tables>
  readonly pace: Pace
  readonly send: Send
  /** Told when the outcome of an attempt could not be noted; it is then tried again after a while. */
  readonly onLost: (error: unknown) => void
  readonly metrics?: Counting
}

export type Deliverer = {
  /** Begins with what is due; says after how many milliseconds to look again. */
  readonly round: () => Promise<number>
  /** Waits for everything that is under way. */
  readonly settled: () => Promise<void>
}

// Enough for the usual pace even if every attempt takes its full five seconds.
const mostUnderWay = 50
const outcomes = ['delivered', 'failed', 'refused', 'given-up'] as const

/** Sends what is due, several at the same time: one that hangs holds nobody up. */
export function createDeliverer<Tables>({ db, pace, send, onLost, metrics = unwatched }: Needs<Tables>): Deliverer {
  metrics.allow('outcome', outcomes)
  for (const outcome of outcomes) metrics.count('efrist_delivery_attempts_total', { outcome }, 0)
  const underWay = new Set<Promise<void>>()

  const tell = (outcome: (typeof outcomes)[number]): void => {
    metrics.count('efrist_delivery_attempts_total', { outcome })
    traceOutcome(outcome)
  }

  async function attempt(claim: Claim): Promise<void> {
    const { key, attempts, waitedSeconds, message } = claim
    if (!message) {
      tell('given-up')
      return markFailed(db, claim, { reason: 'no-request', refusals: claim.refusals }, { kind: 'give-up' })
    }
    const failure = await send(key.requestId, message)
    if (!failure) {
      await markDelivered(db, key)
      tell('delivered')
      return metrics.observe('efrist_delivery_age_seconds', waitedSeconds, {})
    }
    const refusals = claim.refusals + (failure.isRefusal ? 1 : 0)
    const step = nextStep({ attempts, refusals, waitedSeconds }, failure, Math.random())
    tell(step.kind === 'give-up' ? 'given-up' : failure.isRefusal ? 'refused' : 'failed')
    return markFailed(db, claim, { reason: failure.reason, refusals }, step)
  }

  return {
    round: async () => {
      const room = mostUnderWay - underWay.size
      const claims = room > 0 ? await claimDeliveries(db, pace, room) : []
      for (const claim of claims) {
        const about = traceAbout(claim.message?.reference ?? claim.key.requestId)
        const work: Promise<void> = traced('deliver', about, () => attempt(claim))
          .catch(onLost)
          .finally(() => underWay.delete(work))
        underWay.add(work)
      }
      return claims.length === 0 ? 200 : Math.max(10, 1000 / pace.perSecond)
    },
    settled: async () => void (await Promise.all(underWay)),
  }
}

import type { Kysely } from 'kysely'
import { nextStep } from './back-off.ts'
import { claimDeliveries, markDelivered, markFailed, type Claim, type Pace } from './delivery-store.ts'
import type { Send } from './send.ts'

type Needs<Tables> = {
  readonly db: Kysely<Tables>
  readonly pace: Pace
  readonly send: Send
  /** Told when the outcome of an attempt could not be noted; it is then tried again after a while. */
  readonly onLost: (error: unknown) => void
}

export type Deliverer = {
  /** Begins with what is due; says after how many milliseconds to look again. */
  readonly round: () => Promise<number>
  /** Waits for everything that is under way. */
  readonly settled: () => Promise<void>
}

// Enough for the usual pace even if every attempt takes its full five seconds.
const mostUnderWay = 50

/** Sends what is due, several at the same time: one that hangs holds nobody up. */
export function createDeliverer<Tables>({ db, pace, send, onLost }: Needs<Tables>): Deliverer {
  const underWay = new Set<Promise<void>>()

  async function attempt(claim: Claim): Promise<void> {
    const { key, attempts, waitedSeconds, message } = claim
    if (!message) return markFailed(db, claim, { reason: 'no-request', refusals: claim.refusals }, { kind: 'give-up' })
    const failure = await send(key.requestId, message)
    if (!failure) return markDelivered(db, key)
    const refusals = claim.refusals + (failure.isRefusal ? 1 : 0)
    const step = nextStep({ attempts, refusals, waitedSeconds }, failure, Math.random())
    return markFailed(db, claim, { reason: failure.reason, refusals }, step)
  }

  return {
    round: async () => {
      const room = mostUnderWay - underWay.size
      const claims = room > 0 ? await claimDeliveries(db, pace, room) : []
      for (const claim of claims) {
        const work: Promise<void> = attempt(claim)
          .catch(onLost)
          .finally(() => underWay.delete(work))
        underWay.add(work)
      }
      return claims.length === 0 ? 200 : Math.max(10, 1000 / pace.perSecond)
    },
    settled: async () => void (await Promise.all(underWay)),
  }
}

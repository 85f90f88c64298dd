import type { Log } from '../../../../platform/log.ts'
import { askOnce, type Failure, type Place, type Question } from './ask.ts'
import { closed, ended, passing, type Breaker, type Pass } from './breaker.ts'
import type { Reply } from './reply.ts'

/** Asks the canton's tax system as long as it answers, and spares it and everybody who waits when it does not. */
export type Asker = {
  readonly ask: (question: Question) => Promise<Reply | Failure>
  /** Whether asking has a chance now. */
  readonly isReady: () => boolean
}

type Options = {
  readonly place: Place
  /** How many questions may be under way. */
  readonly mostAtOnce: number
  readonly log: Log
  /** Milliseconds that only go forward. */
  readonly now?: () => number
}

export function createAsker({ place, mostAtOnce, log, now = () => performance.now() }: Options): Asker {
  let breaker: Breaker = closed
  let underWay = 0
  let lostAt = 0

  function allowed(): Pass | undefined {
    if (underWay >= mostAtOnce) return undefined
    const { pass, breaker: next } = passing(breaker, now())
    breaker = next
    return pass
  }

  function note(pass: Pass, reply: Reply | Failure): void {
    const before = breaker
    const after = ended(before, pass, reply.kind === 'failed', now())
    breaker = after
    if (reply.kind === 'failed') log('gateway-failed', { reason: reply.reason })
    if (reply.kind === 'failed' && before.kind === 'closed' && after.kind === 'open') {
      lostAt = now()
      log('gateway-lost', { reason: reply.reason })
    }
    if (before.kind === 'probing' && after.kind === 'closed') log('gateway-found', { afterSeconds: Math.round((now() - lostAt) / 1000) })
  }

  return {
    isReady: () => underWay < mostAtOnce && passing(breaker, now()).pass !== undefined,
    ask: async (question) => {
      const pass = allowed()
      if (pass === undefined) return { kind: 'failed', reason: 'spared' }
      underWay += 1
      const reply = await askOnce(place, question)
      underWay -= 1
      note(pass, reply)
      return reply
    },
  }
}

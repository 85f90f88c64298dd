import type { Log } from '../../../../platform/log.ts'

/** What the operator is told while somebody may be guessing; each at most once a minute. */
export type Alarms = {
  readonly missesOfToday: (misses: number, consequence: 'work' | 'stamp') => void
  /** Firms that ask find themselves; where few do, somebody goes through the numbers. */
  readonly entityAsked: (isMiss: boolean) => void
}

const fewestAsked = 50
const fairShare = 0.2
const minute = 60_000
const hour = 60 * minute

export function createAlarms(log: Log, now: () => Date): Alarms {
  const lastTold = { work: -Infinity, stamp: -Infinity, entities: -Infinity }
  let asked = { since: 0, requests: 0, hits: 0 }
  const isTime = (of: keyof typeof lastTold): boolean => {
    const at = now().getTime()
    if (at - lastTold[of] < minute) return false
    lastTold[of] = at
    return true
  }
  return {
    missesOfToday: (misses, consequence) => {
      if (isTime(consequence)) log('misses-exceeded', { misses, consequence })
    },
    entityAsked: (isMiss) => {
      const at = now().getTime()
      if (at - asked.since > hour) asked = { since: at, requests: 0, hits: 0 }
      asked.requests += 1
      if (!isMiss) asked.hits += 1
      const { requests, hits } = asked
      if (isMiss && requests >= fewestAsked && hits < requests * fairShare && isTime('entities'))
        log('entity-hits-rare', { requests, hits })
    },
  }
}

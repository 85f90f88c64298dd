import { Problem } from '../../../../kit/problem.ts'

/** Where those wait who find no room, until somebody leaves, and not for ever. First come, first served. */
export type WaitingRoom = {
  /** `look` gives what is found, or says that there is no room yet; it may also refuse by throwing. */
  readonly enter: <Found>(look: () => Found | 'wait') => Promise<Found>
  readonly somebodyLeft: () => void
}

export function createWaitingRoom(most: number, longestWait = 500): WaitingRoom {
  const waiting = new Set<() => void>()
  let isTold = false
  return {
    enter: async (look) => {
      const found = look()
      if (found !== 'wait') return found
      if (waiting.size >= most) throw comeBack()
      return new Promise((resolve, reject) => {
        const leave = (): void => {
          clearTimeout(timer)
          waiting.delete(lookAgain)
        }
        const lookAgain = (): void => {
          try {
            const later = look()
            if (later === 'wait') return
            resolve(later)
          } catch (problem) {
            reject(problem instanceof Error ? problem : new Error('refused', { cause: problem }))
          }
          leave()
        }
        const timer = setTimeout(() => {
          leave()
          reject(comeBack())
        }, longestWait)
        waiting.add(lookAgain)
      })
    },
    // Many leave at the same time; those who wait look once.
    somebodyLeft: () => {
      if (isTold || waiting.size === 0) return
      isTold = true
      setImmediate(() => {
        isTold = false
        for (const lookAgain of waiting) lookAgain()
      })
    },
  }
}

function comeBack(): Problem {
  return new Problem('unavailable', 'Too many are waiting.', { retryAfterSeconds: 5 })
}

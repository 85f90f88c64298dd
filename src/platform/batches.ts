import { Problem } from '../kit/problem.ts'
import type { Lane } from './lane.ts'
import type { Lanes } from './lanes.ts'
import { createWaitingLine, type Waiting } from './waiting-line.ts'

/** Requests that wait at the same time share the statements of one round, and each gets its own answer or its own error. */
export type Batches<Item, Result> = { readonly add: (item: Item) => Promise<Result>; readonly stop: () => void }

/** What became of one item: done, failed on its own, or to be tried again because somebody else was faster. */
export type Outcome<Result> = { readonly result: Result } | { readonly error: unknown } | 'again'

type Options<Item, Result> = {
  readonly lanes: Lanes
  /** Does all of them together; answers in the same order. */
  readonly run: (lane: Lane, items: readonly Item[]) => Promise<readonly Outcome<Result>[]>
  /** Items that share a mark are never under way at the same time. */
  readonly marksOf: (item: Item) => readonly string[]
  /** How many go together, how many may wait, and how long, in milliseconds. */
  readonly most: number
  readonly mostWaiting: number
  readonly longestWait: number
}

export function createBatches<Item, Result>(options: Options<Item, Result>): Batches<Item, Result> {
  const { lanes, run, mostWaiting, longestWait } = options
  const line = createWaitingLine<Item, Result>(options)
  let isPumping = false

  /** Everything that arrives within one turn of the event loop goes together. */
  function pumpSoon(): void {
    if (isPumping || line.isEmpty()) return
    isPumping = true
    setImmediate(() => {
      isPumping = false
      for (let lane = lanes.take(); lane; lane = lanes.take()) {
        const batch = line.next()
        if (batch.length === 0) return lane.giveBack()
        void runBatch(lane, batch)
      }
    })
  }

  async function runBatch(lane: Lane, batch: readonly Waiting<Item, Result>[]): Promise<void> {
    await runTogether(lane, batch)
    line.release(batch)
    lane.giveBack()
  }

  async function runTogether(lane: Lane, batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const outcomes = await run(
        lane,
        batch.map(({ item }) => item),
      )
      batch.forEach((waiting, at) => finish(waiting, outcomes[at] ?? 'again'))
    } catch (error) {
      if (batch.length === 1 || !isAboutContent(error)) return batch.forEach((waiting) => line.reject(waiting, error))
      // One of them cannot be done; alone, only that one fails.
      for (const waiting of batch) await runTogether(lane, [waiting])
    }
  }

  function finish(waiting: Waiting<Item, Result>, outcome: Outcome<Result>): void {
    if (outcome !== 'again') return 'error' in outcome ? line.reject(waiting, outcome.error) : line.resolve(waiting, outcome.result)
    waiting.attempts += 1
    setTimeout(() => {
      line.join(waiting)
      pumpSoon()
    }, waiting.attempts * 2)
  }

  const clock = setInterval(() => line.rejectOlder(longestWait, tooBusy), 100).unref()
  lanes.whenFree(pumpSoon)
  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        if (line.size() >= mostWaiting) return reject(tooBusy())
        line.join({ item, since: performance.now(), resolve, reject, attempts: 0, isDone: false })
        pumpSoon()
      }),
    stop: () => clearInterval(clock),
  }
}

function tooBusy(): Problem {
  return new Problem('unavailable', 'The service is not available right now. Please try again later.', {
    retryAfterSeconds: 2 + Math.floor(Math.random() * 8),
  })
}

// Classes of PostgreSQL: what is in a row (22, 23), and two rounds that waited for each other (40).
function isAboutContent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(22|23|40)/.test(String(error.code))
}

import { setTimeout as wait } from 'node:timers/promises'
import { tellIfFull } from './database-full.ts'
import { describeFailure, type Log } from './log.ts'
import { unwatched, type Counting } from './metrics.ts'

/** Work that goes on until it is stopped; `stop` waits for the round under way. */
export type Loop = { readonly stop: () => Promise<void> }

const longestPause = 2000

/** Repeats a round, each time after as many milliseconds as the last one asked for. A round that fails is tried again, ever less often. */
export function startLoop(name: string, round: () => Promise<number>, log: Log, metrics: Counting = unwatched): Loop {
  metrics.allow('loop', [name])
  metrics.allow('outcome', ['done', 'failed'])
  metrics.count('efrist_loop_rounds_total', { loop: name, outcome: 'failed' }, 0)
  const stopped = new AbortController()
  let failures = 0

  async function next(): Promise<number> {
    try {
      const pause = await round()
      failures = 0
      metrics.count('efrist_loop_rounds_total', { loop: name, outcome: 'done' })
      metrics.set('efrist_loop_last_done_timestamp_seconds', Date.now() / 1000, { loop: name })
      return pause
    } catch (error) {
      failures += 1
      tellIfFull(error, log)
      metrics.count('efrist_loop_rounds_total', { loop: name, outcome: 'failed' })
      // The first failures and then one of ever so many: a database that is away for a night must not fill the disk.
      if (Number.isInteger(Math.log2(failures))) log('job-failed', { job: name, attempt: failures, ...describeFailure(error) })
      return Math.min(longestPause, 100 * 2 ** Math.min(failures, 10))
    }
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      const pause = await next()
      await wait(pause, undefined, { signal: stopped.signal }).catch(() => {})
    }
  }

  const ended = run()
  return {
    stop: async () => {
      stopped.abort()
      await ended
    },
  }
}

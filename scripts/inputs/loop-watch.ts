import { monitorEventLoopDelay } from 'node:perf_hooks'

/** How the loop of this process fares. */
export type LoopCondition = {
  /** The longest it worked without a pause, and the longest nothing was heard of it for whatever reason, in ms. */
  readonly stall: number
  readonly silence: number
  /** Keys that every object has too many. */
  readonly addedKeys: number
  /** Promises that nobody looked after. */
  readonly rejections: number
  readonly megabytes: number
}
export type LoopWatch = { readonly begin: () => void; readonly condition: () => LoopCondition; readonly rejected: () => void }

/** An observer inside a process; it does not keep the process alive. */
export function watchLoop(): LoopWatch {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  const keysBefore = Reflect.ownKeys(Object.prototype).length
  let rejections = 0
  let longestWork = 0
  let before = process.threadCpuUsage()
  const look = (): void => {
    const { user, system } = process.threadCpuUsage(before)
    before = process.threadCpuUsage()
    longestWork = Math.max(longestWork, (user + system) / 1000)
  }
  // What the loop itself has worked between two looks; a machine that is busy with others does not count.
  setInterval(look, 5).unref()
  return {
    begin: () => {
      delay.enable()
      delay.reset()
      look()
      longestWork = 0
    },
    rejected: () => {
      rejections += 1
    },
    condition: () => {
      look()
      return {
        stall: longestWork,
        silence: delay.max / 1e6,
        addedKeys: Reflect.ownKeys(Object.prototype).length - keysBefore,
        rejections,
        megabytes: process.memoryUsage().rss / 1e6,
      }
    },
  }
}

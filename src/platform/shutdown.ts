import type { Log } from './log.ts'

type Step = () => Promise<unknown>

/** Ends in order when told to: no new work, running work finished, connections closed; by force when the time is up. */
export function stopOnSignal(steps: readonly Step[], seconds: number, log: Log): void {
  let isStopping = false
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return
    isStopping = true
    log('server-stopping', { signal })
    const timer = setTimeout(() => {
      log('server-stopped', { unfinished: 1 })
      setTimeout(() => process.exit(1), 50)
    }, seconds * 1000)
    for (const step of steps) await step()
    clearTimeout(timer)
    log('server-stopped', { unfinished: 0 })
  }
  process.once('SIGTERM', (signal) => void stop(signal))
  process.once('SIGINT', (signal) => void stop(signal))
}

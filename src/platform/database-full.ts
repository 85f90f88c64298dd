import type { Log } from './log.ts'
import { connectionAdvice } from './start-error.ts'

const tooManyConnections = '53300'
const pauseMilliseconds = 10_000
const toldAt = new WeakMap<Log, number>()

/** Says in the log that the database gives no more connections: every ten seconds at most, whichever part of the process meets it. */
export function tellIfFull(error: unknown, log: Log): void {
  if (!(error instanceof Error) || !('code' in error) || error.code !== tooManyConnections) return
  const now = performance.now()
  if (now - (toldAt.get(log) ?? -Infinity) < pauseMilliseconds) return
  toldAt.set(log, now)
  log('database-full', { sentence: `The database accepts no more connections. ${connectionAdvice}` })
}

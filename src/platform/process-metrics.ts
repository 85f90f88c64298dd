import type { Pool } from 'pg'
import type { Events, Log } from './log.ts'
import type { Metrics } from './metrics.ts'

const beat = 100

/** What is worth knowing of every process: memory, processor, and how long its event loop keeps others waiting. */
export function watchProcess(metrics: Metrics): { readonly stop: () => void } {
  const startedAt = Date.now() / 1000 - process.uptime()
  metrics.watch(['process_start_time_seconds', 'process_cpu_seconds_total', 'process_resident_memory_bytes'], () => {
    const { user, system } = process.cpuUsage()
    return {
      process_start_time_seconds: [[startedAt]],
      process_cpu_seconds_total: [[(user + system) / 1e6]],
      process_resident_memory_bytes: [[process.memoryUsage.rss()]],
    }
  })
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    metrics.observe('efrist_event_loop_delay_seconds', Math.max(0, now - last - beat) / 1000, {})
    last = now
  }, beat).unref()
  return { stop: () => clearInterval(timer) }
}

export function watchPool(metrics: Metrics, pool: Pool): void {
  metrics.watch(['database_connections', 'database_connections_most'], () => ({
    database_connections: [
      [pool.totalCount - pool.idleCount, { state: 'busy' }],
      [pool.idleCount, { state: 'idle' }],
      [pool.waitingCount, { state: 'wanted' }],
    ],
    database_connections_most: [[pool.options.max]],
  }))
}

const watchedEvents = [
  'request-failed',
  'job-failed',
  'database-lost',
  'database-full',
  'neighbour-lost',
  'live-stream-dropped',
  'gateway-failed',
  'gateway-lost',
  'misses-exceeded',
  'miss-count-failed',
  'entity-hits-rare',
] as const satisfies readonly (keyof Events)[]

/** The same log, with its trouble counted as well. */
export function countTrouble(log: Log, metrics: Metrics): Log {
  const watched: ReadonlySet<string> = new Set(watchedEvents)
  metrics.allow('event', watchedEvents)
  for (const event of watchedEvents) metrics.count('efrist_events_total', { event }, 0)
  return (event, fields) => {
    if (watched.has(event)) metrics.count('efrist_events_total', { event })
    log(event, fields)
  }
}

import { extensionJobs } from '../features/extension/server/jobs.ts'
import type { Config } from '../platform/config.ts'
import { connect, createPool } from '../platform/database.ts'
import { startWorker } from '../platform/jobs.ts'
import type { Log } from '../platform/log.ts'
import { stopOnSignal } from '../platform/shutdown.ts'
import { tidyJob } from '../platform/tidy.ts'
import type { Tracing } from '../platform/tracing.ts'

/** Works the job queue until it is told to stop. */
export async function runWorker(config: Config, log: Log, tracing: Tracing): Promise<void> {
  const pool = createPool({ url: config.DATABASE_URL, connections: config.DATABASE_CONNECTIONS }, log)
  const runner = await startWorker(pool, [tidyJob(pool), ...extensionJobs(connect(pool))], log)
  stopOnSignal([() => runner.stop(), () => pool.end(), () => tracing.stop()], config.SHUTDOWN_SECONDS, log)
}

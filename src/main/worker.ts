import { startExtensionLoops, startPending } from '../features/extension/server/jobs.ts'
import { readCanton } from '../platform/canton.ts'
import type { Config } from '../platform/config.ts'
import { connect, createPool } from '../platform/database.ts'
import { startWorker } from '../platform/jobs.ts'
import type { Log } from '../platform/log.ts'
import { stopOnSignal } from '../platform/shutdown.ts'
import type { Tracing } from '../platform/tracing.ts'
import { createJobs } from './jobs.server.ts'
import { projectPath } from './project.ts'

/** Works the job queue, and what goes on all the time, until it is told to stop. */
export async function runWorker(config: Config, log: Log, tracing: Tracing): Promise<void> {
  const canton = await readCanton(projectPath('cantons'), config.CANTON)
  // A worker finds its rows by index, and never by a plan that was made while the tables were still small.
  const settings = ['enable_seqscan=off', 'jit=off', 'plan_cache_mode=force_custom_plan']
  const pool = createPool({ url: config.DATABASE_URL, connections: config.DATABASE_CONNECTIONS, settings }, log)
  const loops = startExtensionLoops(connect(pool), config, log)
  const pending = startPending({ db: connect(pool), canton, config, log })
  const jobs = createJobs({ pool, config })
  const runner = await startWorker(pool, jobs.handlers, log)
  stopOnSignal(
    [() => loops.stop(), () => pending.stop(), () => runner.stop(), () => jobs.stop(), () => pool.end(), () => tracing.stop()],
    config.SHUTDOWN_SECONDS,
    log,
  )
}

import { readWaitingAsOwner, watchFigures } from '../features/desk/server/offers.ts'
import { startEverybody, startFigures } from '../features/desk/server/jobs.ts'
import { startExtensionLoops, startPending } from '../features/extension/server/jobs.ts'
import { checkSender, readCanton } from '../platform/canton.ts'
import type { Config } from '../platform/config.ts'
import { checkDatabase } from '../platform/database-check.ts'
import { connect, createPool } from '../platform/database.ts'
import { startWorker } from '../platform/jobs.ts'
import type { Log } from '../platform/log.ts'
import { listenForMetrics } from '../platform/metrics-listener.ts'
import { createMetrics } from '../platform/metrics.ts'
import { neighboursOf, watchNeighbours } from '../platform/neighbours.ts'
import { createObjectStore } from '../platform/object-store.ts'
import { countTrouble, watchPool, watchProcess } from '../platform/process-metrics.ts'
import { stopOnSignal } from '../platform/shutdown.ts'
import type { Tracing } from '../platform/tracing.ts'
import { createJobs } from './jobs.server.ts'
import { cantonsFolder, projectPath, projectVersion } from './project.ts'

/** Works the job queue, and what goes on all the time, until it is told to stop. */
export async function runWorker(config: Config, plainLog: Log, tracing: Tracing): Promise<void> {
  const metrics = createMetrics({ part: 'worker', version: projectVersion() })
  const log = countTrouble(plainLog, metrics)
  const canton = await readCanton(cantonsFolder(config), config.CANTON)
  checkSender(config, canton)
  await checkDatabase({ url: config.DATABASE_URL, setting: 'DATABASE_URL', needsOwner: true, migrations: projectPath('db/migrations') })
  await createObjectStore(config).check()
  // A worker finds its rows by index, and never by a plan that was made while the tables were still small.
  const settings = ['enable_seqscan=off', 'plan_cache_mode=force_custom_plan']
  const pool = createPool({ url: config.DATABASE_URL, connections: config.DATABASE_CONNECTIONS, settings }, log)
  watchPool(metrics, pool)
  watchFigures({ metrics, read: () => readWaitingAsOwner(connect(pool), config.CANTON) })
  const watched = watchProcess(metrics)
  const operator = await listenForMetrics(config, metrics, log)
  const loops = startExtensionLoops(connect(pool), config, log, metrics)
  const figures = startFigures(connect(pool), config.CANTON, log, metrics)
  const everybody = startEverybody(connect(pool), config.CANTON, log, metrics)
  const pending = startPending({ db: connect(pool), canton, config, log, metrics })
  const neighbours = watchNeighbours({ neighbours: neighboursOf(config), log, metrics, pool })
  const jobs = createJobs({ pool, config, log, metrics })
  const runner = await startWorker(pool, jobs.handlers, log, metrics)
  stopOnSignal(
    [
      async () => neighbours.stop(),
      () => loops.stop(),
      () => figures.stop(),
      () => everybody.stop(),
      () => pending.stop(),
      () => runner.stop(),
      () => jobs.stop(),
      () => pool.end(),
      async () => watched.stop(),
      () => operator.stop(),
      () => tracing.stop(),
    ],
    config.SHUTDOWN_SECONDS,
    log,
  )
}

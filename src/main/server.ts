import { setTimeout as wait } from 'node:timers/promises'
import { checkSender, readCanton } from '../platform/canton.ts'
import type { Config } from '../platform/config.ts'
import { checkDatabase } from '../platform/database-check.ts'
import { appRole, createPool } from '../platform/database.ts'
import { openLanes } from '../platform/lanes.ts'
import { startLive } from '../platform/live.ts'
import type { Log } from '../platform/log.ts'
import { listenForMetrics } from '../platform/metrics-listener.ts'
import { createMetrics } from '../platform/metrics.ts'
import { neighboursOf, watchNeighbours } from '../platform/neighbours.ts'
import { createObjectStore } from '../platform/object-store.ts'
import { openPipelines } from '../platform/pipelines.ts'
import { countTrouble, watchProcess } from '../platform/process-metrics.ts'
import { watchLogin } from '../platform/server-login.ts'
import { stopOnSignal } from '../platform/shutdown.ts'
import type { Tracing } from '../platform/tracing.ts'
import { buildServer } from './build-server.ts'
import { cantonsFolder, projectPath, projectVersion } from './project.ts'

/** Answers requests until it is told to stop. */
export async function runServer(config: Config, plainLog: Log, tracing: Tracing): Promise<void> {
  const metrics = createMetrics({ part: 'server', version: projectVersion() })
  const log = countTrouble(plainLog, metrics)
  const canton = await readCanton(cantonsFolder(config), config.CANTON)
  checkSender(config, canton)
  const url = config.SERVER_DATABASE_URL ?? config.DATABASE_URL
  await checkDatabase({
    url,
    setting: config.SERVER_DATABASE_URL ? 'SERVER_DATABASE_URL' : 'DATABASE_URL',
    role: appRole,
    migrations: projectPath('db/migrations'),
  })
  await createObjectStore(config).check()
  const pool = createPool({ url, connections: config.DATABASE_CONNECTIONS, role: appRole }, log)
  const pipelines = await openPipelines({ url, connections: config.DATABASE_PIPELINES, role: appRole }, log)
  const lanes = await openLanes({ url, connections: config.DATABASE_LANES, role: appRole }, log)
  const live = await startLive(pool, log)
  await watchLogin(pool, log)
  const neighbours = watchNeighbours({ neighbours: neighboursOf(config), log, metrics })
  const { missing } = neighbours
  const { app, health, end } = await buildServer({ config, pool, pipelines, lanes, live, canton, log, metrics, missing })
  const watched = watchProcess(metrics)
  const operator = await listenForMetrics(config, metrics, log)

  stopOnSignal(
    [
      async () => health.stop(),
      async () => neighbours.stop(),
      // Time for those who send work here to see that it is no longer wanted; whatever comes until then is done.
      () => wait(config.DRAIN_SECONDS * 1000),
      () => app.close(),
      () => end(),
      () => live.stop(),
      () => pipelines.stop(),
      () => lanes.stop(),
      () => pool.end(),
      async () => watched.stop(),
      () => operator.stop(),
      () => tracing.stop(),
    ],
    config.DRAIN_SECONDS + config.SHUTDOWN_SECONDS,
    log,
  )
  log('server-started', { address: await app.listen({ host: config.HOST, port: config.PORT }) })
}

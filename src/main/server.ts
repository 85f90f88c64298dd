import { readCanton } from '../platform/canton.ts'
import type { Config } from '../platform/config.ts'
import { appRole, createPool } from '../platform/database.ts'
import { openLanes } from '../platform/lanes.ts'
import { startLive } from '../platform/live.ts'
import type { Log } from '../platform/log.ts'
import { openPipelines } from '../platform/pipelines.ts'
import { watchLogin } from '../platform/server-login.ts'
import { stopOnSignal } from '../platform/shutdown.ts'
import type { Tracing } from '../platform/tracing.ts'
import { buildServer } from './build-server.ts'
import { projectPath } from './project.ts'

/** Answers requests until it is told to stop. */
export async function runServer(config: Config, log: Log, tracing: Tracing): Promise<void> {
  const canton = await readCanton(projectPath('cantons'), config.CANTON)
  const url = config.SERVER_DATABASE_URL ?? config.DATABASE_URL
  const pool = createPool({ url, connections: config.DATABASE_CONNECTIONS, role: appRole }, log)
  const pipelines = await openPipelines({ url, connections: config.DATABASE_PIPELINES, role: appRole }, log)
  const lanes = await openLanes({ url, connections: config.DATABASE_LANES, role: appRole }, log)
  const live = await startLive(pool, log)
  await watchLogin(pool, log)
  const { app, health } = await buildServer({ config, pool, pipelines, lanes, live, canton, log })

  stopOnSignal(
    [
      async () => health.stop(),
      () => app.close(),
      () => live.stop(),
      () => pipelines.stop(),
      () => lanes.stop(),
      () => pool.end(),
      () => tracing.stop(),
    ],
    config.SHUTDOWN_SECONDS,
    log,
  )
  log('server-started', { address: await app.listen({ host: config.HOST, port: config.PORT }) })
}

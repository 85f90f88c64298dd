import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Identify } from '../platform/access.ts'
import type { Canton } from '../platform/canton.ts'
import type { Config } from '../platform/config.ts'
import { createHealth, mountHealth, type Health } from '../platform/health.ts'
import { mount } from '../platform/http.ts'
import { mountLiveStream } from '../platform/live-stream.ts'
import type { Live } from '../platform/live.ts'
import type { Log } from '../platform/log.ts'
import { createMetrics, mountMetrics } from '../platform/metrics.ts'
import { mountPages } from '../platform/pages.ts'
import type { Pipelines } from '../platform/pipelines.ts'
import { createLimits } from '../platform/rate-limit.ts'
import { createServer } from '../platform/server.ts'
import { addRequestSpans } from '../platform/tracing.ts'
import { describeApi, mountApiDocs } from './api-docs.ts'
import { allRoutes } from './apps.server.ts'
import { pagePaths } from './page-paths.ts'
import { projectPath, projectVersion } from './project.ts'
import { siteBlock } from './site-block.ts'

type Parts = {
  readonly config: Config
  readonly pool: Pool
  readonly pipelines: Pipelines
  readonly live: Live
  readonly canton: Canton
  readonly log: Log
  readonly identify: Identify
}

/** The whole server, joined but not yet listening. */
export async function buildServer({
  config,
  pool,
  pipelines,
  live,
  canton,
  log,
  identify,
}: Parts): Promise<{ app: FastifyInstance; health: Health }> {
  const metrics = createMetrics()
  const health = createHealth(pool)
  const app = createServer({ log, metrics, proxies: config.PROXIES })
  const routes = allRoutes({ pipelines, canton: canton.id, health, version: projectVersion() })
  const limits = createLimits({ submit: { times: config.SUBMITS_PER_MINUTE, seconds: 60 } }, pool)

  if (config.TRACES_URL) addRequestSpans(app)
  metrics.watchPool(pool)
  mountHealth(app, health)
  mountMetrics(app, metrics, config.METRICS_TOKEN)
  mount(app, routes, { identify, limits })
  mountLiveStream(app, live, identify, log)
  await mountApiDocs(app, describeApi(routes))
  await mountPages(app, { folder: projectPath('dist'), paths: pagePaths, siteBlock: siteBlock(canton.site) })
  return { app, health }
}

import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Identify } from '../platform/access.ts'
import type { Canton } from '../platform/canton.ts'
import type { Config } from '../platform/config.ts'
import { firebaseHosts } from '../platform/firebase-hosts.ts'
import { createHealth, mountHealth, type Health } from '../platform/health.ts'
import { mount, type Gate } from '../platform/http.ts'
import { mountLiveStream } from '../platform/live-stream.ts'
import type { Live } from '../platform/live.ts'
import type { Lanes } from '../platform/lanes.ts'
import type { Log } from '../platform/log.ts'
import { createMetrics, type Metrics } from '../platform/metrics.ts'
import type { IsOfficeName } from '../platform/office-name.ts'
import type { Pipelines } from '../platform/pipelines.ts'
import { watchPool } from '../platform/process-metrics.ts'
import { createLimits, type Limit } from '../platform/rate-limit.ts'
import type { Sample } from '../platform/sample.ts'
import { createSecurityLog, readEventKey } from '../platform/security-log.ts'
import { createServer } from '../platform/server.ts'
import { addRequestSpans } from '../platform/tracing.ts'
import { mountApiDocs } from './api-docs.ts'
import { createFeatures } from './apps.server.ts'
import { mountPublicPages } from './mount-pages.ts'
import { projectVersion } from './project.ts'

type Parts = {
  readonly config: Config
  readonly pool: Pool
  readonly pipelines: Pipelines
  readonly lanes: Lanes
  readonly live: Live
  readonly canton: Canton
  readonly log: Log
  readonly metrics?: Metrics
  /** Other systems that do not answer. */
  readonly missing?: Health['missing']
  /** Who is known, in tests that need no accounts. */
  readonly identify?: Identify
  /** Replaced by tests that prove what holds without it. */
  readonly check?: Gate['check']
  /** The same for names that read like that of the office. */
  readonly isOfficeName?: IsOfficeName
  /** What fills a new workspace, in tests that look at how. */
  readonly samples?: readonly Sample[]
  /** The moment as pages see it; the legal clock is the database's. */
  readonly clock?: () => Date
}

/** The whole server, joined but not yet listening. */
export async function buildServer({
  config,
  pool,
  pipelines,
  lanes,
  live,
  canton,
  log,
  metrics = createMetrics({ part: 'server', version: projectVersion() }),
  missing,
  identify: known,
  check,
  isOfficeName,
  samples,
  clock = () => new Date(),
}: Parts): Promise<{ app: FastifyInstance; health: Health; metrics: Metrics; end: () => Promise<void> }> {
  const health = createHealth(pool, missing)
  const app = createServer({ log, metrics, proxies: config.PROXIES, connects: firebaseHosts(config.FIREBASE) })
  const version = projectVersion()
  const features = createFeatures({
    pool,
    pipelines,
    lanes,
    canton,
    config,
    health,
    log,
    metrics,
    version,
    clock,
    ...(isOfficeName ? { isOfficeName } : {}),
    ...(samples ? { samples } : {}),
  })
  const { routes, identifyOfficer, answers, closing, mails, steps, status, begin, end } = features
  const identify = known ?? features.identify
  const limits = createLimits(limitsOf(config), pool, metrics)

  live.onClosing(() => void closing.refresh())
  await begin()
  if (config.TRACES_URL) addRequestSpans(app)
  watchPool(metrics, pool)
  mountHealth(app, health)
  const tell = createSecurityLog({ log, metrics, readKey: () => readEventKey(pool) })
  mount(app, routes, { identify, identifyOfficer, limits, tell, ...(check ? { check } : {}) })
  mountLiveStream(app, live, identify, { log, metrics, tell })
  mountApiDocs(app, routes)
  await mountPublicPages(app, { site: canton.site, config, clock, answers, closing, mails, steps, status, limits })
  return { app, health, metrics, end }
}

function limitsOf(config: Config): Readonly<Record<string, Limit>> {
  return {
    submit: { times: config.SUBMITS_PER_MINUTE, seconds: 60 },
    receipt: { times: config.RECEIPTS_PER_MINUTE, seconds: 60 },
    // Enough for an afternoon of a fiduciary.
    'deadline-mail': { times: 30, seconds: 3600 },
    // Enough to vote on every answer, for an office with one line.
    vote: { times: 30, seconds: 60 },
    // A few for each person at the form, for a large network with one address.
    'form-step': { times: 600, seconds: 60 },
    'sign-in': { times: config.SIGN_INS_PER_MINUTE, seconds: 60 },
    // Asked by every visit of the sign-in page.
    passkey: { times: config.SIGN_INS_PER_MINUTE, seconds: 60 },
    // Programs look every quarter of an hour or so; a network of an office has many of them.
    'calendar-feed': { times: 600, seconds: 60 },
    invite: { times: config.REGISTRATIONS_PER_HOUR, seconds: 3600 },
    invitation: { times: config.SIGN_INS_PER_MINUTE, seconds: 60 },
    register: { times: config.REGISTRATIONS_PER_HOUR, seconds: 3600 },
  }
}

import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { seedRegister } from '../../db/samples/extension.ts'
import { buildServer } from '../../src/main/build-server.ts'
import { projectPath } from '../../src/main/project.ts'
import type { Member } from '../../src/platform/access.ts'
import { readCanton } from '../../src/platform/canton.ts'
import { readConfig } from '../../src/platform/config.ts'
import type { Health } from '../../src/platform/health.ts'
import type { Gate } from '../../src/platform/http.ts'
import { openLanes } from '../../src/platform/lanes.ts'
import { startLive } from '../../src/platform/live.ts'
import type { Log } from '../../src/platform/log.ts'
import type { Metrics } from '../../src/platform/metrics.ts'
import type { IsOfficeName } from '../../src/platform/office-name.ts'
import { openPipelines } from '../../src/platform/pipelines.ts'
import type { Sample } from '../../src/platform/sample.ts'
import { aDatabase, type TestDatabase } from './database.ts'

type Options = {
  readonly clock?: string
  readonly log?: Log
  readonly settings?: Readonly<Record<string, string>>
  /** Members by the token they send; without it tokens are those of real accounts. */
  readonly callers?: Readonly<Record<string, Member>>
  /** Replaces the check of access at the gate. */
  readonly check?: Gate['check']
  /** Replaces what says whether a name reads like that of the office. */
  readonly isOfficeName?: IsOfficeName
  readonly database?: TestDatabase
  /** What fills a new workspace; nothing unless a test wants rows. */
  readonly samples?: readonly Sample[]
  /** Another canton than the one whose register every test database holds. */
  readonly canton?: string
  readonly metrics?: Metrics
}
export type TestServer = {
  readonly app: FastifyInstance
  readonly health: Health
  readonly metrics: Metrics
  readonly database: TestDatabase
}

// All tests of a file come from one address, right and wrong ones.
const unlimited = {
  REGISTRATION: 'open',
  SUBMITS_PER_MINUTE: '100000',
  ENTITIES_PER_NETWORK: '100000',
  MISSES_PER_ADDRESS: '100000',
  MISSES_PER_NETWORK: '100000',
  MISSES_FREE_PER_DAY: '100000',
  SIGN_INS_PER_MINUTE: '100000',
  REGISTRATIONS_PER_HOUR: '100000',
  GUESSES_PER_NETWORK: '100000',
}

/** The whole server on a database of its own, as in production but for the clock and the log. */
export async function aServer(options: Options = {}): Promise<TestServer> {
  const { log = () => {}, callers, check, samples = [], settings } = options
  const database = options.database ?? (await aDatabase(options.clock === undefined ? {} : { clock: options.clock }))
  const canton = await readCanton(projectPath('cantons'), options.canton ?? 'musterland')
  if (options.canton !== undefined) await seedRegister(database.owner, canton, 20)
  const live = await startLive(database.pool, log)
  const pipelines = await openPipelines({ ...database.options, connections: 4 }, log)
  const lanes = await openLanes({ ...database.options, connections: 2 }, log)
  const { app, health, metrics } = await buildServer({
    config: readConfig({ DATABASE_URL: database.url, ...unlimited, ...settings }),
    pool: database.pool,
    pipelines,
    lanes,
    live,
    canton,
    log,
    clock: () => new Date(database.options.clock ?? Date.now()),
    ...(callers ? { identify: async (authorization) => callers[(authorization ?? '').replace('Bearer ', '')] ?? null } : {}),
    ...(check ? { check } : {}),
    ...(options.isOfficeName ? { isOfficeName: options.isOfficeName } : {}),
    samples,
    ...(options.metrics ? { metrics: options.metrics } : {}),
  })
  app.addHook('onClose', async () => {
    await live.stop()
    await pipelines.stop()
    await lanes.stop()
    await database.close()
  })
  return { app, health, metrics, database }
}

export async function aServerForThisTest(options?: Options): Promise<TestServer> {
  const server = await aServer(options)
  onTestFinished(() => server.app.close())
  return server
}

import { randomUUID } from 'node:crypto'
import { seedRegister } from '../db/samples/extension.ts'
import { freePort } from '../scripts/free-port.ts'
import { copyDatabase } from '../scripts/local-postgres.ts'
import { buildServer } from '../src/main/build-server.ts'
import { projectPath } from '../src/main/project.ts'
import { readCanton, type Canton } from '../src/platform/canton.ts'
import { readConfig } from '../src/platform/config.ts'
import { appRole, createPool } from '../src/platform/database.ts'
import { openLanes } from '../src/platform/lanes.ts'
import { startLive } from '../src/platform/live.ts'
import { createLog } from '../src/platform/log.ts'
import { openPipelines } from '../src/platform/pipelines.ts'
import { sharedProduct } from './test.ts'

/** What each database of these tests begins as. */
export const templateName = 'template'

type Options = {
  readonly databaseUrl: string
  /** The legal clock, that of the database. */
  readonly clock: string
  /** What the pages take for now; the same unless a test wants them to differ. */
  readonly pageClock?: string
  readonly canton?: string
  /** What a new deadline costs; nothing unless a test wants it otherwise. */
  readonly fees?: Canton['extension']['fees']
  /** Settings of the environment that differ from those of the other tests. */
  readonly settings?: Readonly<Record<string, string>>
  /** Where it listens; any free place unless a test must know it before. */
  readonly port?: number
  /** Gets every line the server logs. */
  readonly onLogLine?: (line: string) => void
}
export type Product = { readonly address: string; readonly stop: () => Promise<void> }

/** The product as it ships, on a database that is ready, its clocks at a fixed moment. */
export async function startProduct(options: Options): Promise<Product> {
  const { databaseUrl, clock, pageClock = clock, canton: id = 'musterland', onLogLine } = options
  const log = onLogLine ? createLog('info', { write: onLogLine }) : (): void => {}
  const canton = withFees(await readCanton(projectPath('cantons'), id), options.fees)
  // That of the first canton is filled before any test; filling it again would raise deadlines that tests let pass.
  if (id !== 'musterland') await fillRegister(databaseUrl, clock, canton)
  // A slow machine is no overload: what would be given up there after two seconds is waited for here.
  const settings = ['statement_timeout=20000', 'idle_in_transaction_session_timeout=20000']
  const connection = { url: databaseUrl, role: appRole, clock, settings }
  const pool = createPool({ ...connection, connections: 6 }, log, 20_000)
  const pipelines = await openPipelines({ ...connection, connections: 2 }, log)
  const lanes = await openLanes({ ...connection, connections: 2 }, log)
  const live = await startLive(pool, log)
  const many = '100000'
  const catalogue = { UI_CATALOGUE: 'on' }
  const limits = {
    SUBMITS_PER_MINUTE: many,
    RECEIPTS_PER_MINUTE: many,
    MISSES_PER_ADDRESS: many,
    MISSES_PER_NETWORK: many,
    ...signIns(many),
  }
  const config = readConfig({ DATABASE_URL: databaseUrl, ...limits, ...catalogue, ...options.settings })
  const { app } = await buildServer({
    config,
    pool,
    pipelines,
    lanes,
    live,
    canton,
    log,
    clock: () => new Date(pageClock),
  })
  const address = await app.listen({ port: options.port ?? 0, host: '127.0.0.1' })
  return {
    address,
    stop: async () => {
      await app.close()
      await live.stop()
      await pipelines.stop()
      await lanes.stop()
      await pool.end()
    },
  }
}

/**
 * A product that knows its own address, which providers send people back to. It is another site than whatever
 * answers at 127.0.0.1, as a provider is in the world outside.
 */
export async function startPublicProduct(options: Omit<Options, 'port' | 'settings'>, settingsAt: SettingsAt): Promise<Product> {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const settings = { PUBLIC_ADDRESS: address, ...settingsAt(address) }
  return { ...(await startProduct({ ...options, port, settings })), address }
}

type SettingsAt = (address: string) => Readonly<Record<string, string>>

/** All browsers of the tests come from one address. */
function signIns(many: string) {
  return { REGISTRATION: 'open', SIGN_INS_PER_MINUTE: many, REGISTRATIONS_PER_HOUR: many, GUESSES_PER_NETWORK: many }
}

function withFees(canton: Canton, fees = canton.extension.fees): Canton {
  return { ...canton, extension: { ...canton.extension, fees } }
}

export async function fillRegister(url: string, clock: string, canton: Canton): Promise<void> {
  const owner = createPool({ url, connections: 2, clock }, () => {})
  await seedRegister(owner, canton, 3000)
  await owner.end()
}

/** The address of a database of its own, with the full register, for a test that changes what all others see. */
export async function aDatabase(): Promise<string> {
  const url = new URL(sharedProduct().databaseUrl)
  const name = `browser-${randomUUID()}`
  await copyDatabase(url.href, name, templateName)
  url.pathname = name
  return url.href
}

import { mkdtemp } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import pg from 'pg'
import type { SignedIn } from '../../src/features/accounts/contract.ts'
import { buildServer } from '../../src/main/build-server.ts'
import { projectPath } from '../../src/main/project.ts'
import { readCanton } from '../../src/platform/canton.ts'
import { readConfig } from '../../src/platform/config.ts'
import { appRole, createPool } from '../../src/platform/database.ts'
import { openLanes } from '../../src/platform/lanes.ts'
import { startLive } from '../../src/platform/live.ts'
import { migrate } from '../../src/platform/migrate.ts'
import { openPipelines } from '../../src/platform/pipelines.ts'
import { createDatabase, startLocalPostgres } from '../local-postgres.ts'

export type BenchServer = {
  readonly base: string
  readonly databaseUrl: string
  /** As the owner of the tables connects. */
  readonly owner: pg.Pool
  readonly stop: () => Promise<void>
}

/** The server as it ships on a PostgreSQL of its own, with these settings besides, listening on a port of this machine. */
export async function startBenchServer(more: Readonly<Record<string, string>> = {}, keptIn?: string): Promise<BenchServer> {
  const folder = keptIn ?? `${await mkdtemp(`${tmpdir()}/efristerstreckung-bench-`)}/data`
  const settings = ['shared_buffers=512MB', 'max_wal_size=4GB', 'checkpoint_timeout=30min', 'fsync=off', 'full_page_writes=off']
  const local = await startLocalPostgres({ folder, isTemporary: keptIn === undefined, settings })
  await createDatabase(local.url('postgres'), 'bench')
  const databaseUrl = local.url('bench')
  // NOTE without the time limits of the application: what is filled in takes as long as it takes.
  const owner = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  owner.on('connect', (client) => client.on('error', () => {})).on('error', () => {})
  await migrate(owner, projectPath('db/migrations'), () => {})
  const log = (): void => {}
  const config = readConfig({ DATABASE_URL: databaseUrl, REGISTRATION: 'open', REGISTRATIONS_PER_HOUR: '1000', ...more })
  const options = { url: databaseUrl, role: appRole }
  const pool = createPool({ ...options, connections: config.DATABASE_CONNECTIONS }, log)
  const pipelines = await openPipelines({ ...options, connections: 2 }, log)
  const lanes = await openLanes({ ...options, connections: 2 }, log)
  const live = await startLive(pool, log)
  const canton = await readCanton(projectPath('cantons'), config.CANTON)
  const { app } = await buildServer({ config, pool, pipelines, lanes, live, canton, log })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo // it listens on a port, not on a socket file
  const stop = async (): Promise<void> => {
    await app.close()
    await live.stop()
    await pipelines.stop()
    await lanes.stop()
    await Promise.all([pool.end(), owner.end()])
    await local.stop()
  }
  return { base: `http://127.0.0.1:${port}`, databaseUrl, owner, stop }
}

const person = { displayName: 'Bench Muster', email: 'bench@example.com', password: 'Quitten und Birnen 1234' }

/** Somebody with a workspace of their own, who registers or, in a database that was kept, signs in. */
export async function registered(base: string): Promise<SignedIn> {
  const body = JSON.stringify(person)
  const reply = await fetch(`${base}/api/auth/register`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const made = (await reply.json()) as SignedIn | { error: unknown } // its contract says so
  if (!('error' in made)) return made
  const credentials = Buffer.from(`${person.email}:${person.password}`).toString('base64')
  const entered = await fetch(`${base}/api/auth`, { headers: { authorization: `Basic ${credentials}` } })
  return (await entered.json()) as SignedIn // the password is right
}

import { rm } from 'node:fs/promises'
import pg from 'pg'
import { projectPath } from '../../src/main/project.ts'
import { createPool } from '../../src/platform/database.ts'
import { migrate } from '../../src/platform/migrate.ts'
import { fillRegister } from '../crash/register.ts'
import { freePort } from '../free-port.ts'
import { createDatabase, startLocalPostgres, type LocalPostgres } from '../local-postgres.ts'

/** A durable PostgreSQL that can be stopped and started again in the same place, with more people than ask for more time. */
export type FaultDatabase = {
  readonly url: string
  readonly query: <Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
  /** Cuts every connection but the one that cuts. */
  readonly cutConnections: () => Promise<void>
  readonly remove: () => Promise<void>
}

const name = 'faults'
const persons = 20_000

export async function makeFaultDatabase(folder: string): Promise<FaultDatabase> {
  const place = { folder, port: await freePort(), settings: ['max_connections=60'] }
  let local: LocalPostgres = await startLocalPostgres(place)
  const url = local.url(name)
  const query: FaultDatabase['query'] = (text, values = []) => askOnce(url, text, values)
  const remove = async (): Promise<void> => {
    await local.stop()
    await rm(folder, { recursive: true, force: true })
  }
  await fill(local.url('postgres'), url).catch(async (error: unknown) => {
    await remove()
    throw error
  })
  return {
    url,
    query,
    stop: () => local.stop(),
    start: async () => {
      local = await startLocalPostgres(place)
    },
    cutConnections: async () => {
      await query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()', [name])
    },
    remove,
  }
}

async function fill(admin: string, url: string): Promise<void> {
  await createDatabase(admin, name)
  const pool = createPool({ url, connections: 2 }, () => {})
  await migrate(pool, projectPath('db/migrations'), () => {})
  await pool.end()
  const client = new pg.Client(url)
  await client.connect()
  await fillRegister(client, 'musterland', persons)
  await client.query('vacuum analyze')
  await client.end()
}

/** By a connection of its own: the others are what the faults are about. */
async function askOnce<Row extends pg.QueryResultRow>(url: string, text: string, values: readonly unknown[]): Promise<readonly Row[]> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(text, [...values])).rows
  } finally {
    await client.end()
  }
}

import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { projectPath } from '../../src/main/project.ts'
import { createPool } from '../../src/platform/database.ts'
import { migrate } from '../../src/platform/migrate.ts'
import { freePort } from '../free-port.ts'
import { createDatabase, startLocalPostgres, temporaryDataFolder } from '../local-postgres.ts'
import { startPgBouncer } from '../testing/pgbouncer.ts'

export type Rig = {
  /** A database that is as it should be, and others that are not. */
  readonly url: (database: string) => string
  readonly sql: (database: string, text: string) => Promise<void>
  readonly busyPort: number
  readonly silentPort: number
  readonly closedPort: number
  readonly transactionPool: string
  readonly stop: () => Promise<void>
}

export async function startRig(): Promise<Rig> {
  const rules = `${tmpdir()}/efristerstreckung-hba-${process.pid}.conf`
  await writeFile(rules, 'host all locked 127.0.0.1/32 scram-sha-256\nhost all all 127.0.0.1/32 trust\n', { mode: 0o644 })
  const local = await startLocalPostgres({ folder: temporaryDataFolder(), isTemporary: true, settings: [`hba_file=${rules}`] })
  await createDatabase(local.url('postgres'), 'right')
  const pool = createPool({ url: local.url('right'), connections: 2 }, () => {})
  await migrate(pool, projectPath('db/migrations'), () => {})
  await pool.end()
  const sql = async (database: string, text: string): Promise<void> => {
    const client = new pg.Client({ connectionString: local.url(database) })
    await client.connect()
    await client.query(text)
    await client.end()
  }
  const [busy, silent] = [await listening(), await listening()]
  const bouncer = await startPgBouncer(local.url('right'), 'transaction')
  const stop = async (): Promise<void> => {
    for (const server of [busy, silent]) server.close()
    await bouncer.stop()
    await local.stop()
    await rm(rules)
  }
  const portOf = (server: Server): number => (server.address() as AddressInfo).port // it listens on a port
  return {
    url: local.url,
    sql,
    busyPort: portOf(busy),
    silentPort: portOf(silent),
    closedPort: await freePort(),
    transactionPool: bouncer.url,
    stop,
  }
}

/** Takes connections and never says a word. */
async function listening(): Promise<Server> {
  const server = createServer((socket) => socket.unref().on('error', () => {}))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

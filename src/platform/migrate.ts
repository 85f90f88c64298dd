import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { runMigrations } from 'graphile-worker'
import type { Pool, PoolClient } from 'pg'
import type { Log } from './log.ts'
import { isOutsideTransaction, runAlone, statementsOf } from './migrate-outside.ts'

type Migration = { readonly name: string; readonly text: string; readonly checksum: string }

const onlyOneMigrator = 726_274_001
const mostAttempts = 50
const longestWait = '200ms'

/** Brings a database to the newest form: numbered SQL files, forward only, one migrator at a time. */
export async function migrate(pool: Pool, folder: string, log: Log): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await untilAlone(client)
    await runMigrations({ pgPool: pool })
    await client.query('create schema if not exists platform')
    await client.query(
      'create table if not exists platform.migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    for (const migration of await pending(client, await readMigrations(folder))) {
      const started = performance.now()
      await apply(client, migration, log)
      log('migration-applied', { name: migration.name, ms: Math.round(performance.now() - started) })
    }
  } finally {
    client.release(true) // ends the session, and with it the advisory lock and the settings above
  }
}

/** Asks again and again: an index that is built concurrently would wait for a statement that waits for its migrator. */
async function untilAlone(client: PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ is_alone: boolean }>('select pg_try_advisory_lock($1) as is_alone', [onlyOneMigrator])
    if (rows[0]?.is_alone) return
    await wait(100)
  }
}

/** The steps that this version knows, in order. */
export async function migrationNames(folder: string): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => /^\d{4}_[a-z_]+\.sql$/.test(name)).toSorted()
}

async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const names = await migrationNames(folder)
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(`${folder}/${name}`, 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

async function pending(client: PoolClient, migrations: readonly Migration[]): Promise<readonly Migration[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from platform.migration')
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  const edited = migrations.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum)
  if (edited) throw new Error(`migration ${edited.name} was edited after it had been applied`)
  return migrations.filter(({ name }) => !applied.has(name))
}

async function apply(client: PoolClient, migration: Migration, log: Log): Promise<void> {
  const { name, text, checksum } = migration
  const patiently = (work: () => Promise<unknown>): Promise<void> => untilUnlocked(name, work, log)
  const done = ['insert into platform.migration (name, checksum) values ($1, $2)', [name, checksum]] as const
  if (isOutsideTransaction(text)) {
    for (const statement of statementsOf(text)) await patiently(() => runAlone(client, statement, longestWait))
    await client.query(done[0], [...done[1]])
    return
  }
  await patiently(() =>
    inTransaction(client, async () => {
      await client.query(`set local lock_timeout = '${longestWait}'`)
      await client.query(text)
      await client.query(done[0], [...done[1]])
    }),
  )
}

/** A migration that waits for a lock makes everybody behind it wait too, so it gives up after 200 ms and tries again. */
async function untilUnlocked(name: string, work: () => Promise<unknown>, log: Log): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work()
      return
    } catch (error) {
      if (!isAboutLocks(error) || attempt === mostAttempts) throw error
      log('migration-waiting', { name, attempt })
      await wait(100 + Math.random() * 400)
    }
  }
}

async function inTransaction(client: PoolClient, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** A lock that was not there in time, or two who waited for each other. */
function isAboutLocks(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01')
}

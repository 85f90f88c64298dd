import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { runMigrations } from 'graphile-worker'
import type { Pool, PoolClient } from 'pg'
import type { Log } from './log.ts'

type Migration = { readonly name: string; readonly text: string; readonly checksum: string }

const onlyOneMigrator = 726_274_001
const mostAttempts = 100

/** Brings a database to the newest form: numbered SQL files, forward only, one migrator at a time. */
export async function migrate(pool: Pool, folder: string, log: Log): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [onlyOneMigrator])
    await runMigrations({ pgPool: pool })
    await client.query('create schema if not exists platform')
    await client.query(
      'create table if not exists platform.migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    for (const migration of await pending(client, await readMigrations(folder))) await applyPatiently(client, migration, log)
  } finally {
    client.release(true) // ends the session, and with it the advisory lock and the settings above
  }
}

async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z_]+\.sql$/.test(name)).toSorted()
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

/** A migration that waits for a lock makes everybody behind it wait too, so it gives up after 200 ms and tries again. */
async function applyPatiently(client: PoolClient, migration: Migration, log: Log): Promise<void> {
  const started = performance.now()
  for (let attempt = 1; ; attempt += 1) {
    try {
      await apply(client, migration)
      log('migration-applied', { name: migration.name, ms: Math.round(performance.now() - started) })
      return
    } catch (error) {
      if (!isLockTimeout(error) || attempt === mostAttempts) throw error
      log('migration-waiting', { name: migration.name, attempt })
      await wait(100 + Math.random() * 400)
    }
  }
}

async function apply(client: PoolClient, { name, text, checksum }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query("set local lock_timeout = '200ms'")
    await client.query(text)
    await client.query('insert into platform.migration (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03'
}

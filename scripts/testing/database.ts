import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { inject, onTestFinished } from 'vitest'
import { appRole, createPool, type ConnectionOptions } from '../../src/platform/database.ts'
import { copyDatabase, dropDatabase } from '../local-postgres.ts'
import { testDay } from '../test-database.ts'

export type TestDatabase = {
  readonly url: string
  /** As the application connects. */
  readonly pool: Pool
  /** As the owner of the tables connects. */
  readonly owner: Pool
  /** How the application connects. */
  readonly options: ConnectionOptions
  readonly close: () => Promise<void>
}

type Options = {
  readonly clock?: string
  /** Moves the running legal clock by an interval like `PT3600S`, instead of stopping it. */
  readonly shift?: string
  readonly connections?: number
}

/** A database of one's own: migrated, with the sample register, its legal clock at noon of the test day. */
export async function aDatabase({ clock = `${testDay}T12:00:00Z`, shift, connections = 10 }: Options = {}): Promise<TestDatabase> {
  const server = inject('databaseServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await copyDatabase(server, name, inject('templateDatabase'))
  const url = new URL(`/${name}`, server).href
  const time = shift === undefined ? { clock } : { settings: [`app.clock_shift=${shift}`] }
  const options = { url, connections, role: appRole, ...time }
  const pool = createPool(options, () => {})
  const owner = createPool({ url, connections: 4, ...time }, () => {})
  const close = async (): Promise<void> => {
    await Promise.all([pool.end(), owner.end()])
    await dropDatabase(server, name)
  }
  return { url, pool, owner, options, close }
}

/** The same for one test only. */
export async function aDatabaseForThisTest(options?: Options): Promise<TestDatabase> {
  const database = await aDatabase(options)
  onTestFinished(() => database.close())
  return database
}

/** How many statements wait for a lock of somebody else, on this database alone: all tests share the server and its table of locks. */
export async function waitingForLocks({ owner }: Pick<TestDatabase, 'owner'>): Promise<number> {
  const { rowCount } = await owner.query(
    "select 1 from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and wait_event_type = 'Lock'",
  )
  return rowCount ?? 0
}

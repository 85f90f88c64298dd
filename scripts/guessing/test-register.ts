import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type { Pool } from 'pg'
import { projectPath } from '../../src/main/project.ts'
import { createPool } from '../../src/platform/database.ts'
import { migrate } from '../../src/platform/migrate.ts'
import { createDatabase, startLocalPostgres } from '../local-postgres.ts'

/** An empty register in a database of its own. */
export type TestRegister = { readonly url: string; readonly pool: Pool; readonly close: () => Promise<void> }
export type TestRegisters = { readonly open: () => Promise<TestRegister>; readonly stop: () => Promise<void> }

/** A local PostgreSQL that writes nothing to the disk in between, so that what is measured is not the disk. */
export async function startTestRegisters(): Promise<TestRegisters> {
  const folder = await mkdtemp(`${tmpdir()}/efristerstreckung-guessing-`)
  const settings = ['fsync=off', 'synchronous_commit=off', 'autovacuum=off', 'max_wal_size=4GB']
  const local = await startLocalPostgres({ folder: `${folder}/data`, isTemporary: true, settings })
  let count = 0
  return {
    open: async () => {
      count += 1
      const name = `guessing_${count}`
      await createDatabase(local.url('postgres'), name)
      const url = local.url(name)
      const pool = createPool({ url, connections: 2 }, () => {})
      await migrate(pool, projectPath('db/migrations'), () => {})
      return { url, pool, close: () => pool.end() }
    },
    stop: () => local.stop(),
  }
}

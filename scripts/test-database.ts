import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { seedRegister } from '../db/samples/extension.ts'
import { projectPath } from '../src/main/project.ts'
import { readCanton } from '../src/platform/canton.ts'
import { createPool } from '../src/platform/database.ts'
import { migrate } from '../src/platform/migrate.ts'
import { buildIfStale } from './build-if-stale.ts'
import { createDatabase, startLocalPostgres, temporaryDataFolder } from './local-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server the tests share, with a database of no interest. */
    databaseServer: string
    templateDatabase: string
  }
}

/** The day on which the samples of the template were made; tests set the legal clock to it. */
export const testDay = '2026-03-10'

/** One real server for all tests, and on it a migrated, seeded template that each test file copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  // The server answers with pages, too.
  await buildIfStale()
  // Speed instead of safety from power cuts: these databases live for minutes.
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']
  const { TEST_POSTGRES: programs, TEST_POSTGRES_MESSAGES: messages } = process.env
  if (messages !== undefined) settings.push(`lc_messages=${messages}`)
  const local = await startLocalPostgres({ folder: temporaryDataFolder(), isTemporary: true, settings, programs })
  const server = local.url('postgres')
  if (messages?.startsWith('de_')) await assertGerman(server)
  const template = `template_${process.pid}`
  await createDatabase(server, template)
  await fill(new URL(`/${template}`, server).href)
  project.provide('databaseServer', server)
  project.provide('templateDatabase', template)
  return () => local.stop()
}

/** Tests on a server that speaks German prove something only if it does. */
async function assertGerman(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const error: unknown = await client.query('select 1 / 0').catch((reason: unknown) => reason)
  await client.end()
  if (!(error instanceof pg.DatabaseError && error.severity === 'FEHLER')) throw new Error('The test database does not speak German.')
}

async function fill(url: string): Promise<void> {
  const pool = createPool({ url, connections: 4, clock: `${testDay}T12:00:00Z` }, () => {})
  await migrate(pool, projectPath('db/migrations'), () => {})
  await seedRegister(pool, await readCanton(projectPath('cantons'), 'musterland'), 1200)
  await pool.end()
}

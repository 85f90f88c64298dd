import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type { TestProject } from 'vitest/node'
import { seedRegister } from '../db/samples/extension.ts'
import { createDatabase, startLocalPostgres } from '../scripts/local-postgres.ts'
import { buildServer } from '../src/main/build-server.ts'
import { projectPath } from '../src/main/project.ts'
import { readCanton } from '../src/platform/canton.ts'
import { readConfig } from '../src/platform/config.ts'
import { appRole, createPool } from '../src/platform/database.ts'
import { startLive } from '../src/platform/live.ts'
import { migrate } from '../src/platform/migrate.ts'
import { openPipelines } from '../src/platform/pipelines.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product answers. */
    address: string
    /** The owner's way into its database. */
    databaseUrl: string
  }
}

/** What time it is in these tests, for the database and, set by each page, for the browser. */
export const now = '2026-03-10T12:00:00Z'

/** The product as it ships, on a database of its own, its clock at a fixed day. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(projectPath('dist/index.html'))) throw new Error('Build the pages first: npm run build')
  const local = await startLocalPostgres({
    folder: `${await mkdtemp(`${tmpdir()}/efristerstreckung-browser-`)}/data`,
    isTemporary: true,
    settings: ['fsync=off'],
  })
  await createDatabase(local.url('postgres'), 'browser')
  const databaseUrl = local.url('browser')
  const log = (): void => {}
  const canton = await readCanton(projectPath('cantons'), 'musterland')
  const owner = createPool({ url: databaseUrl, connections: 2, clock: now }, log)
  await migrate(owner, projectPath('db/migrations'), log)
  await seedRegister(owner, canton, 1200)
  const pool = createPool({ url: databaseUrl, connections: 8, role: appRole, clock: now }, log)
  const pipelines = await openPipelines({ url: databaseUrl, connections: 2, role: appRole, clock: now }, log)
  const live = await startLive(pool, log)
  const config = readConfig({ DATABASE_URL: databaseUrl, SUBMITS_PER_MINUTE: '100000' })
  const { app } = await buildServer({ config, pool, pipelines, live, canton, log, identify: async () => null })
  project.provide('address', await app.listen({ port: 0, host: '127.0.0.1' }))
  project.provide('databaseUrl', databaseUrl)
  return async () => {
    await app.close()
    await live.stop()
    await pipelines.stop()
    await Promise.all([pool.end(), owner.end()])
    await local.stop()
  }
}

import { buildIfStale } from '../scripts/build-if-stale.ts'
import { copyDatabase, createDatabase, startLocalPostgres, temporaryDataFolder } from '../scripts/local-postgres.ts'
import { projectPath } from '../src/main/project.ts'
import { readCanton } from '../src/platform/canton.ts'
import { createPool } from '../src/platform/database.ts'
import { migrate } from '../src/platform/migrate.ts'
import { fillRegister, startProduct, templateName } from './product.ts'
import { shareProduct } from './test.ts'

/** What time it is in these tests, for the database and, set by each page, for the browser. */
export const now = '2026-03-10T12:00:00Z'

/** The product as it ships, on a database of its own. A test that needs another clock or canton starts its own beside it. */
export default async function setUp(): Promise<() => Promise<void>> {
  await buildIfStale()
  const local = await startLocalPostgres({
    folder: temporaryDataFolder(),
    isTemporary: true,
    settings: ['fsync=off'],
  })
  const [admin, template, databaseUrl] = [local.url('postgres'), local.url(templateName), local.url('browser')]
  await createDatabase(admin, templateName)
  const owner = createPool({ url: template, connections: 2 }, () => {})
  await migrate(owner, projectPath('db/migrations'), () => {})
  // Test files run side by side; each person is given out once.
  await owner.query('create sequence public.given_out minvalue 0')
  await owner.end()
  await fillRegister(template, now, await readCanton(projectPath('cantons'), 'musterland'))
  await copyDatabase(admin, 'browser', templateName)
  const product = await startProduct({ databaseUrl, clock: now })
  shareProduct({ address: product.address, databaseUrl })
  return async () => {
    await product.stop()
    await local.stop()
  }
}

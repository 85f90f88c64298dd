import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { seedRegister } from '../../db/samples/extension.ts'
import { projectPath } from '../../src/main/project.ts'
import { readCanton } from '../../src/platform/canton.ts'
import { createPool } from '../../src/platform/database.ts'
import { migrate } from '../../src/platform/migrate.ts'
import { startServerProcess } from '../bench/server-process.ts'
import { buildIfStale } from '../build-if-stale.ts'
import { createDatabase, startLocalPostgres } from '../local-postgres.ts'

export type MeasuredProduct = { readonly address: string; readonly stop: () => Promise<void> }

/** The product as an operator starts it, with its real clock, on a database of its own. */
export async function startMeasuredProduct(settings: Readonly<Record<string, string>> = {}): Promise<MeasuredProduct> {
  await buildIfStale()
  const folder = await mkdtemp(`${tmpdir()}/efristerstreckung-measure-`)
  const local = await startLocalPostgres({ folder: `${folder}/data`, isTemporary: true, settings: ['fsync=off'] })
  try {
    await createDatabase(local.url('postgres'), 'measure')
    await fill(local.url('measure'))
    const server = await startServerProcess({ DATABASE_URL: local.url('measure'), ...settings })
    return {
      address: server.url,
      stop: async () => {
        await server.stop()
        await local.stop()
      },
    }
  } catch (error) {
    await local.stop()
    throw error
  }
}

async function fill(url: string): Promise<void> {
  const owner = createPool({ url, connections: 2 }, () => {})
  await migrate(owner, projectPath('db/migrations'), () => {})
  await seedRegister(owner, await readCanton(projectPath('cantons'), 'musterland'), 1200)
  await owner.end()
}

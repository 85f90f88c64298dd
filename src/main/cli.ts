import { readFile, writeFile } from 'node:fs/promises'
import pg from 'pg'
import { seedRegister } from '../../db/samples/extension.ts'
import { readCanton } from '../platform/canton.ts'
import { readConfig } from '../platform/config.ts'
import { createPool } from '../platform/database.ts'
import { createHealth } from '../platform/health.ts'
import { createLog } from '../platform/log.ts'
import { migrate } from '../platform/migrate.ts'
import type { Pipelines } from '../platform/pipelines.ts'
import { describeApi } from './api-docs.ts'
import { allRoutes } from './apps.server.ts'
import { projectPath } from './project.ts'

type Command = { readonly does: string; readonly run: (options: readonly string[]) => Promise<string> }

const commands: Readonly<Record<string, Command>> = {
  migrate: { does: 'bring the database to the newest form', run: () => withDatabase(migrateDatabase) },
  seed: {
    does: 'fill the register with made-up persons and firms (`seed 5000` for more than the usual 1200)',
    run: (options) => withDatabase((pool) => seed(pool, options)),
  },
  openapi: { does: 'print the contract to docs/openapi.json; `--check` only compares', run: printOpenApi },
}

export async function runCommand([name = '', ...options]: readonly string[]): Promise<string> {
  const command = commands[name]
  if (command) return command.run(options)
  const list = Object.entries(commands).map(([each, { does }]) => `  ${each.padEnd(10)} ${does}`)
  throw new Error(`There is no command called "${name}". There are:\n${list.join('\n')}`)
}

async function withDatabase(work: (pool: pg.Pool) => Promise<string>): Promise<string> {
  const pool = createPool({ url: readConfig().DATABASE_URL, connections: 4 }, createLog('warn'))
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

async function migrateDatabase(pool: pg.Pool): Promise<string> {
  const applied: string[] = []
  await migrate(pool, projectPath('db/migrations'), (_event, fields) => {
    if ('ms' in fields && 'name' in fields) applied.push(fields.name)
  })
  return applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`
}

async function seed(pool: pg.Pool, [size = '1200']: readonly string[]): Promise<string> {
  const canton = await readCanton(projectPath('cantons'), readConfig().CANTON)
  const count = await seedRegister(pool, canton, Number(size))
  return `The register of ${canton.site.name} holds ${count} made-up persons and firms.`
}

/** The contract can be printed without a database. */
const noDatabase: Pipelines = {
  take: () => {
    throw new Error('there is no database here')
  },
  stop: async () => {},
}

async function printOpenApi([option]: readonly string[]): Promise<string> {
  const canton = await readCanton(projectPath('cantons'), 'musterland')
  const routes = allRoutes({ pipelines: noDatabase, canton, health: createHealth(new pg.Pool()), version: '' })
  const file = projectPath('docs/openapi.json')
  const text = `${JSON.stringify(describeApi(routes), null, 2)}\n`
  if (option !== '--check') {
    await writeFile(file, text)
    return 'Printed docs/openapi.json.'
  }
  if (text === (await readFile(file, 'utf8').catch(() => ''))) return 'docs/openapi.json is up to date.'
  throw new Error('docs/openapi.json is stale: run `npm run openapi`.')
}

import { readFile, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import type { PoolClient } from 'pg'
import { seedDemo } from '../../db/samples/accounts.ts'
import { seedRegister } from '../../db/samples/extension.ts'
import { accountCommands } from '../features/accounts/server/commands.ts'
import { deskCommands } from '../features/desk/server/commands.ts'
import { eCommerceCommands } from '../features/e-commerce/server/commands.ts'
import { extensionCommands } from '../features/extension/server/commands.ts'
import { readCanton } from '../platform/canton.ts'
import { runCommandLine } from '../platform/command-line.ts'
import type { Command, CommandNeeds, Database } from '../platform/command.ts'
import { readConfig, type Config } from '../platform/config.ts'
import { checkDatabaseServer } from '../platform/database-check.ts'
import { createPool } from '../platform/database.ts'
import { createLog } from '../platform/log.ts'
import { migrate } from '../platform/migrate.ts'
import { explainDatabase } from '../platform/start-error.ts'
import { describeApi } from './api-docs.ts'
import { workspaceSamples } from './apps.server.ts'
import { checkCommand } from './check-command.ts'
import { contractRoutes } from './contract-routes.ts'
import { cantonsFolder, projectPath } from './project.ts'

export const commands: Readonly<Record<string, Command>> = {
  check: checkCommand,
  migrate: { does: 'update the database to this version', run: migrateDatabase },
  seed: {
    takes: '[size]',
    does: 'fill the register with made-up people and firms (1200 by default); not in production',
    changes: 'writes made-up persons, firms and deadlines into the register',
    run: seed,
  },
  'seed-demo': {
    does: 'create the demo accounts admin and staff; needs DEMO=on, not in production',
    changes: 'makes accounts whose passwords everybody knows',
    run: seedDemonstration,
  },
  openapi: {
    options: { '--check': 'only compare, write nothing' },
    does: 'write the API description to docs/openapi.json',
    run: printOpenApi,
  },
  ...extensionCommands,
  ...accountCommands,
  ...deskCommands,
  ...eCommerceCommands,
}

export async function runCommand(words: readonly string[]): Promise<string> {
  const opened: Database[] = []
  try {
    return await runCommandLine(commands, words, { needs: needs(opened), ask: process.stdin.isTTY ? askAtTerminal : undefined })
  } finally {
    await Promise.all(opened.map((pool) => pool.end()))
  }
}

async function askAtTerminal(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(question)
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}

function needs(opened: Database[]): CommandNeeds {
  return {
    config: readConfig,
    // A made-up register is printed without any setting, for a canton that comes along.
    canton: (id) =>
      id === undefined ? readCanton(cantonsFolder(readConfig()), readConfig().CANTON) : readCanton(projectPath('cantons'), id),
    database: () => {
      const url = readConfig().DATABASE_URL
      const pool = createPool({ url, connections: 4 }, createLog('warn'))
      opened.push(pool)
      return explaining(pool, (error) => explainDatabase(error, { url, setting: 'DATABASE_URL' }))
    },
    input: process.stdin,
    output: process.stdout,
    tell: (line) => void process.stderr.write(`${line}\n`),
  }
}

/** The same pool; a connection that it does not get is told as what the operator can do about it. */
function explaining(pool: Database, explain: (error: unknown) => Error): Database {
  type Hear = Parameters<Database['connect']>[0]
  const connect = pool.connect.bind(pool)
  const explained = (hear?: Hear): void | Promise<PoolClient> => {
    if (!hear) return connect().catch((error: unknown) => Promise.reject(explain(error)))
    return connect((error, client, release) => hear(error && explain(error), client, release))
  }
  return Object.assign(pool, { connect: explained })
}

async function migrateDatabase(_words: readonly string[], { config, database }: CommandNeeds): Promise<string> {
  await checkDatabaseServer({ url: config().DATABASE_URL, setting: 'DATABASE_URL' })
  const applied: string[] = []
  const pool = database()
  await migrate(pool, projectPath('db/migrations'), (_event, fields) => {
    if ('ms' in fields && 'name' in fields) applied.push(fields.name)
  })
  if (config().NODE_ENV === 'production') await pool.query('insert into platform.installation values (true) on conflict do nothing')
  return applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`
}

async function seed([size = '1200']: readonly string[], { config, database, canton }: CommandNeeds): Promise<string> {
  const count = Number(size)
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000) throw new Error('The size must be a whole number from 1 to 1000000.')
  const home = await canton()
  const pool = database()
  await refuseProduction(config(), pool)
  const made = await seedRegister(pool, home, count)
  return `The register of ${home.site.name} holds ${made} made-up persons and firms.`
}

/** By the settings of this call, or by those the database was migrated with: a shell often lacks the former. */
async function refuseProduction({ NODE_ENV }: Config, pool: Database): Promise<void> {
  const { rowCount } = await pool.query('select 1 from platform.installation')
  if (NODE_ENV === 'production' || rowCount !== 0) throw new Error('This is a production database. Made-up people are not written into it.')
}

async function seedDemonstration(_words: readonly string[], { config, database }: CommandNeeds): Promise<string> {
  if (config().DEMO !== 'on') throw new Error('Everybody knows the passwords of these accounts. Set DEMO=on where that does no harm.')
  const pool = database()
  await refuseProduction(config(), pool)
  // As the machine is set: LC_ALL, LC_MESSAGES or LANG.
  const isGerman = new Intl.DateTimeFormat().resolvedOptions().locale.startsWith('de')
  const made = await seedDemo(pool, workspaceSamples, isGerman ? 'de' : 'en')
  return made.length === 0 ? 'The accounts admin and staff are there already.' : `Made the accounts ${made.join(' and ')}.`
}

async function printOpenApi(_words: readonly string[], _needs: CommandNeeds, { check }: Parameters<Command['run']>[2]): Promise<string> {
  const file = projectPath('docs/openapi.json')
  const text = `${JSON.stringify(describeApi(await contractRoutes()), null, 2)}\n`
  if (!check) {
    await writeFile(file, text)
    return 'Printed docs/openapi.json.'
  }
  if (text === (await readFile(file, 'utf8').catch(() => ''))) return 'docs/openapi.json is up to date.'
  throw new Error('docs/openapi.json is stale: run `npm run openapi`.')
}

import { readFile, writeFile } from 'node:fs/promises'
import { seedDemo } from '../../db/samples/accounts.ts'
import { seedRegister } from '../../db/samples/extension.ts'
import { accountCommands } from '../features/accounts/server/commands.ts'
import { deskCommands } from '../features/desk/server/commands.ts'
import { eCommerceCommands } from '../features/e-commerce/server/commands.ts'
import { extensionCommands } from '../features/extension/server/commands.ts'
import { readCanton } from '../platform/canton.ts'
import type { Command, CommandNeeds, Database } from '../platform/command.ts'
import { keptByNpm, readConfig } from '../platform/config.ts'
import { createPool } from '../platform/database.ts'
import { createLog } from '../platform/log.ts'
import { migrate } from '../platform/migrate.ts'
import { describeApi } from './api-docs.ts'
import { workspaceSamples } from './apps.server.ts'
import { contractRoutes } from './contract-routes.ts'
import { projectPath } from './project.ts'

const commands: Readonly<Record<string, Command>> = {
  migrate: { does: 'bring the database to the newest form', run: migrateDatabase },
  seed: { takes: '[size]', does: 'fill the register with made-up persons and firms, 1200 unless told otherwise', run: seed },
  'seed-demo': { does: 'make the accounts admin and staff of the demonstration, where DEMO is on', run: seedDemonstration },
  openapi: { takes: '[--check]', does: 'print the contract to docs/openapi.json, or only compare', run: printOpenApi },
  ...extensionCommands,
  ...accountCommands,
  ...deskCommands,
  ...eCommerceCommands,
}

export async function runCommand([name = '', ...options]: readonly string[]): Promise<string> {
  const command = commands[name]
  if (!command) throw new Error(`There is no command called "${name}". There are:\n${commandList()}`)
  refuseLostOptions(name, command)
  const opened: Database[] = []
  try {
    return await command.run(options, needs(opened))
  } finally {
    await Promise.all(opened.map((pool) => pool.end()))
  }
}

/** A dry run that is none, because npm kept the option, would be the worst surprise. */
function refuseLostOptions(name: string, { takes = '' }: Command): void {
  const options = [...takes.matchAll(/--([a-z-]+)/g)].map(([, option = '']) => option)
  const [lost] = keptByNpm(options)
  if (lost !== undefined) throw new Error(`npm kept --${lost} for itself. Write two dashes before the command: npm run cli -- ${name} …`)
}

function commandList(): string {
  return Object.entries(commands)
    .map(([name, { takes = '', does }]) => `  ${`${name} ${takes}`.trim()}\n      ${does}`)
    .join('\n')
}

function needs(opened: Database[]): CommandNeeds {
  return {
    config: readConfig,
    canton: (id) => readCanton(projectPath('cantons'), id ?? readConfig().CANTON),
    database: () => {
      const pool = createPool({ url: readConfig().DATABASE_URL, connections: 4 }, createLog('warn'))
      opened.push(pool)
      return pool
    },
    input: process.stdin,
    output: process.stdout,
    tell: (line) => void process.stderr.write(`${line}\n`),
  }
}

async function migrateDatabase(_options: readonly string[], { database }: CommandNeeds): Promise<string> {
  const applied: string[] = []
  await migrate(database(), projectPath('db/migrations'), (_event, fields) => {
    if ('ms' in fields && 'name' in fields) applied.push(fields.name)
  })
  return applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`
}

async function seed([size = '1200']: readonly string[], { database, canton }: CommandNeeds): Promise<string> {
  const home = await canton()
  const count = await seedRegister(database(), home, Number(size))
  return `The register of ${home.site.name} holds ${count} made-up persons and firms.`
}

async function seedDemonstration(_options: readonly string[], { config, database }: CommandNeeds): Promise<string> {
  if (config().DEMO !== 'on') throw new Error('Everybody knows the passwords of these accounts. Set DEMO=on where that does no harm.')
  const made = await seedDemo(database(), workspaceSamples)
  return made.length === 0 ? 'The accounts admin and staff are there already.' : `Made the accounts ${made.join(' and ')}.`
}

async function printOpenApi([option]: readonly string[]): Promise<string> {
  const file = projectPath('docs/openapi.json')
  const text = `${JSON.stringify(describeApi(await contractRoutes()), null, 2)}\n`
  if (option !== '--check') {
    await writeFile(file, text)
    return 'Printed docs/openapi.json.'
  }
  if (text === (await readFile(file, 'utf8').catch(() => ''))) return 'docs/openapi.json is up to date.'
  throw new Error('docs/openapi.json is stale: run `npm run openapi`.')
}

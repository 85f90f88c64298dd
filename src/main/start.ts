import { ConfigError, readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { exitCodes, explainDatabase, explainPort, StartError, type DatabasePlace } from '../platform/start-error.ts'
import { startTracing } from '../platform/tracing.ts'

// One program, three starts: `server`, `worker` and `cli <command>`. What each needs is loaded after tracing has begun.
const [part = '', ...rest] = process.argv.slice(2)

try {
  if (part === 'cli') {
    const { runCommand } = await import('./cli.ts')
    const answer = await runCommand(rest).catch(explainCommand)
    if (answer !== '') process.stdout.write(`${answer}\n`)
  } else if (part === 'server' || part === 'worker') {
    await runService(part)
  } else {
    throw new ConfigError('Start it with one of: server, worker, cli <command>.')
  }
} catch (error) {
  const { sentence, exitCode } = describeEnd(error)
  process.stderr.write(`${sentence}\n`)
  // What was opened on the way would keep the process alive, and it would look like one that serves.
  process.exit(exitCode)
}

/** What PostgreSQL says about a statement comes in its own language, and says nothing of what to do. */
function explainCommand(error: unknown): never {
  // No rights, no tables, a standby, no room, and a server that ends its sessions.
  const ofUnusable = /^(42501|42P01|3F000|25006|53\w{3}|57P\d\w|08\w{3})$/
  if (!(error instanceof Error && 'code' in error) || !ofUnusable.test(String(error.code))) throw error
  throw explainDatabase(error, { url: readConfig().DATABASE_URL, setting: 'DATABASE_URL' })
}

async function runService(name: 'server' | 'worker'): Promise<void> {
  const config = readConfig()
  const log = createLog(config.LOG_LEVEL)
  const tracing = await startTracing(config.TRACES_URL, `efristerstreckung-${name}`)
  try {
    if (name === 'server') await (await import('./server.ts')).runServer(config, log, tracing)
    else await (await import('./worker.ts')).runWorker(config, log, tracing)
  } catch (error) {
    throw explainPort(error, config) ?? (isOfDatabase(error) ? explainDatabase(error, await usedDatabase(name, config)) : error)
  }
}

/** PostgreSQL tells its errors by five signs. */
function isOfDatabase(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^[\dA-Z]{5}$/.test(String(error.code))
}

async function usedDatabase(
  name: 'server' | 'worker',
  { DATABASE_URL, SERVER_DATABASE_URL }: ReturnType<typeof readConfig>,
): Promise<DatabasePlace> {
  if (name === 'worker') return { url: DATABASE_URL, setting: 'DATABASE_URL' }
  const { appRole } = await import('../platform/database.ts')
  if (SERVER_DATABASE_URL === undefined) return { url: DATABASE_URL, setting: 'DATABASE_URL', role: appRole }
  return { url: SERVER_DATABASE_URL, setting: 'SERVER_DATABASE_URL', role: appRole }
}

function describeEnd(error: unknown): { readonly sentence: string; readonly exitCode: number } {
  if (error instanceof ConfigError) return { sentence: error.message, exitCode: exitCodes.settings }
  if (error instanceof StartError) return { sentence: error.message, exitCode: error.exitCode }
  if (part === 'cli') return { sentence: error instanceof Error ? error.message : String(error), exitCode: 1 }
  return { sentence: error instanceof Error ? (error.stack ?? error.message) : String(error), exitCode: exitCodes.unexpected }
}

import { ConfigError, readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { exitCodes, explainDatabase, explainPort, StartError } from '../platform/start-error.ts'
import { startTracing } from '../platform/tracing.ts'

// One program, three starts: `server`, `worker` and `cli <command>`. What each needs is loaded after tracing has begun.
const [part = '', ...rest] = process.argv.slice(2)

try {
  if (part === 'cli') {
    const { runCommand } = await import('./cli.ts')
    const answer = await runCommand(rest)
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

async function runService(name: 'server' | 'worker'): Promise<void> {
  const config = readConfig()
  const log = createLog(config.LOG_LEVEL)
  const tracing = await startTracing(config.TRACES_URL, `efristerstreckung-${name}`)
  try {
    if (name === 'server') await (await import('./server.ts')).runServer(config, log, tracing)
    else await (await import('./worker.ts')).runWorker(config, log, tracing)
  } catch (error) {
    throw explainPort(error, config) ?? (isOfDatabase(error) ? explainDatabase(error, usedDatabase(name, config)) : error)
  }
}

/** PostgreSQL tells its errors by five signs. */
function isOfDatabase(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^[\dA-Z]{5}$/.test(String(error.code))
}

function usedDatabase(
  name: string,
  { DATABASE_URL, SERVER_DATABASE_URL }: ReturnType<typeof readConfig>,
): Parameters<typeof explainDatabase>[1] {
  const isOwn = name === 'server' && SERVER_DATABASE_URL !== undefined
  return isOwn ? { url: SERVER_DATABASE_URL, setting: 'SERVER_DATABASE_URL' } : { url: DATABASE_URL, setting: 'DATABASE_URL' }
}

function describeEnd(error: unknown): { readonly sentence: string; readonly exitCode: number } {
  if (error instanceof ConfigError) return { sentence: error.message, exitCode: exitCodes.settings }
  if (error instanceof StartError) return { sentence: error.message, exitCode: error.exitCode }
  if (part === 'cli') return { sentence: error instanceof Error ? error.message : String(error), exitCode: 1 }
  return { sentence: error instanceof Error ? (error.stack ?? error.message) : String(error), exitCode: exitCodes.unexpected }
}

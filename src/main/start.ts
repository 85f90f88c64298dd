import { ConfigError, readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
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
  const isForReader = error instanceof ConfigError || part === 'cli'
  process.stderr.write(`${error instanceof Error ? (isForReader ? error.message : error.stack) : String(error)}\n`)
  process.exitCode = 1
}

async function runService(name: 'server' | 'worker'): Promise<void> {
  const config = readConfig()
  const log = createLog(config.LOG_LEVEL)
  const tracing = await startTracing(config.TRACES_URL, `efristerstreckung-${name}`)
  if (name === 'server') await (await import('./server.ts')).runServer(config, log, tracing)
  else await (await import('./worker.ts')).runWorker(config, log, tracing)
}

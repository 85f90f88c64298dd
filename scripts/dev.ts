import { spawn, type SpawnOptions } from 'node:child_process'
import { createServer } from 'vite'
import { projectPath } from '../src/main/project.ts'
import { catchMail } from './dev-mail.ts'
import { freePort } from './free-port.ts'
import { createDatabase, startLocalPostgres } from './local-postgres.ts'

// One command for a developer: a database, the newest tables, made-up people, the server, the worker, a mail server and the pages.
const local = process.env['DATABASE_URL']
  ? undefined
  : await startLocalPostgres({ folder: process.env['LOCAL_DATABASE'] ?? projectPath('.local/postgres') })
if (local) await createDatabase(local.url('postgres'), 'efristerstreckung')
const apiPort = String(await freePort())
process.env['API_PORT'] = apiPort
const pages = await createServer({ root: projectPath('.'), logLevel: 'warn' })
await pages.listen(Number(process.env['PORT'] ?? 3000))
const address = pages.resolvedUrls?.local[0] ?? ''
const mail = await catchMail()
const environment = {
  ...process.env,
  DATABASE_URL: process.env['DATABASE_URL'] || local?.url('efristerstreckung'),
  PORT: apiPort,
  DEMO: 'on',
  REGISTRATION: 'open',
  // Of no use to anybody: only made-up accounts are here.
  TOTP_KEY: process.env['TOTP_KEY'] ?? 'only-for-development-and-known-to-all',
  PUBLIC_ADDRESS: process.env['PUBLIC_ADDRESS'] ?? address,
  SMTP_URL: process.env['SMTP_URL'] ?? mail.url,
  SMTP_FROM: process.env['SMTP_FROM'] ?? 'workspace@musterland.example',
  MAIL_PICTURES: process.env['MAIL_PICTURES'] ?? 'on',
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'error',
}

await command('migrate')
await command('seed', '--yes')
await command('seed-demo', '--yes')
const services = ['server', 'worker'].map((part) =>
  spawn('node', ['--watch', '--watch-preserve-output', 'src/main/start.ts', part], inProject()),
)
await untilServerAnswers()
process.stdout.write(`eFristerstreckung runs at ${address}\nThe mail it sends is caught at ${mail.page}\n`)

// Vite ends the process on a signal of its own accord, which would leave the database running.
process.removeAllListeners('SIGTERM')
process.once('SIGINT', () => void stop())
process.once('SIGTERM', () => void stop())

async function stop(): Promise<void> {
  for (const service of services) service.kill('SIGTERM')
  await pages.close()
  await mail.close()
  await local?.stop()
  process.exit(0)
}

function inProject(): SpawnOptions {
  return { cwd: projectPath('.'), env: environment, stdio: ['ignore', 'inherit', 'inherit'] }
}

async function command(...words: readonly string[]): Promise<void> {
  const child = spawn('node', ['src/main/start.ts', 'cli', ...words], inProject())
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) process.exit(1)
}

async function untilServerAnswers(): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isUp = await fetch(`http://127.0.0.1:${apiPort}/health/ready`).then(
      (reply) => reply.ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The server did not start.')
}

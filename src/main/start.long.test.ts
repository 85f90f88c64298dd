import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { testDay } from '../../scripts/test-database.ts'
import { aDatabaseForThisTest, waitingForLocks, type TestDatabase } from '../../scripts/testing/database.ts'
import { projectPath } from './project.ts'

type Started = {
  readonly child: ChildProcess
  readonly printed: () => string
  readonly ended: Promise<number | null>
}

async function start(parts: readonly string[], settings: Readonly<Record<string, string>>): Promise<Started> {
  const child = spawn('node', [projectPath('src/main/start.ts'), ...parts], { env: { ...process.env, PORT: '0', ...settings } })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)))
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, printed: () => text, ended }
}

/** A server that is ready, with the address it chose. */
async function startServer(settings: Readonly<Record<string, string>>): Promise<Started & { readonly url: string }> {
  const server = await start(['server'], settings)
  await expect.poll(server.printed, { timeout: 60_000 }).toContain('server-started')
  const url = /"address":"([^"]+)"/.exec(server.printed())?.[1] ?? ''
  await expect.poll(() => isUp(url)).toBe(true)
  return { ...server, url }
}

/** A database whose legal clock stands at the test day for whoever connects to it: the sample register has the tax cases of that year. */
async function aDatabaseOfTestDay(): Promise<TestDatabase> {
  const database = await aDatabaseForThisTest()
  await database.owner.query(`alter database ${new URL(database.url).pathname.slice(1)} set app.clock = '${testDay}T12:00:00Z'`)
  return database
}

const isUp = (url: string) =>
  fetch(`${url}/health/ready`).then(
    (reply) => reply.ok,
    () => false,
  )
const isClosed = (url: string) =>
  fetch(`${url}/health/ready`).then(
    () => false,
    () => true,
  )
const aBody = { Periode: 2025, Wunschfrist: '2026-09-30', PersonSearchRequest: { SubjektId: '123456', Geburtsdatum: '1980-11-24' } }
const submit = (url: string) =>
  fetch(`${url}/BusinessAPI/efristerstreckung`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aBody),
  })

it('finishes running requests when told to stop, and then ends', async () => {
  const { url: DATABASE_URL, owner } = await aDatabaseOfTestDay()
  const server = await startServer({ DATABASE_URL })
  const holder = await owner.connect()
  await holder.query('begin; lock table extension.request in access exclusive mode')
  const running = submit(server.url)
  await expect.poll(() => waitingForLocks({ owner })).toBe(1)

  server.child.kill('SIGTERM')
  await expect.poll(() => isClosed(server.url)).toBe(true)
  await holder.query('commit')
  holder.release()

  expect((await running).status).toBe(200)
  expect(await server.ended).toBe(0)
  expect((await owner.query('select 1 from extension.request')).rowCount).toBe(1)
})

it('goes on working for a while when told to stop, and says that it wants no more', async () => {
  const { url: DATABASE_URL } = await aDatabaseOfTestDay()
  const server = await startServer({ DATABASE_URL, DRAIN_SECONDS: '10' })

  server.child.kill('SIGTERM')
  await expect.poll(() => isUp(server.url)).toBe(false)

  expect((await fetch(`${server.url}/health/ready`)).status).toBe(503)
  expect((await submit(server.url)).status).toBe(200)
  expect(await server.ended).toBe(0)
})

it('keeps personal values out of everything it prints', async () => {
  const { url: DATABASE_URL } = await aDatabaseOfTestDay()
  const server = await startServer({ DATABASE_URL })

  await submit(server.url)
  await fetch(`${server.url}/steuernnp?subjektid=123456&birth=24.11.1980`)
  server.child.kill('SIGTERM')
  await server.ended

  expect(server.printed()).toContain('request-done')
  expect(server.printed()).not.toMatch(/\b123456\b|24\.11\.1980|1980-11-24|Beispiel|Andrea/)
})

it('the worker works the queue, tells how it is where the operator asks, and ends when told to', async () => {
  const { url: DATABASE_URL } = await aDatabaseForThisTest()
  const METRICS_PORT = String(await freePort())
  const worker = await start(['worker'], { DATABASE_URL, METRICS_PORT })
  await expect.poll(worker.printed, { timeout: 30_000 }).toContain('worker-started')

  const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
  worker.child.kill('SIGTERM')

  expect(metrics).toMatch(/^efrist_outbox_waiting 0$/m)

  expect(await worker.ended).toBe(0)
})

it('a wrong configuration ends it at once with a sentence, not a stack', async () => {
  const server = await start(['server'], { DATABASE_URL: 'nonsense' })

  expect(await server.ended).toBe(78)
  expect(server.printed()).toContain('DATABASE_URL must be an address like')
  expect(server.printed()).not.toContain('    at ')
})

it('sends traces of request and statements to the configured address, without personal values', async () => {
  const { url: DATABASE_URL } = await aDatabaseOfTestDay()
  const received: Buffer[] = []
  const collector = createServer((request, reply) => {
    request.on('data', (chunk: Buffer) => received.push(chunk)).on('end', () => reply.end())
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void collector.close())
  await once(collector, 'listening')
  const address = collector.address()
  const TRACES_URL = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const server = await startServer({ DATABASE_URL, TRACES_URL })

  await submit(server.url)
  await fetch(`${server.url}/steuernnp?subjektid=123456&birth=24.11.1980`)
  server.child.kill('SIGTERM')
  await server.ended

  const traces = Buffer.concat(received).toString('latin1')
  expect(traces).toContain('POST /BusinessAPI/efristerstreckung')
  expect(traces).toContain('insert into extension.request')
  expect(traces).not.toMatch(/123456|subjektid|24\.11\.1980|1980-11-24|Beispiel|Andrea/)
})

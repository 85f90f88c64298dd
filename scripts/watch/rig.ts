import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { projectPath } from '../../src/main/project.ts'
import { createPool } from '../../src/platform/database.ts'
import { migrate } from '../../src/platform/migrate.ts'
import { startCoreSystem, type CoreSystem } from '../core-system/process.ts'
import { fillRegister, requestOf } from '../crash/register.ts'
import { serviceProcess, type ServiceProcess } from '../crash/service-process.ts'
import { freePort } from '../free-port.ts'
import { createDatabase, startLocalPostgres } from '../local-postgres.ts'
import { startPrometheus, type Prometheus } from './prometheus-process.ts'

/** The product as an operator runs it, with a tax system behind it and a Prometheus beside it. */
export type Rig = {
  readonly prometheus: Prometheus
  readonly server: ServiceProcess
  readonly worker: ServiceProcess
  readonly core: CoreSystem
  /** Where the metrics of server and worker are. */
  readonly metricsAt: readonly [string, string]
  readonly query: (text: string) => Promise<void>
  /** A session of its own, for what must be held for a while. */
  readonly session: () => Promise<pg.Client>
  /** So many persons who have not asked yet ask for more time. */
  readonly submit: (count: number) => Promise<void>
  /** Sends anything to the form. */
  readonly ask: (body: unknown) => Promise<number>
  /** Somebody at the form presses its button, as their browser tells it. The status of what they send then, if they do. */
  readonly visit: (how: 'sends' | 'gets no further') => Promise<number | undefined>
  readonly stop: () => Promise<void>
}

const persons = 2000

export async function startRig(): Promise<Rig> {
  const folder = await mkdtemp(`${tmpdir()}/efristerstreckung-watch-`)
  const ending: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  const stop = async (): Promise<void> => {
    for (const end of ending.toReversed()) await end()
  }
  try {
    const database = await startLocalPostgres({ folder: `${folder}-data`, isTemporary: true, settings: ['max_connections=120'] })
    ending.push(() => database.stop())
    const url = database.url('watch')
    await prepare(database.url('postgres'), url)
    const core = await startCoreSystem({ journal: `${folder}/core.ndjson` })
    ending.push(() => core.kill())
    const [port, forServer, forWorker] = [await freePort(), await freePort(), await freePort()]
    const settings = {
      DATABASE_URL: url,
      DELIVERY_URL: `${core.url}/deliveries`,
      DELIVERY_PER_SECOND: '200',
      SUBMITS_PER_MINUTE: '100000',
      LOG_LEVEL: 'error',
    }
    const own = (part: 'server' | 'worker', metricsPort: number): ServiceProcess =>
      serviceProcess({
        name: part,
        command: [projectPath('src/main/start.ts'), part],
        environment: { ...settings, PORT: String(port), METRICS_PORT: String(metricsPort) },
        logFile: `${folder}/${part}.log`,
        readyAt: `http://127.0.0.1:${metricsPort}/metrics`,
      })
    const [server, worker] = [own('server', forServer), own('worker', forWorker)]
    ending.push(
      () => server.kill(),
      () => worker.kill(),
    )
    await Promise.all([server.start(), worker.start()])
    const prometheus = await startPrometheus(folder, { server: forServer, worker: forWorker })
    ending.push(() => prometheus.stop())
    const address = `http://127.0.0.1:${port}`
    await untilItAnswers(`${address}/health/ready`)
    return {
      prometheus,
      server,
      worker,
      core,
      metricsAt: [`http://127.0.0.1:${forServer}/metrics`, `http://127.0.0.1:${forWorker}/metrics`],
      ...acting(url, address),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function prepare(admin: string, url: string): Promise<void> {
  await createDatabase(admin, 'watch')
  const pool = createPool({ url, connections: 2 }, () => {})
  await migrate(pool, projectPath('db/migrations'), () => {})
  await pool.end()
  const client = await opened(url)
  await fillRegister(client, 'musterland', persons)
  await client.end()
}

async function opened(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}

function acting(url: string, address: string): Pick<Rig, 'query' | 'session' | 'submit' | 'ask' | 'visit'> {
  let place = 0
  const post = async (path: string, body: unknown, more: Readonly<Record<string, string>> = {}): Promise<number> => {
    const headers = { 'content-type': 'application/json', ...more }
    const reply = await fetch(`${address}/BusinessAPI/efristerstreckung${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    await reply.arrayBuffer()
    return reply.status
  }
  const ask = (body: unknown): Promise<number> => post('', body, { 'idempotency-key': randomUUID() })
  return {
    ask,
    visit: async (how) => {
      const page = { 'sec-fetch-site': 'same-origin', 'sec-ch-ua-mobile': '?1' }
      const told = await post('/schritt', { Schritt: 'abgesendet', Sprache: 'de' }, page)
      if (told !== 200) throw new Error(`The step was answered ${told}.`)
      if (how === 'gets no further') return undefined
      return post('', requestOf(place++), { ...page, 'accept-language': 'de-CH', 'idempotency-key': randomUUID() })
    },
    submit: async (count) => {
      for (let each = 0; each < count; each += 1) {
        const status = await ask(requestOf(place++))
        if (status !== 200) throw new Error(`The form answered ${status}.`)
      }
    },
    session: () => opened(url),
    query: async (text) => {
      const client = await opened(url)
      try {
        await client.query(text)
      } finally {
        await client.end()
      }
    },
  }
}

async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const isUp = await fetch(url).then(
      (reply) => reply.ok,
      () => false,
    )
    if (isUp) return
    await wait(100)
  }
  throw new Error(`${url} does not answer.`)
}

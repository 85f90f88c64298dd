import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { preparePlace, type Place } from './postgres-place.ts'

type Options = {
  /** Where the data lies; kept between starts unless temporary. */
  readonly folder: string
  readonly isTemporary?: boolean
  readonly settings?: readonly string[]
  /** A free one unless told otherwise. */
  readonly port?: number | undefined
  /** The programs of another PostgreSQL than the project's own. */
  readonly programs?: string | undefined
}
export type LocalPostgres = { readonly url: (database: string) => string; readonly stop: () => Promise<void> }

/** A real PostgreSQL of the project's own for development and tests; it trusts this machine and listens to nobody else. */
export async function startLocalPostgres({
  folder,
  isTemporary = false,
  settings = [],
  port: wanted,
  programs,
}: Options): Promise<LocalPostgres> {
  const place = await preparePlace(folder, programs)
  const running = await portOfRunning(place)
  if (running) return { url: urlAt(running), stop: async () => {} }
  if (!existsSync(`${place.data}/PG_VERSION`)) await makeCluster(place)
  const port = wanted ?? (await freePort())
  const server = startProcess(place, port, settings)
  await untilItAnswers(urlAt(port)('postgres'), server)
  const stop = async (): Promise<void> => {
    server.kill('SIGINT')
    if (server.exitCode === null) await new Promise((resolve) => server.once('exit', resolve))
    if (isTemporary) await rm(place.data, { recursive: true, force: true })
  }
  return { url: urlAt(port), stop }
}

export async function createDatabase(admin: string, name: string): Promise<void> {
  await asAdmin(admin, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  })
}

/** A new database that holds what the template holds. Its files are copied, which is quicker than logging every page of them. */
export async function copyDatabase(admin: string, name: string, template: string): Promise<void> {
  const [copy, original] = [pg.escapeIdentifier(name), pg.escapeIdentifier(template)]
  await asAdmin(admin, (client) => client.query(`create database ${copy} template ${original} strategy file_copy`))
}

export async function dropDatabase(admin: string, name: string): Promise<void> {
  await asAdmin(admin, (client) => client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`))
}

async function asAdmin(admin: string, act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: admin })
  await client.connect()
  try {
    await act(client)
  } finally {
    await client.end()
  }
}

const enoughMemory = 4 * 1024 ** 3

/**
 * Where the data of a server for tests lies: in memory where there is room for it. A database is a thousand small files, and copying them on
 * a disk takes ten times as long. What a killed run left there is removed, which also ends its server.
 */
export function temporaryDataFolder(): string {
  const memory = '/dev/shm'
  const { bavail, bsize } = existsSync(memory) ? statfsSync(memory) : { bavail: 0, bsize: 0 }
  const base = bavail * bsize > enoughMemory ? memory : tmpdir()
  for (const name of readdirSync(base)) {
    const owner = /^efristerstreckung-data-(\d+)-/.exec(name)?.[1]
    if (owner !== undefined && !existsSync(`/proc/${owner}`) && process.platform === 'linux') {
      rmSync(`${base}/${name}`, { recursive: true, force: true })
    }
  }
  return `${base}/efristerstreckung-data-${process.pid}-${randomUUID()}`
}

function urlAt(port: number): (database: string) => string {
  return (database) => `postgres://owner@127.0.0.1:${port}/${database}`
}

/** The server that a development start in another window runs on the same data, if there is one. */
async function portOfRunning({ data }: Place): Promise<number | undefined> {
  const lines = (await readFile(`${data}/postmaster.pid`, 'utf8').catch(() => '')).split('\n')
  const port = Number(lines[3])
  if (!port) return undefined
  const client = new pg.Client({ connectionString: urlAt(port)('postgres') })
  client.on('error', () => {})
  return client.connect().then(
    async () => {
      await client.end()
      return port
    },
    () => undefined,
  )
}

async function makeCluster({ data, bin, identity }: Place): Promise<void> {
  const flags = ['-D', data, '-U', 'owner', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--data-checksums']
  const child = spawn(`${bin}/initdb`, flags, { ...identity, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
  const complaint = child.stderr.setEncoding('utf8').toArray()
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`The local database could not be made:\n${(await complaint).join('')}`)
}

function startProcess({ data, bin, identity }: Place, port: number, settings: readonly string[]): ChildProcess {
  const own = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'logging_collector=off', 'timezone=UTC']
  const flags = [...own, ...settings].flatMap((setting) => ['-c', setting])
  return spawn(`${bin}/postgres`, ['-D', data, ...flags], { ...identity, cwd: '/', stdio: 'ignore' })
}

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (server.exitCode !== null) break
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    const isUp = await client.connect().then(
      () => true,
      () => false,
    )
    if (isUp) return client.end()
    await wait(100)
  }
  throw new Error('The local database did not start. Set DATABASE_URL to use another one.')
}

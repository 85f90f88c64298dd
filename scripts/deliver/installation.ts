import { chmodSync, chownSync, mkdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { parse } from 'yaml'
import { projectPath } from '../../src/main/project.ts'
import { freePort } from '../free-port.ts'
import { createDatabase, startLocalPostgres } from '../local-postgres.ts'
import type { Built } from './carry-out.ts'
import { Compose } from './compose-shape.ts'
import { environmentOf } from './compose-rules.ts'
import { deployTree } from './deploy-tree.ts'
import { makeLogins } from './logins.ts'
import type { Env, Room, Stay } from './room.ts'

type Part = 'migrate' | 'server' | 'worker'
export type Running = {
  readonly url: string
  readonly pid: number
  /** What it has written to its log so far. */
  readonly log: () => string
  readonly signal: (name: 'SIGTERM' | 'SIGKILL') => void
  readonly ended: Promise<{ readonly code: number | null; readonly seconds: number }>
}

/** The services of `compose.yaml` from a built image, beside a PostgreSQL of this machine, on loopback. */
export type Installation = {
  readonly room: Room
  readonly stay: Stay
  readonly command: (part: Part, args: readonly string[]) => Promise<{ readonly code: number; readonly output: string }>
  readonly start: (part: 'server' | 'worker', more?: Env) => Promise<Running>
  readonly ownerUrl: string
  /** As the administrator of the database. */
  readonly administer: (statement: string) => Promise<void>
  readonly stop: () => Promise<void>
}

export async function install(built: Built, folder: string): Promise<Installation> {
  const database = await startLocalPostgres({ folder: `${folder}/data`, isTemporary: true })
  const url = new URL(database.url('efristerstreckung'))
  try {
    await createDatabase(database.url('postgres'), 'efristerstreckung')
    await makeLogins(url)
  } catch (error) {
    await database.stop()
    throw error
  }
  const { services } = Compose.parse(parse(readFileSync(projectPath('compose.yaml'), 'utf8'), { merge: true }))
  const tree = deployTree(projectPath(''))
  const files = `${folder}/volume`
  const [uid = 0, gid = 0] = built.user.split(':').map(Number)
  mkdirSync(files)
  chownSync(files, uid, gid)
  chmodSync(files, 0o700)
  const envOf = (part: Part): Env => {
    const given = environmentOf(tree, services[part])
    return { ...built.env, ...given, DATABASE_URL: (given['DATABASE_URL'] ?? '').replace('database:5432', url.host), HOST: '127.0.0.1' }
  }
  const stay: Stay = { kind: 'run', user: built.user, place: built.place, env: {}, files }
  const running = new Set<Running>()
  return {
    room: built.room,
    stay,
    ownerUrl: envOf('worker')['DATABASE_URL'] ?? '',
    administer: (statement) => administer(url, statement),
    command: (part, args) => built.room.run({ ...stay, env: envOf(part) }, [...built.entry, ...args]),
    start: async (part, more = {}) => {
      const env = { ...envOf(part), PORT: String(await freePort()), ...more }
      const started = startPart(built, { ...stay, env }, services[part].command ?? [])
      running.add(started)
      await untilStarted(part, started)
      return started
    },
    stop: async () => {
      for (const each of running) each.signal('SIGKILL')
      await database.stop()
    },
  }
}

async function administer({ href }: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: href })
  await client.connect()
  await client.query(statement)
  await client.end()
}

function startPart(built: Built, stay: Stay, command: readonly string[]): Running {
  const child = built.room.start(stay, [...built.entry, ...command])
  let log = ''
  let told = 0
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (log += text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (log += text))
  const ended = new Promise<{ code: number | null; seconds: number }>((settle) => {
    child.once('close', (code) => settle({ code, seconds: (performance.now() - told) / 1000 }))
  })
  return {
    url: `http://127.0.0.1:${stay.env['PORT']}`,
    pid: child.pid ?? 0,
    log: () => log,
    signal: (name) => {
      told = performance.now()
      child.kill(name)
    },
    ended,
  }
}

async function untilStarted(part: 'server' | 'worker', { url, log, ended }: Running): Promise<void> {
  let isOver = false
  void ended.then(() => (isOver = true))
  for (let attempt = 0; attempt < 600 && !isOver; attempt += 1) {
    const isUp = part === 'worker' ? log().includes('"worker-started"') : await isReady(url)
    if (isUp) return
    await wait(100)
  }
  throw new Error(`The ${part} did not start:\n${log().slice(-1500)}`)
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}

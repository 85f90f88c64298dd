import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { preparePlace, type Place } from '../postgres-place.ts'
import { freezeTree, killTree, untilGone, wakeTree } from './process-tree.ts'

/** Debian's PostgreSQL: the project's own brings no program that copies a running server. */
const programs = '/usr/lib/postgresql/15/bin'

type NodeName = 'n1' | 'n2'
type Options = {
  readonly folder: string
  readonly name: NodeName
  readonly port: number
  /** The node this one follows while it is a standby. */
  readonly peer: { readonly name: NodeName; readonly port: number }
  readonly isSynchronous: boolean
}
/** One PostgreSQL of a pair, as its machine would run it. */
export type DatabaseNode = {
  readonly name: NodeName
  readonly port: number
  readonly make: () => Promise<void>
  /** Throws its files away and copies those of the peer. */
  readonly copyPeer: () => Promise<void>
  readonly start: () => Promise<void>
  /** Everything of it at once, as when the machine dies. */
  readonly kill: () => Promise<void>
  /** It hangs, and later goes on as if nothing had been. */
  readonly freeze: () => void
  readonly wake: () => void
  readonly ask: <Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>
}

export function databaseNode({ folder, name, port, peer, isSynchronous }: Options): DatabaseNode {
  const files = `${folder}/${name}`
  let server: ChildProcess | undefined

  async function run(program: string, flags: readonly string[]): Promise<void> {
    const { bin, identity } = await preparePlace(files, programs)
    await promisify(execFile)(`${bin}/${program}`, [...flags], { ...identity, cwd: '/' })
  }

  async function ask<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    const client = new pg.Client({ connectionString: urlAt(port, 'crash'), connectionTimeoutMillis: 2000 })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query<Row>(text, [...values])).rows
    } finally {
      await client.end().catch(() => {})
    }
  }

  return {
    name,
    port,
    make: () => run('initdb', ['-D', files, '-U', 'owner', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--data-checksums']),
    copyPeer: async () => {
      await rm(files, { recursive: true, force: true })
      await run('pg_basebackup', ['-D', files, '-h', '127.0.0.1', '-p', String(peer.port), '-U', 'owner', '-R', '--checkpoint=fast'])
    },
    start: async () => {
      const settings = settingsOf({ folder, name, port, peer, isSynchronous })
      server = startServer(await preparePlace(files, programs), settings, `${files}.log`)
      await untilItAnswers(port, server)
    },
    kill: async () => untilGone(killTree(server?.pid ?? 0)),
    freeze: () => freezeTree(server?.pid ?? 0),
    wake: () => wakeTree(server?.pid ?? 0),
    ask,
  }
}

export function urlAt(port: number, database: string): string {
  return `postgres://owner@127.0.0.1:${port}/${database}`
}

function settingsOf({ name, port, peer, isSynchronous }: Options): readonly string[] {
  return [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'max_connections=120',
    // Whoever becomes the primary waits for the other from its first moment on.
    `synchronous_standby_names=${isSynchronous ? peer.name : ''}`,
    'synchronous_commit=on',
    `primary_conninfo=host=127.0.0.1 port=${peer.port} user=owner application_name=${name}`,
    'wal_keep_size=512MB',
    'wal_retrieve_retry_interval=100ms',
    'wal_sender_timeout=5s',
    'wal_receiver_timeout=5s',
  ]
}

function startServer({ bin, data, identity }: Place, settings: readonly string[], logFile: string): ChildProcess {
  const log = openSync(logFile, 'a')
  const flags = settings.flatMap((setting) => ['-c', setting])
  const server = spawn(`${bin}/postgres`, ['-D', data, ...flags], { ...identity, cwd: '/', stdio: ['ignore', log, log] })
  closeSync(log)
  return server
}

/** A standby that accepts readers counts as answering too. */
async function untilItAnswers(port: number, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600 && server.exitCode === null; attempt += 1) {
    const client = new pg.Client({ connectionString: urlAt(port, 'postgres') })
    client.on('error', () => {})
    const isUp = await client.connect().then(
      () => true,
      () => false,
    )
    if (isUp) return client.end()
    await wait(50)
  }
  throw new Error('A database node did not start; its log lies beside its files.')
}

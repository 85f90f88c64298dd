import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { tellIfFull } from './database-full.ts'
import { clientSettings, preparedQuery, prepareSession, type ConnectionOptions } from './database.ts'
import { describeFailure, type Log } from './log.ts'

/**
 * Connections that many requests share at the same time: each sends its statement at once, without waiting for those before it.
 * Every statement is a transaction of its own, so this is for work that is one statement; a transaction needs the pool.
 */
export type Pipelines = { readonly take: () => Pipe; readonly stop: () => Promise<void> }
type Pipe = { line: Line; isUp: boolean; running: number; quietSince: number }
type Line = { readonly client: pg.Client; readonly socket: Socket }

export async function openPipelines(options: ConnectionOptions, log: Log): Promise<Pipelines> {
  let isStopped = false
  const pipes = await Promise.all(Array.from({ length: options.connections }, () => openPipe()))

  async function openPipe(): Promise<Pipe> {
    const pipe: Pipe = { line: await open(() => void reopen(pipe)), isUp: true, running: 0, quietSince: 0 }
    return pipe
  }

  async function open(onEnd: () => void): Promise<Line> {
    const socket = new Socket()
    const client = new pg.Client({ ...clientSettings(options), pipeline: true, stream: () => socket })
    client.on('error', (error) => log('database-lost', { connection: 'pipeline', ...describeFailure(error) }))
    await client.connect()
    await prepareSession(client, options)
    client.once('end', onEnd)
    return { client, socket }
  }

  async function reopen(pipe: Pipe): Promise<void> {
    pipe.isUp = false
    while (!isStopped && !pipe.isUp) {
      await wait(250)
      const line = await open(() => void reopen(pipe)).catch((error: unknown) => tellIfFull(error, log))
      if (line && isStopped) await line.client.end()
      else if (line) Object.assign(pipe, { line, isUp: true })
    }
  }

  return {
    take: () => {
      const [first, ...others] = pipes.filter((pipe) => pipe.isUp)
      if (!first) throw Object.assign(new Error('no pipeline is up'), { code: 'ECONNREFUSED' })
      const now = performance.now()
      return others.reduce((best, pipe) => (load(pipe, now) < load(best, now) ? pipe : best), first)
    },
    stop: async () => {
      isStopped = true
      await Promise.all(pipes.map(({ line }) => line.client.end()))
    },
  }
}

const longQuiet = 100

/** What waits behind a statement that takes long would take long too, so such a connection comes last. */
function load({ running, quietSince }: Pipe, now: number): number {
  return running > 0 && now - quietSince > longQuiet ? running + 1000 : running
}

/** Statements of the same turn of the event loop leave in one packet: one call to the system, and the database wakes up once. */
function sendTogether({ socket }: Line): void {
  if (socket.writableCorked > 0) return
  socket.cork()
  setImmediate(() => socket.uncork())
}

/** A feature's view for single statements. It refuses to begin a transaction, because other requests use the same connections. */
export function connectPipelined<Tables>(pipelines: Pipelines): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: sharing(pipelines) }) })
}

function sharing(pipelines: Pipelines): PostgresPool {
  const names = new Map<string, string>()
  const query = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
    if (/^\s*(begin|start|savepoint|set)\b/i.test(text)) throw new Error('a pipeline takes single statements only')
    const pipe = pipelines.take()
    if (pipe.running === 0) pipe.quietSince = performance.now()
    pipe.running += 1
    try {
      sendTogether(pipe.line)
      return await pipe.line.client.query(preparedQuery(text, values, names))
    } finally {
      pipe.running -= 1
      pipe.quietSince = performance.now()
    }
  }
  const client = { query, release: () => {} } as unknown as PostgresPoolClient // Kysely's cursor form of `query` is not used here
  return { options: {}, end: async () => {}, connect: async () => client }
}

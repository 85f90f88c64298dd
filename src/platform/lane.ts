import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { Problem } from '../kit/problem.ts'
import { tellIfFull } from './database-full.ts'
import { clientSettings, ConnectionError, isConnectionError, prepareSession, type ConnectionOptions } from './database.ts'
import { describeFailure, type Log } from './log.ts'

type Statement = { readonly name: string; readonly text: string }

/** A connection of one's own until it is given back. */
export type Lane = {
  readonly read: <Row extends pg.QueryResultRow>(statement: Statement, values: readonly unknown[]) => Promise<readonly Row[]>
  /** The same for what must be kept: it is refused if the database let go of its promise, though it says that all went well. */
  readonly write: Lane['read']
  readonly giveBack: () => void
}

/** One connection that is opened again whenever it breaks. */
export type Track = {
  /** Nothing while it is busy or down. */
  readonly take: () => Lane | undefined
  /** Since when its taker waits, by `performance.now()`, and for which session of the database. */
  readonly waits: () => { readonly since: number; readonly session: number } | undefined
  /** Cuts a connection that is dead. */
  readonly cut: () => void
  readonly stop: () => Promise<void>
}

type State = {
  readonly options: ConnectionOptions
  readonly log: Log
  readonly tellFree: () => void
  client: pg.Client
  isUp: boolean
  hasWarned: boolean
  busySince: number | undefined
  isStopped: boolean
}

export async function openTrack(options: ConnectionOptions, log: Log, tellFree: () => void): Promise<Track> {
  const client = new pg.Client()
  const state: State = { options, log, tellFree, client, isUp: false, hasWarned: false, busySince: undefined, isStopped: false }
  await open(state)
  return {
    take: () => take(state),
    waits: () => (state.isUp && state.busySince !== undefined ? { since: state.busySince, session: sessionOf(state.client) } : undefined),
    cut: () => void state.client.connection.stream.destroy(new Error('The connection is dead.')),
    stop: async () => {
      state.isStopped = true
      await state.client.end()
    },
  }
}

/** Told of an error outside of any statement. The driver refuses every further one with an error that has no code. */
const lost = new WeakSet<pg.Client>()

async function open(state: State): Promise<void> {
  const client = new pg.Client(clientSettings(state.options))
  client.on('error', (error) => {
    lost.add(client)
    state.log('database-lost', { connection: 'lane', ...describeFailure(error) })
  })
  // NOTE our statements cause no notices. A warning says that the wait for the standby was given up: committed here, and maybe nowhere else.
  client.on('notice', () => {
    state.hasWarned = true
  })
  await client.connect()
  await prepareSession(client, state.options)
  client.once('end', () => void reopen(state))
  Object.assign(state, { client, isUp: true, hasWarned: false })
}

async function reopen(state: State): Promise<void> {
  state.isUp = false
  while (!state.isStopped && !state.isUp) {
    await wait(100)
    await open(state).catch((error: unknown) => tellIfFull(error, state.log))
  }
  if (state.isStopped && state.isUp) await state.client.end()
  state.tellFree()
}

/** Its end opens it anew. */
function close(state: State): void {
  state.isUp = false
  void state.client.end().catch(() => {})
}

function take(state: State): Lane | undefined {
  if (!state.isUp || state.busySince !== undefined) return undefined
  state.busySince = performance.now()
  return {
    read: (statement, values) => send(state, statement, values),
    write: async (statement, values) => {
      const rows = await send(state, statement, values)
      if (!state.hasWarned) return rows as never // the same rows that `read` promises
      close(state)
      throw new Problem('unavailable', 'The standby has not confirmed the request.', { retryAfterSeconds: 2 })
    },
    giveBack: () => {
      state.busySince = undefined
      state.tellFree()
    },
  }
}

async function send<Row extends pg.QueryResultRow>(
  state: State,
  statement: Statement,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  const { client } = state
  try {
    return (await client.query<Row>({ ...statement, values: [...values] })).rows
  } catch (error) {
    if (!isConnectionError(error) && !lost.has(client) && !client.connection.stream.destroyed) throw error
    close(state)
    throw new ConnectionError(error)
  }
}

function sessionOf(client: pg.Client): number {
  return (client as pg.Client & { processID: number }).processID // the driver keeps it; its types forget it
}

import { sql, type Transaction } from 'kysely'
import type pg from 'pg'
import { listenForever } from './listen.ts'
import { describeFailure, type Log } from './log.ts'

/** Something changed: which kind of thing, and which one. Listeners ask for the rest themselves. */
export type LiveEvent = { readonly topic: string; readonly key: string }
type LiveListener = (event: LiveEvent, cursor: string) => void
type AccessListener = (accountId: string | undefined) => void
type LiveRow = { id: string | null; workspace_id: string; topic: string; key: string; horizon: string }

/** Tells everybody in the workspace of the running transaction, once and only if it commits. */
export async function publish<Tables>(tx: Transaction<Tables>, { topic, key }: LiveEvent): Promise<void> {
  await sql`insert into platform.live_event (workspace_id, topic, key) values (platform.workspace(), ${topic}, ${key})`.execute(tx)
}

// No id of ours begins with it.
const ownMark = '@'

/** The same for one account alone: the streams of its colleagues do not carry it. The key is the id of the account. */
export async function publishTo<Tables>(tx: Transaction<Tables>, topic: string, accountId: string): Promise<void> {
  await publish(tx, { topic, key: ownMark + accountId })
}

/** What an account may hear of an event; nothing where it is for another one. */
export function eventFor({ topic, key }: LiveEvent, accountId: string): LiveEvent | undefined {
  if (!key.startsWith(ownMark)) return { topic, key }
  return key === ownMark + accountId ? { topic, key: accountId } : undefined
}

export type Live = {
  /** Where a listener that begins now stands. */
  readonly cursor: () => string
  readonly listen: (workspaceId: string, listener: LiveListener) => () => void
  /** Whether something may have happened in a workspace just now, so that what a browser read before it listened may be old. */
  readonly hadNews: (workspaceId: string) => boolean
  /** What a workspace missed since a cursor, or nothing if that is too long ago to know. */
  readonly missed: (workspaceId: string, cursor: string) => Promise<{ events: readonly LiveEvent[]; cursor: string } | undefined>
  /** Tells whose rights have changed; nobody in particular where a notice may have been missed. */
  readonly onAccess: (listener: AccessListener) => void
  /** Tells that the online service may have been closed or opened. */
  readonly onClosing: (listener: () => void) => void
  readonly stop: () => Promise<void>
}

const keptMilliseconds = 50 * 60_000

/** Fans committed events out to this process's listeners; one LISTEN connection, whatever the number of listeners. */
export async function startLive(pool: pg.Pool, log: Log): Promise<Live> {
  const listeners = createListeners()
  const accessListeners = new Set<AccessListener>()
  const closingListeners = new Set<() => void>()
  let horizon = await readHorizon(pool)
  let delivered = new Set<string>()
  let reading: Promise<void> | undefined
  let isStale = false

  async function deliver(): Promise<void> {
    do {
      isStale = false
      const rows = await readSince(pool, horizon)
      for (const row of rows) {
        if (row.id === null || delivered.has(row.id)) continue
        listeners.tell(row)
      }
      delivered = new Set(rows.flatMap((row) => row.id ?? []))
      horizon = rows[0]?.horizon ?? horizon
    } while (isStale)
  }

  function wake(): void {
    isStale = true
    reading ??= deliver()
      .catch((error: unknown) => log('database-lost', { connection: 'live', ...describeFailure(error) }))
      .finally(() => {
        reading = undefined
      })
  }

  const tellAccess: AccessListener = (accountId) => {
    for (const listener of accessListeners) listener(accountId)
  }

  const stopListening = await listenForever(pool, { live: wake, access: tellAccess, closing: () => tellAll(closingListeners) }, log)
  return {
    cursor: () => stamp(horizon),
    listen: listeners.add,
    hadNews: listeners.hadNews,
    missed: async (workspaceId, cursor) => {
      const since = readStamp(cursor)
      if (!since) return undefined
      const rows = await readSince(pool, since)
      const now = rows[0]?.horizon ?? since
      // A cursor from the future belongs to another database, for example one from before a restore.
      if (BigInt(since) > BigInt(now)) return undefined
      return { events: rows.filter((row) => row.id !== null && row.workspace_id === workspaceId), cursor: stamp(now) }
    },
    onAccess: (listener) => void accessListeners.add(listener),
    onClosing: (listener) => void closingListeners.add(listener),
    stop: async () => {
      await stopListening()
      await reading
    },
  }
}

function tellAll(listeners: Iterable<() => void>): void {
  for (const listener of listeners) listener()
}

// A page reads what it shows while it begins to listen; this is far longer than that takes.
const newsMilliseconds = 30_000

/** Who listens, by workspace, and where something happened just now. */
function createListeners() {
  const groups = new Map<string, Set<LiveListener>>()
  const began = performance.now()
  // The one where something happened last stands at the end.
  const lastNews = new Map<string, number>()

  function noteNews(workspaceId: string): void {
    const now = performance.now()
    lastNews.delete(workspaceId)
    lastNews.set(workspaceId, now)
    for (const [each, at] of lastNews) {
      if (now - at < newsMilliseconds) return
      lastNews.delete(each)
    }
  }

  return {
    add: (workspaceId: string, listener: LiveListener): (() => void) => {
      const group = groups.get(workspaceId) ?? new Set()
      groups.set(workspaceId, group.add(listener))
      return () => {
        group.delete(listener)
        if (group.size === 0) groups.delete(workspaceId)
      }
    },
    hadNews: (workspaceId: string): boolean => performance.now() - (lastNews.get(workspaceId) ?? began) < newsMilliseconds,
    tell: (row: LiveRow): void => {
      noteNews(row.workspace_id)
      for (const listener of groups.get(row.workspace_id) ?? []) listener(row, stamp(row.horizon))
    },
  }
}

async function readSince(pool: pg.Pool, horizon: string): Promise<readonly LiveRow[]> {
  const { rows } = await pool.query<LiveRow>({ name: 'live-since', text: 'select * from platform.live_since($1::xid8)', values: [horizon] })
  return rows
}

async function readHorizon(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ horizon: string }>('select pg_snapshot_xmin(pg_current_snapshot()) as horizon')
  return rows[0]?.horizon ?? '0'
}

/** A cursor says when it was made, because events are kept for an hour only. */
function stamp(horizon: string): string {
  return `${horizon}.${Date.now()}`
}

function readStamp(cursor: string): string | undefined {
  const [, horizon, madeAt] = /^(\d{1,19})\.(\d{13})$/.exec(cursor) ?? []
  return horizon && Date.now() - Number(madeAt) < keptMilliseconds ? horizon : undefined
}

import pg from 'pg'
import { clientSettings, type ConnectionOptions } from './database.ts'
import { openTrack, type Lane, type Track } from './lane.ts'
import type { Log } from './log.ts'

/** Connections for work that many requests share: each does one thing after the other, so their number bounds what waits in the database. */
export type Lanes = {
  /** Nothing where all are busy or down. */
  readonly take: () => Lane | undefined
  /** Called whenever a lane may have become free. */
  readonly whenFree: (listener: () => void) => void
  readonly stop: () => Promise<void>
}

// Every statement here finds its rows by key, whatever the statistics say, and is planned once.
const byKey = ['plan_cache_mode=force_generic_plan', 'enable_seqscan=off']

export async function openLanes(options: ConnectionOptions, log: Log): Promise<Lanes> {
  let listener = (): void => {}
  const own = { ...options, settings: [...byKey, ...(options.settings ?? [])] }
  const tracks = await Promise.all(Array.from({ length: options.connections }, () => openTrack(own, log, () => listener())))
  const watch = setInterval(() => void dropDead(tracks, options), 5000).unref()
  return {
    take: () => {
      for (const track of tracks) {
        const lane = track.take()
        if (lane) return lane
      }
      return undefined
    },
    whenFree: (next) => {
      listener = next
    },
    stop: async () => {
      clearInterval(watch)
      await Promise.all(tracks.map((track) => track.stop()))
    },
  }
}

const longSilence = 5000

/**
 * A lane that has been silent for long either waits for a standby, which must never be cut short, or hangs on a connection that is dead.
 * Another connection can tell: if the database does not know the session any more, or does not answer either, the lane is given up.
 */
async function dropDead(tracks: readonly Track[], options: ConnectionOptions): Promise<void> {
  for (const track of tracks) {
    const waits = track.waits()
    if (!waits || performance.now() - waits.since < longSilence || (await isAtWork(waits.session, options))) continue
    if (track.waits()?.since === waits.since) track.cut()
  }
}

async function isAtWork(session: number, options: ConnectionOptions): Promise<boolean> {
  const asker = new pg.Client({ ...clientSettings(options), connectionTimeoutMillis: 2000, query_timeout: 2000 })
  asker.on('error', () => {})
  try {
    await asker.connect()
    const { rowCount } = await asker.query("select 1 from pg_stat_activity where pid = $1 and state = 'active'", [session])
    return rowCount === 1
  } catch {
    return false
  } finally {
    void asker.end().catch(() => {})
  }
}

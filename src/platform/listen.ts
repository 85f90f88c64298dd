import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { describeFailure, type Log } from './log.ts'

const pauseMilliseconds = 500

/** Keeps one connection listening on a channel; after a break it reconnects and wakes once, for what happened meanwhile. */
export async function listenForever(pool: pg.Pool, channel: string, wake: () => void, log: Log): Promise<() => Promise<void>> {
  let isStopped = false
  let client = await open()

  async function open(): Promise<pg.Client> {
    const next = new pg.Client({ ...connectionOf(pool), keepAlive: true })
    next.on('notification', wake)
    next.on('error', (error) => log('database-lost', { connection: channel, ...describeFailure(error) }))
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    next.on('end', () => void reopen())
    return next
  }

  async function reopen(): Promise<void> {
    while (!isStopped) {
      await wait(pauseMilliseconds)
      const next = await open().catch(() => undefined)
      if (!next) continue
      client = next
      if (isStopped) await next.end()
      wake()
      return
    }
  }

  return async () => {
    isStopped = true
    await client.end()
  }
}

function connectionOf({ options: { connectionString, options } }: pg.Pool): pg.ClientConfig {
  return { ...(connectionString === undefined ? {} : { connectionString }), ...(options === undefined ? {} : { options }) }
}

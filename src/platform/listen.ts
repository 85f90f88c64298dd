import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { tellIfFull } from './database-full.ts'
import { describeFailure, type Log } from './log.ts'

const pauseMilliseconds = 500

/** What hears a channel: the text that came with a notice, or nothing where some may have been missed. */
type Hears = Readonly<Record<string, (text: string | undefined) => void>>

/** Keeps one connection listening on some channels; after a break it reconnects and wakes each once, for what happened meanwhile. */
export async function listenForever(pool: pg.Pool, hears: Hears, log: Log): Promise<() => Promise<void>> {
  const { connectionString = '', application_name } = pool.options
  const connection: pg.ClientConfig = { connectionString, connectionTimeoutMillis: 5000, application_name }
  let isStopped = false
  let client = await open()

  async function open(): Promise<pg.Client> {
    const next = new pg.Client({ ...connection, keepAlive: true })
    next.on('notification', ({ channel, payload }) => hears[channel]?.(payload))
    next.on('error', (error) => log('database-lost', { connection: 'listen', ...describeFailure(error) }))
    await next.connect()
    await next.query(
      Object.keys(hears)
        .map((channel) => `listen ${pg.escapeIdentifier(channel)}`)
        .join('; '),
    )
    next.on('end', () => void reopen())
    return next
  }

  async function reopen(): Promise<void> {
    while (!isStopped) {
      await wait(pauseMilliseconds)
      const next = await open().catch((error: unknown) => tellIfFull(error, log))
      if (!next) continue
      client = next
      if (isStopped) await next.end()
      for (const hear of Object.values(hears)) hear(undefined)
      return
    }
  }

  return async () => {
    isStopped = true
    await client.end()
  }
}

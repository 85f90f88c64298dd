import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from './seeded-random.ts'

const path = '/BusinessAPI/efristerstreckung'

export type Reply = {
  readonly status: number
  readonly text: string
  readonly retryAfter: string | null
  readonly sentAt: number
  readonly answeredAt: number
}
type Needs = {
  readonly addresses: readonly string[]
  readonly random: Random
  /** Hears every answer, also those that are followed by another attempt. */
  readonly heard: (reply: Reply | 'no-answer') => void
  /** Ends all patience at once. */
  readonly signal: AbortSignal
}
/** Asks under a key until one of the wanted answers comes. Nothing if the patience ends first. */
export type Ask = (
  key: string,
  body: unknown,
  wanted: (status: number) => boolean,
) => Promise<{ reply: Reply; attempts: number } | undefined>

const patience = 90_000

/** A caller that goes round the servers and never tires of asking again under the same key. */
export function caller({ addresses, random, heard, signal }: Needs): Ask {
  let turn = Math.floor(random.between(0, addresses.length))
  return async (key, body, wanted) => {
    const text = JSON.stringify(body)
    const latest = performance.now() + patience
    for (let attempts = 1; performance.now() < latest && !signal.aborted; attempts += 1) {
      turn += 1
      const reply = await send(addresses[turn % addresses.length] ?? '', key, text)
      heard(reply ?? 'no-answer')
      if (reply && wanted(reply.status)) return { reply, attempts }
      await wait(random.between(100, 500))
    }
    return undefined
  }
}

export const newKey = (): string => randomUUID()

async function send(address: string, key: string, body: string): Promise<Reply | undefined> {
  const sentAt = performance.now()
  try {
    const reply = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body,
      signal: AbortSignal.timeout(6000),
    })
    const text = await reply.text()
    return { status: reply.status, text, retryAfter: reply.headers.get('retry-after'), sentAt, answeredAt: performance.now() }
  } catch {
    return undefined
  }
}

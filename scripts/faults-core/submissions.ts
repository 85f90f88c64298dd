import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { requestOf } from '../crash/register.ts'
import type { Scene } from './scene.ts'

/** One answer that somebody got who asked for more time; a status of 0 is no answer at all. */
export type Reply = { readonly status: number; readonly hasRetryAfter: boolean; readonly sentAt: number; readonly answeredAt: number }

export type Submissions = {
  readonly asked: number
  /** References of the requests that were acknowledged, and of those among them that were granted. */
  readonly acknowledged: readonly string[]
  readonly granted: readonly string[]
  readonly replies: readonly Reply[]
}

export type Submitter = (load: Load) => Promise<Submissions>
type Load = {
  readonly seconds: number
  readonly perSecond: number
  /** Goes on for two more seconds after this, if it takes longer. */
  readonly during?: Promise<unknown>
}

const patience = 30_000

/** Persons who have not asked yet, at a fixed rate whatever the answers; each asks again under the same key until it is acknowledged. */
export function createSubmitter({ address }: Scene): Submitter {
  let place = 0
  return async ({ seconds, perSecond, during }) => {
    const outcomes: Promise<Outcome>[] = []
    const started = performance.now()
    let isOver = during === undefined
    void during?.then(() => wait(2000)).finally(() => (isOver = true))
    while (outcomes.length < seconds * perSecond || !isOver) {
      outcomes.push(askUntilAcknowledged(address, place++))
      await wait(Math.max(0, started + (outcomes.length * 1000) / perSecond - performance.now()))
    }
    const all = await Promise.all(outcomes)
    return {
      asked: all.length,
      acknowledged: all.flatMap(({ reference }) => reference ?? []),
      granted: all.flatMap(({ reference, isGranted }) => (reference !== undefined && isGranted ? reference : [])),
      replies: all.flatMap(({ replies }) => replies),
    }
  }
}

type Outcome = { readonly reference?: string; readonly isGranted: boolean; readonly replies: readonly Reply[] }
type Decided = { readonly BackEndData?: { readonly Referenz: string; readonly AlteFrist: string; readonly NeueFrist: string } }

async function askUntilAcknowledged(address: string, place: number): Promise<Outcome> {
  const key = randomUUID()
  const replies: Reply[] = []
  const latest = performance.now() + patience
  while (performance.now() < latest) {
    const [reply, text] = await ask(address, key, place)
    replies.push(reply)
    if (reply.status === 200) {
      const { BackEndData: decided } = JSON.parse(text) as Decided // the contract of the endpoint
      if (!decided) throw new Error(`A request was rejected that had to be decided: ${text}`)
      return { reference: decided.Referenz, isGranted: decided.NeueFrist > decided.AlteFrist, replies }
    }
    await wait(200)
  }
  return { isGranted: false, replies }
}

async function ask(address: string, key: string, place: number): Promise<readonly [Reply, string]> {
  const sentAt = performance.now()
  try {
    const reply = await fetch(`${address}/BusinessAPI/efristerstreckung`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(requestOf(place)),
      signal: AbortSignal.timeout(10_000),
    })
    const text = await reply.text()
    return [{ status: reply.status, hasRetryAfter: reply.headers.has('retry-after'), sentAt, answeredAt: performance.now() }, text]
  } catch {
    return [{ status: 0, hasRetryAfter: false, sentAt, answeredAt: performance.now() }, '']
  }
}

/** Several rounds as one. */
export function together(all: readonly Submissions[]): Submissions {
  return {
    asked: all.reduce((sum, { asked }) => sum + asked, 0),
    acknowledged: all.flatMap(({ acknowledged }) => acknowledged),
    granted: all.flatMap(({ granted }) => granted),
    replies: all.flatMap(({ replies }) => replies),
  }
}

/** In milliseconds, over everything that was answered. */
export function p99Of({ replies }: Submissions): number {
  const times = replies.map(({ sentAt, answeredAt }) => answeredAt - sentAt).toSorted((one, other) => one - other)
  return times[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY
}

/** How many answers were neither good nor an honest "later": 503 with the time to come back. */
export function dishonest({ replies }: Submissions): number {
  return replies.filter(({ status, hasRetryAfter }) => status !== 200 && !(status === 503 && hasRetryAfter)).length
}

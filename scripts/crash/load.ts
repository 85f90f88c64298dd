import { setTimeout as wait } from 'node:timers/promises'
import { caller, newKey, type Ask, type Reply } from './client.ts'
import type { Journal } from './journal.ts'
import { changedRequest, requestOf } from './register.ts'
import type { Random } from './seeded-random.ts'

/** What the clients saw besides their acknowledgements. */
export type Seen = {
  asked: number
  neverAcknowledged: number
  replays: number
  differentReplays: number
  changedBodies: number
  changedBodiesTaken: number
  withoutRetryAfter: number
  /** How often each status came; 0 is no answer at all. */
  readonly statuses: Map<number, number>
  /** When each good answer was sent for and came, replays included. */
  readonly goodAnswers: { readonly sentAt: number; readonly answeredAt: number }[]
}
export type Load = {
  readonly seen: Seen
  /** No new requests; those under way are seen to their end. */
  readonly stop: () => Promise<void>
  /** Nobody waits for anything any more. */
  readonly abandon: () => Promise<void>
}
type Options = {
  readonly clients: number
  readonly addresses: readonly string[]
  readonly persons: number
  readonly journal: Journal
  readonly random: Random
}

const isGood = (status: number): boolean => status >= 200 && status < 300

/** Clients that send one request after the other, each for a person who has not asked yet. */
export function startLoad({ clients, addresses, persons, journal, random }: Options): Load {
  const seen = nothingSeen()
  let place = 0
  let isStopping = false
  const abandoned = new AbortController()
  const ask = caller({ addresses, random, heard: (reply) => note(seen, reply), signal: abandoned.signal })

  async function client(): Promise<void> {
    while (!isStopping && place < persons) {
      await askOnce({ ask, journal, random, seen }, place++)
      await wait(random.between(100, 500))
    }
  }

  const running = Promise.all(Array.from({ length: clients }, client))
  return {
    seen,
    stop: async () => {
      isStopping = true
      await running
      if (place >= persons) throw new Error('the register is too small for so long a run')
    },
    abandon: async () => {
      isStopping = true
      abandoned.abort()
      await running
    },
  }
}

type Needs = { readonly ask: Ask; readonly journal: Journal; readonly random: Random; readonly seen: Seen }

async function askOnce({ ask, journal, random, seen }: Needs, place: number): Promise<void> {
  const key = newKey()
  const request = requestOf(place)
  seen.asked += 1
  const first = await ask(key, request, isGood)
  if (!first) return void (seen.neverAcknowledged += 1)
  const { text: body, sentAt, answeredAt } = first.reply
  journal.write({ key, body, sentAt, answeredAt, attempts: first.attempts })

  const chance = random.fraction()
  if (chance > 0.12) return
  await wait(random.between(50, 1500))
  if (chance < 0.08) {
    const again = await ask(key, request, isGood)
    seen.replays += 1
    if (again?.reply.text !== body) seen.differentReplays += 1
  } else {
    const other = await ask(key, changedRequest(request), (status) => isGood(status) || status === 422)
    seen.changedBodies += 1
    if (other?.reply.status !== 422) seen.changedBodiesTaken += 1
  }
}

function nothingSeen(): Seen {
  const figures = { asked: 0, neverAcknowledged: 0, replays: 0, differentReplays: 0, changedBodies: 0, changedBodiesTaken: 0 }
  return { ...figures, withoutRetryAfter: 0, statuses: new Map(), goodAnswers: [] }
}

function note(seen: Seen, reply: Reply | 'no-answer'): void {
  const status = reply === 'no-answer' ? 0 : reply.status
  seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1)
  if (reply === 'no-answer') return
  if (status === 503 && reply.retryAfter === null) seen.withoutRetryAfter += 1
  if (isGood(status)) seen.goodAnswers.push({ sentAt: reply.sentAt, answeredAt: reply.answeredAt })
}

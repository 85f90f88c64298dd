import type { PlainDate } from '../../../kit/plain-date.ts'
import { Problem } from '../../../kit/problem.ts'
import { call } from '../../../shell/call.ts'
import { submitExtension, type Answer, type ExtensionRequest } from '../contract.ts'
import { writeWork, type Work } from '../work.ts'
import type { WorkOrder } from './work/search.ts'

/** How it ended, as far as this page knows: answered, certainly not sent, or lost on the way. */
export type Outcome =
  | Answer
  | { readonly kind: 'unsent' }
  | { readonly kind: 'unknown' }
  /** The office has closed the service, in its own words; nothing was stored. */
  | { readonly kind: 'closed'; readonly text: string }

/** What a request takes with it. */
export type Sending = {
  /** The same with every try, so that the office sees one request however many of them arrive. */
  readonly key: string
  readonly today: () => PlainDate
  /** Told when the server wants work first; that takes some seconds. */
  readonly onWork: () => void
  /** Given up once nobody waits for the answer any more; nothing works on in vain. */
  readonly signal: AbortSignal
}

type Surroundings = {
  readonly isOffline: () => boolean
  /** Of the page; the office counts it. */
  readonly language?: () => string
  readonly wait: (milliseconds: number) => Promise<void>
  /** Nothing where the browser cannot do it. */
  readonly findWork: (order: WorkOrder, signal: AbortSignal) => Promise<Work | undefined>
}

const browser: Surroundings = {
  isOffline: () => !navigator.onLine,
  language: () => document.documentElement.lang,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  findWork: async (order, signal) => {
    const part = await import('./work/find-work.ts').catch(() => undefined)
    return part?.findWork(order, signal)
  },
}

export function sendRequest(request: ExtensionRequest, sending: Sending, surroundings = browser): Promise<Outcome> {
  return sendAnswered((shown) => call(submitExtension, request, shown), sending, surroundings)
}

/** One try to send something that is answered like a request. */
type Ask = (shown: Shown & { readonly signal: AbortSignal }) => Promise<Answer>

/** Sends, and does the work first where the server asks for it; once, because a server that is still not content will not be. */
export async function sendAnswered(ask: Ask, sending: Sending, surroundings = browser): Promise<Outcome> {
  const { key, today, onWork, signal } = sending
  if (surroundings.isOffline()) return { kind: 'unsent' }
  const spoken = surroundings.language ? { language: surroundings.language() } : {}
  const tried = await insist(ask, { key, ...spoken }, surroundings)
  if (tried.workBits === undefined) return tried.outcome
  onWork()
  const work = await surroundings.findWork({ key, day: today(), bits: tried.workBits }, signal)
  if (!work || signal.aborted) return tried.outcome
  return (await insist(ask, { key, ...spoken, work: writeWork(work) }, surroundings)).outcome
}

const pauses = [1000, 3000, 9000]

type Shown = { readonly key: string; readonly language?: string; readonly work?: string }
type Tried = { readonly outcome: Outcome; readonly isFinal: boolean; readonly workBits?: number | undefined }

/** Tries up to four times. */
async function insist(ask: Ask, shown: Shown, { wait }: Surroundings): Promise<Tried> {
  for (const pause of pauses) {
    const tried = await trySending(ask, shown)
    if (tried.isFinal) return tried
    // Spread, so that after an outage not everybody comes back in the same second.
    await wait(pause * (0.75 + Math.random() / 2))
  }
  return trySending(ask, shown)
}

// NOTE longer than the server ever takes; after it the connection, not the office, is silent.
const longestWait = 10_000

async function trySending(ask: Ask, shown: Shown): Promise<Tried> {
  try {
    return { outcome: await ask({ ...shown, signal: AbortSignal.timeout(longestWait) }), isFinal: true }
  } catch (failure) {
    if (!(failure instanceof Problem)) return { outcome: { kind: 'unknown' }, isFinal: true }
    if (failure.code === 'closed') return { outcome: { kind: 'closed', text: failure.message }, isFinal: true }
    const outcome: Outcome = isPlainNo(failure) ? { kind: 'rejected', message: failure.message } : { kind: 'unknown' }
    return { outcome, isFinal: failure.code !== 'unavailable', workBits: failure.workBits }
  }
}

/** Whatever breaks, here or at the server, leaves open whether the request was stored; only a plain no is certain. */
function isPlainNo({ code }: Problem): boolean {
  return code !== 'unavailable' && code !== 'unexpected'
}

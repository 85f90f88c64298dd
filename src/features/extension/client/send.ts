import { Problem } from '../../../kit/problem.ts'
import { call } from '../../../shell/call.ts'
import { submitExtension, type Answer, type ExtensionRequest } from '../contract.ts'

/** How it ended, as far as this page knows: answered, certainly not sent, or lost on the way. */
export type Outcome = Answer | { readonly kind: 'unsent' } | { readonly kind: 'unknown' }

// NOTE longer than the server ever takes; after it the connection, not the office, is silent.
const longestWait = 10_000

const pauses = [1000, 3000, 9000]

type Surroundings = { readonly isOffline: () => boolean; readonly wait: (milliseconds: number) => Promise<void> }

const browser: Surroundings = {
  isOffline: () => !navigator.onLine,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

/** Tries up to four times. Every try carries the same key, so that the office sees one request however many of them arrive. */
export async function sendRequest(request: ExtensionRequest, key: string, { isOffline, wait } = browser): Promise<Outcome> {
  if (isOffline()) return { kind: 'unsent' }
  for (const pause of pauses) {
    const outcome = await trySending(request, key)
    if (outcome.isFinal) return outcome.outcome
    // Spread, so that after an outage not everybody comes back in the same second.
    await wait(pause * (0.75 + Math.random() / 2))
  }
  const { outcome } = await trySending(request, key)
  return outcome
}

async function trySending(request: ExtensionRequest, key: string): Promise<{ readonly outcome: Outcome; readonly isFinal: boolean }> {
  try {
    return { outcome: await call(submitExtension, request, { key, signal: AbortSignal.timeout(longestWait) }), isFinal: true }
  } catch (failure) {
    if (!(failure instanceof Problem)) return { outcome: { kind: 'unknown' }, isFinal: true }
    const outcome: Outcome = isOurs(failure) ? { kind: 'rejected', message: failure.message } : { kind: 'unknown' }
    return { outcome, isFinal: failure.code !== 'unavailable' }
  }
}

/** A lost connection or a stranger's error page leaves open whether the request arrived; our own server says it did not. */
function isOurs({ code, message }: Problem): boolean {
  if (code !== 'unavailable' && code !== 'unexpected') return true
  return message === submitExtension.problem?.texts[code]
}

import { Problem } from '../../../kit/problem.ts'
import { call } from '../../../shell/call.ts'
import { submitExtension, type Answer, type ExtensionRequest } from '../contract.ts'

/** How it ended, as far as this page knows. */
export type Outcome = Answer | { readonly kind: 'unknown' }

// NOTE longer than the server ever takes; after it the connection, not the office, is silent.
const longestWait = 30_000

export async function sendRequest(request: ExtensionRequest): Promise<Outcome> {
  try {
    return await call(submitExtension, request, { signal: AbortSignal.timeout(longestWait) })
  } catch (failure) {
    return failure instanceof Problem && isFinal(failure) ? { kind: 'rejected', message: failure.message } : { kind: 'unknown' }
  }
}

/** A lost connection or a stranger's error page leaves open whether the request arrived; our own server says it did not. */
function isFinal({ code, message }: Problem): boolean {
  if (code !== 'unavailable' && code !== 'unexpected') return true
  return message === submitExtension.problem?.texts[code]
}

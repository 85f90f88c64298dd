import type { SessionKeeper } from '../../../shell/workspace/session/session-keeper.ts'

type Calls = Omit<SessionKeeper, 'loadSignInAgain' | 'loadLeaving'>

// NOTE A page that is going waits for nothing, so what has arrived is remembered and called without waiting.
let arrived: Calls | undefined

/** A guest needs none of the calls, so the frame does not wait for them. Whoever signs in is to have them before they are needed. */
export async function loadSessionCalls(): Promise<Calls> {
  arrived ??= (await import('./session-calls.ts')).sessionCalls
  return arrived
}

/** Asks at once where the calls are there already. */
export function withSessionCalls<Answer>(ask: (calls: Calls) => Promise<Answer>): Promise<Answer> {
  return arrived ? ask(arrived) : loadSessionCalls().then(ask)
}

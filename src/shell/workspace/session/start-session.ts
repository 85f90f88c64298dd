import { Problem } from '../../../kit/problem.ts'
import { storedToken } from '../../stored-token.ts'
import { forgetToken } from '../../token.ts'
import type { SessionKeeper } from './session-keeper.ts'
import type { User } from './session.ts'
import { tokenValidity } from './token-validity.ts'

/** What the stored token is worth. */
export type SessionStart =
  | { readonly kind: 'no-token' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'resumed'; readonly user: User }

/** Begins from the stored token. One that is worth nothing is forgotten; one that nobody could check is kept. */
export async function startSession(keeper: Pick<SessionKeeper, 'resume'>, now: () => number): Promise<SessionStart> {
  const token = storedToken()
  const start = await outcomeOf(token, keeper, now)
  const isWorthless = start.kind === 'expired' || start.kind === 'refused'
  // Another window may have signed in meanwhile.
  if (isWorthless && storedToken() === token) forgetToken()
  return start
}

async function outcomeOf(token: string | null, keeper: Pick<SessionKeeper, 'resume'>, now: () => number): Promise<SessionStart> {
  const validity = tokenValidity(token, now())
  if (validity === 'missing') return { kind: 'no-token' }
  if (validity === 'unreadable') return { kind: 'refused' }
  if (validity === 'expired') {
    warnOfExpiry()
    return { kind: 'expired' }
  }
  try {
    return { kind: 'resumed', user: await keeper.resume() }
  } catch (cause) {
    return { kind: isRefusal(cause) ? 'refused' : 'unreachable' }
  }
}

export function warnOfExpiry(): void {
  // oxlint-disable-next-line no-console -- the specification asks for this warning, which names nobody
  console.warn('access token expired')
}

/** The server answered, and it does not know this session. */
export function isRefusal(cause: unknown): boolean {
  return cause instanceof Problem && cause.code === 'not-signed-in'
}

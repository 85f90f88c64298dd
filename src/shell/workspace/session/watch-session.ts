import { storedToken, tokenKey } from '../../stored-token.ts'
import { forgetToken, refusedEvent } from '../../token.ts'
import type { SessionKeeper } from './session-keeper.ts'
import type { SessionEnd, SessionStore } from './session.ts'
import { claimsOf } from './token-validity.ts'
import { watchExpiry } from './watch-expiry.ts'

/** Notices when a session ends or begins by something else than this window: the server, the time, another window. */
export function watchSession(session: SessionStore, keeper: Pick<SessionKeeper, 'resume'>): () => void {
  const stopping = new AbortController()
  const expiry = watchExpiry(() => end('access_token expired'))

  function end(message: SessionEnd): void {
    forgetToken()
    session.getState().interrupted(message)
  }

  function onRefused(event: Event): void {
    // An answer to an older token says nothing about the one that is stored now.
    const isAboutStored = event instanceof CustomEvent && event.detail === storedToken()
    if (isAboutStored && session.getState().status === 'signed-in') end('Invalid access_token')
  }

  function onStorage({ key }: StorageEvent): void {
    if (key !== tokenKey && key !== null) return
    const token = storedToken()
    const { user, status, interrupted, reset } = session.getState()
    if (token === null) return interrupted('Invalid access_token')
    if (status === 'guest' || status === 'unreachable') return reset()
    if (user && claimsOf(token)?.account !== user.id) return location.reload()
    if (status === 'interrupted') void rejoin(session, keeper)
    lookAtToken()
  }

  function lookAtToken(): void {
    if (session.getState().status === 'signed-in') expiry.look()
    else expiry.stop()
  }

  function onOnline(): void {
    if (session.getState().status === 'unreachable') session.getState().reset()
  }

  /** Timers do not run while a device sleeps. A page that is going is left alone: the next one says what happened. */
  function onShown(): void {
    if (document.visibilityState === 'visible') lookAtToken()
  }

  const { signal } = stopping
  addEventListener(refusedEvent, onRefused, { signal })
  addEventListener('storage', onStorage, { signal })
  addEventListener('online', onOnline, { signal })
  document.addEventListener('visibilitychange', onShown, { signal })
  const stopFollowing = session.subscribe((now, before) => (now.status === before.status ? undefined : lookAtToken()))
  lookAtToken()
  return () => {
    expiry.stop()
    stopFollowing()
    stopping.abort()
  }
}

/** Another window signed in: what was interrupted here goes on. */
async function rejoin(session: SessionStore, keeper: Pick<SessionKeeper, 'resume'>): Promise<void> {
  try {
    const user = await keeper.resume()
    if (session.getState().status === 'interrupted') session.getState().signedIn(user)
  } catch {
    // The dialog still stands and takes a password.
  }
}

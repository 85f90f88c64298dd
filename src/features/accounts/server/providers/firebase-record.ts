import { z } from 'zod'
import { Problem } from '../../../../kit/problem.ts'
import type { FirebaseSettings } from '../../../../platform/config-sign-in.ts'
import { texts } from '../../provider-texts.ts'
import type { Changes } from '../account-store.ts'
import type { ProviderToken } from './provider-token.ts'

const timeoutMs = 5000
const Refreshed = z.object({ id_token: z.string(), user_id: z.string() })

/**
 * Saves to the record that Firebase's realtime database keeps of somebody, with their own token. The server does it, because a page
 * that was loaded anew has no session at Firebase any more.
 */
export async function saveFirebaseRecord(settings: FirebaseSettings, { subject, token }: ProviderToken, changes: Changes): Promise<void> {
  if (token === undefined) throw new Problem('not-allowed', texts.firebaseRefused)
  const { id_token: idToken, user_id: uid } = await refreshed(settings, token)
  if (uid !== subject) throw new Problem('not-allowed', texts.firebaseRefused)
  const place = new URL(`/users/${encodeURIComponent(uid)}.json`, settings.databaseURL)
  // NOTE The database takes this kind of token in the query only. Nothing of ours writes that address down.
  place.search = new URLSearchParams([...new URL(settings.databaseURL).searchParams, ['auth', idToken]]).toString()
  await asked(place, { method: 'PATCH', body: JSON.stringify({ uid, from: 'firebase', role: ['admin'], ...pathsOf(changes) }) })
}

/** Path by path, so that what else the record holds stays as it is. */
function pathsOf({ displayName, photoURL, settings, shortcuts }: Changes): Readonly<Record<string, unknown>> {
  return {
    'data/displayName': displayName,
    'data/settings': settings,
    ...(photoURL === undefined ? {} : { 'data/photoURL': photoURL }),
    ...(shortcuts === undefined ? {} : { 'data/shortcuts': shortcuts }),
  }
}

async function refreshed({ apiKey, authEmulator }: FirebaseSettings, refreshToken: string): Promise<z.output<typeof Refreshed>> {
  const host = authEmulator === undefined ? 'https://' : `${authEmulator}/`
  const place = new URL(`${host}securetoken.googleapis.com/v1/token`)
  place.searchParams.set('key', apiKey)
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken })
  const answer = Refreshed.safeParse(await asked(place, { method: 'POST', body }))
  if (!answer.success) throw new Problem('unavailable', texts.firebaseAway, { cause: answer.error })
  return answer.data
}

async function asked(place: URL, request: RequestInit): Promise<unknown> {
  try {
    const reply = await fetch(place, { ...request, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    if (reply.ok) return await reply.json()
    await reply.body?.cancel()
    if (reply.status >= 500 || reply.status === 429) throw new Problem('unavailable', texts.firebaseAway)
    throw new Problem('not-allowed', texts.firebaseRefused)
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem('unavailable', texts.firebaseAway, { cause: error })
  }
}

import { wordsOf } from '../words.ts'
import type { SessionEnd, User } from './session.ts'
import { texts as de } from './texts.de.ts'
import { texts as en } from './texts.ts'

export const sessionWords = wordsOf({ en, de })

/** Which text tells why a session ended. */
export const endings: Readonly<Record<SessionEnd, 'expired' | 'invalid'>> = {
  'access_token expired': 'expired',
  'Invalid access_token': 'invalid',
}

/** What a provider is called; two of them by their own names. */
export function providerName(from: User['from'], texts: typeof en): string {
  if (from === 'firebase') return 'Firebase'
  if (from === 'auth0') return 'Auth0'
  return from === 'custom api' ? texts.byPassword : texts.byProvider
}

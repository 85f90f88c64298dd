import { keyFor, lockText, unlockText } from '../../../../platform/locked-text.ts'

// The id of a session is random already; deriving keeps the key apart from everything else that is made of it.
const purpose = 'efristerstreckung provider token'

/** A provider's token as it lies in the database, which does not know the secret id of the session that opens it. */
export function lockToken(token: string, session: string): Buffer {
  return lockText(token, keyFor(purpose, session))
}

/** Nothing for what was locked by another session, or changed since. */
export function unlockToken(locked: Buffer, session: string): string | undefined {
  return unlockText(locked, keyFor(purpose, session))
}

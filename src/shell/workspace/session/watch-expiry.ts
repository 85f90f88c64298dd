import { storedToken } from '../../stored-token.ts'
import { warnOfExpiry } from './start-session.ts'
import { claimsOf, tokenValidity } from './token-validity.ts'

type ExpiryWatch = {
  /** Looks at the stored token, and again when its time is up. */
  readonly look: () => void
  readonly stop: () => void
}

/** Whatever else may be wrong with a token, the server says at the next call. */
export function watchExpiry(onExpired: () => void): ExpiryWatch {
  let timer: ReturnType<typeof setTimeout> | undefined

  function look(): void {
    clearTimeout(timer)
    const token = storedToken()
    const claims = token === null ? undefined : claimsOf(token)
    if (!claims) return
    if (tokenValidity(token, Date.now()) === 'valid') {
      timer = setTimeout(look, claims.expiresAtSeconds * 1000 - Date.now())
      return
    }
    warnOfExpiry()
    onExpired()
  }

  return { look, stop: () => clearTimeout(timer) }
}

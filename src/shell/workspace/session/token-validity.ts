/** What a token says about itself; only the server can say whether that is true. */
type TokenClaims = { readonly account: string | undefined; readonly expiresAtSeconds: number }

export function claimsOf(token: string): TokenClaims | undefined {
  try {
    const [, payload = ''] = token.split('.')
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    if (typeof claims !== 'object' || claims === null || !('exp' in claims) || typeof claims.exp !== 'number') return undefined
    const account = 'sub' in claims && typeof claims.sub === 'string' ? claims.sub : undefined
    return { account, expiresAtSeconds: claims.exp }
  } catch {
    return undefined
  }
}

type Validity = 'valid' | 'expired' | 'unreadable' | 'missing'

/** Compares the expiry with now, in seconds. Everything but `valid` lets nobody in. */
export function tokenValidity(token: string | null, nowMilliseconds: number): Validity {
  if (token === null) return 'missing'
  const claims = claimsOf(token)
  if (!claims) return 'unreadable'
  return claims.expiresAtSeconds > nowMilliseconds / 1000 ? 'valid' : 'expired'
}

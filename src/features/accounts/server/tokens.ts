import { errors, jwtVerify, SignJWT } from 'jose'
import { algorithm, type KeyRing } from './signing-keys.ts'

/** Two days, as the specification says. */
export const tokenSeconds = 2 * 24 * 60 * 60

const issuer = 'efristerstreckung'
const audience = 'workspace'
const type = 'at+jwt'

/** What a token says: which account, and the secret id of its session. Roles are looked up, because they change. */
type TokenClaims = { readonly accountId: string; readonly session: string }

export type Tokens = {
  readonly issue: (claims: TokenClaims) => Promise<string>
  /** Nothing for whatever we have not signed, or not for this, or not for now. */
  readonly read: (token: string) => Promise<TokenClaims | undefined>
}

export function createTokens(keys: KeyRing, clock: () => Date): Tokens {
  return {
    issue: async ({ accountId, session }) => {
      const { id, privateKey } = await keys.current()
      const seconds = Math.floor(clock().getTime() / 1000)
      return new SignJWT({ jti: session })
        .setProtectedHeader({ alg: algorithm, kid: id, typ: type })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(accountId)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + tokenSeconds)
        .sign(privateKey)
    },
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, async ({ kid = '' }) => publicKey(keys, kid), {
          algorithms: [algorithm],
          issuer,
          audience,
          typ: type,
          requiredClaims: ['sub', 'jti', 'exp', 'iat'],
          currentDate: clock(),
        })
        const { sub: accountId, jti: session } = payload
        return accountId === undefined || session === undefined ? undefined : { accountId, session }
      } catch (error) {
        // All wrong tokens are answered alike. Anything else, like a lost database, says nothing about the token.
        if (error instanceof errors.JOSEError) return undefined
        throw error
      }
    },
  }
}

async function publicKey(keys: KeyRing, id: string) {
  const key = await keys.find(id)
  if (!key) throw new errors.JWKSNoMatchingKey()
  return key.publicKey
}

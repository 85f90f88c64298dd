import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose'
import { Problem } from '../../../../kit/problem.ts'
import { texts } from '../../provider-texts.ts'

/** Who Firebase says it is. */
export type FirebasePerson = {
  readonly issuer: string
  readonly subject: string
  readonly email: string
  readonly isVerified: unknown
  readonly name: unknown
}
type Options = { readonly projectId: string; readonly keysUrl: string; readonly clock: () => Date }

const mostSubject = 128
// Two clocks are never quite the same.
const toleranceSeconds = 60

/** Checks tokens of one project as Firebase asks for it, against the keys that it publishes. Those are kept and looked up again by jose. */
export function createFirebaseCheck({ projectId, keysUrl, clock }: Options): (idToken: string) => Promise<FirebasePerson> {
  const keys = createRemoteJWKSet(new URL(keysUrl))
  const issuer = `https://securetoken.google.com/${projectId}`
  return async (idToken) => {
    const currentDate = clock()
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        algorithms: ['RS256'],
        issuer,
        audience: projectId,
        requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
        currentDate,
      })
      return personIn(payload, { issuer, now: Math.floor(currentDate.getTime() / 1000) })
    } catch (error) {
      throw problemOf(error)
    }
  }
}

class WrongClaim extends Error {}

function personIn(
  { sub: subject = '', aud, iat, auth_time: authTime, email, email_verified: isVerified, name }: JWTPayload,
  { issuer, now }: { readonly issuer: string; readonly now: number },
): FirebasePerson {
  if (subject === '' || subject.length > mostSubject) throw new WrongClaim('sub')
  // For this project and no other beside it.
  if (Array.isArray(aud)) throw new WrongClaim('aud')
  for (const moment of [iat, authTime]) {
    if (typeof moment !== 'number' || moment > now + toleranceSeconds) throw new WrongClaim('iat')
  }
  // Who signed in without one, as guests of some projects do, has no account here.
  if (typeof email !== 'string' || email === '') throw new WrongClaim('email')
  return { issuer, subject, email, isVerified, name }
}

/** A wrong token is the fault of whoever sends it; keys that cannot be read are not. All wrong tokens are answered alike. */
function problemOf(error: unknown): Problem {
  const isWrong =
    error instanceof WrongClaim ||
    (error instanceof errors.JOSEError && /^ERR_(JWT|JWS|JOSE_ALG|JOSE_NOT|JWKS_NO|JWKS_MULTIPLE)/.test(error.code))
  return isWrong
    ? new Problem('not-signed-in', texts.firebaseUnknown, { cause: error })
    : new Problem('unavailable', texts.firebaseAway, { cause: error })
}

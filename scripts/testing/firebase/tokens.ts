import { exportJWK, generateKeyPair, jwtVerify, SignJWT, type CryptoKey, type JWK } from 'jose'

type Key = { readonly id: string; readonly privateKey: CryptoKey; readonly publicKey: CryptoKey; readonly published: JWK }
type Claims = Readonly<Record<string, unknown>>

export type FirebaseTokens = {
  /** A token as Firebase gives it; claims that are given here replace its own, undefined ones are left out. */
  readonly issue: (person: { readonly uid: string; readonly email: string; readonly name?: string }, changes?: Claims) => Promise<string>
  /** Whom a token of ours belongs to, as long as it is valid. */
  readonly uidOf: (token: string) => Promise<string | undefined>
  readonly published: () => { readonly keys: readonly JWK[] }
  /** From now on there is another key, and the one before is no longer published. */
  readonly rotate: () => Promise<void>
}

export async function createTokens(projectId: string): Promise<FirebaseTokens> {
  const issuer = `https://securetoken.google.com/${projectId}`
  let key = await makeKey(1)
  let count = 1
  return {
    issue: async ({ uid, email, name }, changes = {}) => {
      const now = Math.floor(Date.now() / 1000)
      const claims = {
        ...(name === undefined ? {} : { name }),
        iss: issuer,
        aud: projectId,
        auth_time: now,
        user_id: uid,
        sub: uid,
        iat: now,
        exp: now + 3600,
        email,
        email_verified: false,
        firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
        ...changes,
      }
      return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.id, typ: 'JWT' }).sign(key.privateKey)
    },
    uidOf: async (token) => {
      const checked = await jwtVerify(token, key.publicKey, { issuer, audience: projectId }).catch(() => undefined)
      return checked?.payload.sub
    },
    published: () => ({ keys: [key.published] }),
    rotate: async () => {
      count += 1
      key = await makeKey(count)
    },
  }
}

async function makeKey(count: number): Promise<Key> {
  const id = `key-${count}`
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { id, publicKey, privateKey, published: { ...(await exportJWK(publicKey)), kid: id, alg: 'RS256', use: 'sig' } }
}

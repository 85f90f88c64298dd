import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { onTestFinished } from 'vitest'

type Lies = {
  /** Instead of what an honest provider would claim. */
  readonly claims?: Readonly<Record<string, unknown>>
  /** Signs with a key that is not among the published ones. */
  readonly signsWithOtherKey?: boolean
  /** Signs with nothing at all. */
  readonly isUnsigned?: boolean
  readonly status?: number
  /** Takes the request and never answers. */
  readonly isSilent?: boolean
  /** Hangs up on everybody. */
  readonly isAway?: boolean
}
type LyingProvider = { readonly issuer: string; readonly lie: (lies: Lies) => void; readonly expect: (nonce: string) => void }

/** A provider that says whatever the test wishes, to the client `workspace`; honest until it is told to lie. */
export async function aLyingProvider(): Promise<LyingProvider> {
  const [own, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const keys = [{ ...(await exportJWK(own.publicKey)), alg: 'RS256', use: 'sig', kid: 'own' }]
  let [lies, nonce]: [Lies, string] = [{}, '']
  const server = createServer((request, reply) => {
    const answer = (body: unknown, status = 200) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (lies.isAway) return void reply.destroy()
    if (request.url?.startsWith('/.well-known')) return answer(metadata(issuer))
    if (request.url === '/keys') return answer({ keys })
    if (lies.isSilent) return
    if (lies.status !== undefined) return answer({ error: 'server_error' }, lies.status)
    return void token().then((idToken) => answer({ access_token: 'theirs', token_type: 'Bearer', id_token: idToken }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listening on TCP
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })

  async function token(): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    const honest = { iss: issuer, sub: 'anna', aud: 'workspace', iat: now, exp: now + 60, nonce }
    const claims = { ...honest, ...lies.claims }
    if (lies.isUnsigned) return [{ alg: 'none' }, claims].map(encoded).join('.') + '.'
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'own' })
      .sign(lies.signsWithOtherKey ? other.privateKey : own.privateKey)
  }

  return { issuer, lie: (told) => void (lies = told), expect: (expected) => void (nonce = expected) }
}

function encoded(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

function metadata(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  }
}

import { createHmac, createPublicKey, randomBytes } from 'node:crypto'
import { base64url, generateKeyPair, type CryptoKey, type JWK } from 'jose'

type Part = Readonly<Record<string, unknown>>
export type Forged = { readonly kind: string; readonly token: string }

type Means = {
  /** A token that is good, and what is in it. */
  readonly good: string
  readonly header: Part
  readonly claims: Part
  /** The key our server signs with: some forgeries are things we would never sign. */
  readonly ourKey: CryptoKey
  readonly ourPublicKey: JWK
  /** Somebody else's account. */
  readonly victim: string
  /** Where an attacker offers keys of their own. */
  readonly keysUrl: string
}

/** Tokens that must never open a door: signed by nobody, by somebody else, or by us for something else. */
export async function forgedTokens(means: Means): Promise<readonly Forged[]> {
  return [...unsigned(means), ...signedWithPublicKey(means), ...(await signedByStranger(means)), ...(await signedForElse(means))]
}

function unsigned({ good, header, claims, victim }: Means): readonly Forged[] {
  const [head = '', payload = '', signature = ''] = good.split('.')
  const other = encoded({ ...claims, sub: victim })
  return [
    ...['none', 'None', 'nOnE'].map((alg) => ({ kind: `alg ${alg}`, token: `${encoded({ ...header, alg })}.${payload}.` })),
    { kind: 'alg none with a signature', token: `${encoded({ ...header, alg: 'none' })}.${payload}.${signature}` },
    { kind: 'empty signature', token: `${head}.${payload}.` },
    { kind: 'no signature', token: `${head}.${payload}` },
    { kind: 'zero signature', token: `${head}.${payload}.${base64url.encode(new Uint8Array(64))}` },
    { kind: 'zero ECDSA signature', token: `${encoded({ ...header, alg: 'ES256' })}.${payload}.${base64url.encode(new Uint8Array(64))}` },
    { kind: 'random signature', token: `${head}.${payload}.${base64url.encode(randomBytes(64))}` },
    { kind: "victim's account under our signature", token: `${head}.${other}.${signature}` },
    { kind: 'claims twice', token: `${head}.${twice(claims, victim)}.${signature}` },
    { kind: 'one megabyte', token: `${head}.${base64url.encode(randomBytes(750_000))}.${signature}` },
    { kind: 'compressed', token: `${encoded({ ...header, zip: 'DEF' })}.${payload}.${signature}` },
    { kind: 'five parts', token: `${good}.${payload}.${signature}` },
    { kind: 'nothing', token: '' },
  ]
}

/** The oldest trick: our public key taken for a shared secret. */
function signedWithPublicKey({ header, claims, ourPublicKey }: Means): readonly Forged[] {
  const key = createPublicKey({ key: { ...ourPublicKey }, format: 'jwk' })
  const secrets = {
    PEM: key.export({ type: 'spki', format: 'pem' }),
    DER: key.export({ type: 'spki', format: 'der' }),
    JWK: JSON.stringify(ourPublicKey),
  }
  return Object.entries(secrets).map(([form, secret]) => {
    const content = `${encoded({ ...header, alg: 'HS256' })}.${encoded(claims)}`
    return {
      kind: `HS256 with our public key as ${form}`,
      token: `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`,
    }
  })
}

async function signedByStranger({ header, claims, keysUrl }: Means): Promise<readonly Forged[]> {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true })
  const jwk = await crypto.subtle.exportKey('jwk', publicKey)
  const heads: Readonly<Record<string, Part>> = {
    'another key under our name': header,
    'kid with a path': { ...header, kid: '../../../../dev/null' },
    'kid with SQL': { ...header, kid: "' or 1=1 --" },
    'kid null': { ...header, kid: null },
    'kid unknown': { ...header, kid: 'nobody-knows-this' },
    'kid missing': { alg: header['alg'], typ: header['typ'] },
    jku: { ...header, jku: keysUrl },
    x5u: { ...header, x5u: keysUrl },
    'jwk inside': { ...header, jwk },
  }
  return Promise.all(Object.entries(heads).map(async ([kind, head]) => ({ kind, token: await signed(head, claims, privateKey) })))
}

/** Signed with our own key, and still not a token of a session that is alive, for this place, now. */
async function signedForElse({ header, claims, ourKey, victim }: Means): Promise<readonly Forged[]> {
  const issued = Number(claims['iat'])
  const { exp: _exp, ...endless } = claims
  const { jti: _jti, ...nameless } = claims
  const all: Readonly<Record<string, readonly [Part, Part]>> = {
    expired: [header, { ...claims, iat: issued - 400_000, exp: issued - 1 }],
    'not yet': [header, { ...claims, nbf: issued + 3600 }],
    'without end': [header, endless],
    'other audience': [header, { ...claims, aud: 'desk' }],
    'other issuer': [header, { ...claims, iss: 'https://elsewhere.example' }],
    'other type': [{ ...header, typ: 'JWT' }, claims],
    'critical extension': [{ ...header, crit: ['strange'], strange: true }, claims],
    'without session': [header, nameless],
    'session nobody has': [header, { ...claims, jti: base64url.encode(randomBytes(32)) }],
    "victim's account in our session": [header, { ...claims, sub: victim }],
  }
  return Promise.all(Object.entries(all).map(async ([kind, [head, payload]]) => ({ kind, token: await signed(head, payload, ourKey) })))
}

async function signed(header: Part, payload: Part, key: CryptoKey): Promise<string> {
  const content = `${encoded(header)}.${encoded(payload)}`
  const signature = await crypto.subtle.sign('Ed25519', key, new TextEncoder().encode(content))
  return `${content}.${base64url.encode(new Uint8Array(signature))}`
}

function encoded(part: Part): string {
  return base64url.encode(JSON.stringify(part))
}

function twice(claims: Part, victim: string): string {
  return base64url.encode(JSON.stringify(claims).replace(/^\{/, `{"sub":"${victim}",`).replace(/\}$/, `,"sub":"${victim}"}`))
}

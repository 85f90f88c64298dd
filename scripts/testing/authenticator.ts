import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { Assertion, Attestation } from '../../src/features/accounts/passkey-wire.ts'

type Options = {
  readonly origin: string
  readonly rpId: string
  /** Whether it asks for finger, face or PIN. */
  readonly isVerifying?: boolean
}
type Challenge = { readonly challenge: string }
export type Authenticator = {
  readonly make: (options: Challenge) => Attestation
  readonly show: (options: Challenge, faults?: Faults) => Assertion
}
/** What an attacker would do differently. */
type Faults = { readonly origin?: string; readonly counter?: number; readonly isSignedByOther?: boolean }

const keyPair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()

/** A device with one passkey, written from the standard and not from the library that the product checks it with. */
export function anAuthenticator({ origin, rpId, isVerifying = true }: Options): Authenticator {
  const { publicKey, privateKey } = keyPair()
  const id = randomBytes(16)
  let uses = 0
  const common = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const, clientExtensionResults: {} }
  const client = (type: string, challenge: string, from: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const authenticatorData = (flags: number, counter: number): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags | 1 | (isVerifying ? 4 : 0)]), count])
  }
  return {
    make: ({ challenge }) => {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const made = Buffer.concat([authenticatorData(0x40, 0), Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x58, made.length]),
        made,
      ])
      return {
        ...common,
        response: {
          clientDataJSON: client('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    show: ({ challenge }, { origin: from = origin, counter = ++uses, isSignedByOther = false } = {}) => {
      const data = client('webauthn.get', challenge, from)
      const shown = authenticatorData(0, counter)
      const key = isSignedByOther ? keyPair().privateKey : privateKey
      return {
        ...common,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: shown.toString('base64url'),
          signature: sign('sha256', Buffer.concat([shown, sha256(data)]), key).toString('base64url'),
        },
      }
    },
  }
}

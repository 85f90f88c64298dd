import { Secret, TOTP } from 'otpauth'
import { keyFor, lockText, unlockText } from '../../../../platform/locked-text.ts'

const purpose = 'efristerstreckung authenticator app'

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What the QR code says to an authenticator app. */
export function totpAddress(secret: string, email: string): string {
  return totp(secret, email).toString()
}

/** The time step that a code belongs to: this one, the one before or the one after, because clocks differ. */
export function stepOfCode(secret: string, typed: string, now: Date): number | undefined {
  const token = typed.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const timestamp = now.getTime()
  const code = totp(secret)
  const delta = code.validate({ token, timestamp, window: 1 })
  return delta === null ? undefined : code.counter({ timestamp }) + delta
}

/** As it lies in the database, which knows neither the key nor, without it, whose it could be. */
export function lockSecret(secret: string, key: string, accountId: string): Buffer {
  return lockText(secret, keyFor(purpose, key), accountId)
}

/** Nothing where the key is gone or another one. */
export function unlockSecret(locked: Buffer, key: string | undefined, accountId: string): string | undefined {
  return key === undefined ? undefined : unlockText(locked, keyFor(purpose, key), accountId)
}

function totp(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'eFristerstreckung', label, secret: Secret.fromBase32(secret) })
}

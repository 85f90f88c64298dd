import { createHash, randomBytes } from 'node:crypto'

/** Something nobody can guess, in letters that may stand in an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a secret: enough to know it again, not enough to use it. It is long and random, so a plain hash will do. */
export function secretHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

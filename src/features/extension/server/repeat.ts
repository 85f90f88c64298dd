import { createHash } from 'node:crypto'
import type { ExtensionRequest } from '../contract.ts'

/** What is kept of a caller's key: enough to know it again, and to know whether it came with the same request. */
export type Repeat = { readonly keyHash: Buffer; readonly fingerprint: Buffer }

// NOTE the key salts the fingerprint and is not stored itself, so a birth date cannot be found by trying all of them.
export function repeatOf(key: string, { period, wish, pid, birthDate, uid }: ExtensionRequest): Repeat {
  // Without a UID nothing is added, so that a request stored before there were any still knows its repeat.
  const request = JSON.stringify([period, wish, pid, birthDate ?? null, ...(uid === undefined ? [] : [uid])])
  return { keyHash: digest(key), fingerprint: digest(`${key}\n${request}`) }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

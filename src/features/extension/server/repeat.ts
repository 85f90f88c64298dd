import { createHash } from 'node:crypto'
import type { ExtensionRequest } from '../contract.ts'
import type { Undo } from '../undo-contract.ts'

/** What is kept of a caller's key: enough to know it again, and to know whether it came with the same request. */
export type Repeat = { readonly keyHash: Buffer; readonly fingerprint: Buffer }

// NOTE the key salts the fingerprint and is not stored itself, so a birth date cannot be found by trying all of them.
export function repeatOf(key: string, { period, wish, pid, birthDate, uid }: ExtensionRequest): Repeat {
  // Without a UID nothing is added, so that a request stored before there were any still knows its repeat.
  return kept(key, [period, wish, pid, birthDate ?? null, ...(uid === undefined ? [] : [uid])])
}

/** The same of taking an extension back. */
export function repeatOfUndo(key: string, { reference, code, pid, birthDate }: Undo): Repeat {
  return kept(key, ['undo', reference, code, pid, birthDate])
}

function kept(key: string, content: readonly unknown[]): Repeat {
  return { keyHash: digest(key), fingerprint: digest(`${key}\n${JSON.stringify(content)}`) }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

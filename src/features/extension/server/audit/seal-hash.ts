import { createHash } from 'node:crypto'

/** A row of the chain, each value in the form in which it is hashed: moments in microseconds since 1970, bytes in hexadecimal. */
export type Entry = {
  readonly seal: string
  readonly position: string
  readonly canton: string
  readonly action: string
  readonly at: string
  readonly period: string | null
  readonly requestId: string | null
  readonly detail: string | null
  readonly digest: string | null
}

export type Seal = {
  readonly number: string
  readonly entries: string
  readonly sealedAt: string
  readonly previous: Buffer
  readonly hash: Buffer
}

/** What the first seal has before it. */
export const noSeal = Buffer.alloc(32)

/** The hash a seal must have. The database computes it when it seals; this is the other, independent way. */
export function sealHash(seal: Omit<Seal, 'hash'>, entries: readonly Entry[]): Buffer {
  const hash = createHash('sha256').update(seal.previous).update([seal.number, seal.entries, seal.sealedAt].map(written).join(''))
  for (const { position, canton, action, at, period, requestId, detail, digest } of entries) {
    hash.update([position, canton, action, at, period, requestId, detail, digest].map(written).join(''))
  }
  return hash.digest()
}

/** Length in bytes, colon, value, comma: nothing can be moved from one value to the next unseen. */
function written(value: string | null): string {
  return value === null ? '-,' : `${Buffer.byteLength(value)}:${value},`
}

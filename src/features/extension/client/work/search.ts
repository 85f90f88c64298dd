import type { PlainDate } from '../../../../kit/plain-date.ts'
import { leadingZeroBits, workMessage, type Work } from '../../work.ts'
import { createSha256 } from './sha256.ts'

/** What to search for: work for the request with this key, as much as the server asks. */
export type WorkOrder = { readonly key: string; readonly day: PlainDate; readonly bits: number }

/** Tries one number after the other until a hash begins with enough zeros. Takes seconds, so it belongs into a worker. */
export function searchWork({ key, day, bits }: WorkOrder): Work {
  const hash = createSha256()
  for (let nonce = 0; ; nonce += 1) {
    const work = { day, nonce }
    if (leadingZeroBits(hash(workMessage(work, key))) >= bits) return work
  }
}

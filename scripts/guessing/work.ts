import { createHash } from 'node:crypto'
import { leadingZeroBits, workMessage, writeWork } from '../../src/features/extension/work.ts'
import { dayAt } from '../../src/kit/plain-date.ts'

/** What a browser sends in its header after it has searched; slow on purpose, so tests ask for few bits. */
export function doneWork(key: string, bits: number, on = new Date()): string {
  const day = dayAt(on, 'Europe/Zurich')
  for (let nonce = 0; ; nonce += 1) {
    const hash = createHash('sha256').update(workMessage({ day, nonce }, key)).digest()
    if (leadingZeroBits(hash) >= bits) return writeWork({ day, nonce })
  }
}

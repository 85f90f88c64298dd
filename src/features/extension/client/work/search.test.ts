import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { plainDate } from '../../../../kit/plain-date.ts'
import { leadingZeroBits, workMessage, type Work } from '../../work.ts'
import { searchWork } from './search.ts'

const day = plainDate(2026, 3, 10)
const bitsOf = (work: Work, key: string): number => leadingZeroBits(createHash('sha256').update(workMessage(work, key)).digest())

it.each([1, 8, 12, 14])('finds work of %i bits that anybody can check', (bits) => {
  const key = crypto.randomUUID()

  const work = searchWork({ key, day, bits })

  expect(work.day).toBe(day)
  expect(bitsOf(work, key)).toBeGreaterThanOrEqual(bits)
})

it('finds the first number there is, and work for one key is none for another', () => {
  const work = searchWork({ key: 'the-key-of-one-request', day, bits: 12 })

  for (let nonce = 0; nonce < work.nonce; nonce += 1) expect(bitsOf({ day, nonce }, 'the-key-of-one-request')).toBeLessThan(12)
  expect(bitsOf(work, 'the-key-of-another-one')).toBeLessThan(12)
})

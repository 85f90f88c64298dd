import { expect, it } from 'vitest'
import { doneWork } from '../../../../../scripts/guessing/work.ts'
import { showsWork } from './shown-work.ts'

const key = 'a-key-of-one-request'
const address = '203.0.113.7'
const bits = 10
const noon = new Date('2026-03-10T12:00:00Z')

it('accepts work for this very key, of today or yesterday as Zurich counts days', () => {
  const work = doneWork(key, bits, noon)

  expect(showsWork({ address, key, work }, bits, noon)).toBe(true)
  expect(showsWork({ address, key, work }, bits, new Date('2026-03-11T22:59:59Z'))).toBe(true)
  expect(showsWork({ address, key, work }, bits, new Date('2026-03-11T23:00:00Z'))).toBe(false)
  expect(showsWork({ address, key, work }, bits, new Date('2026-03-09T22:59:59Z'))).toBe(false)
})

it('accepts none for another key, without a key, with too few bits or in another shape', () => {
  const work = doneWork(key, bits, noon)
  const exactly = doneWork(key, 1, noon)

  expect(showsWork({ address, key: `${key}-`, work }, bits, noon)).toBe(false)
  expect(showsWork({ address, work }, bits, noon)).toBe(false)
  expect(showsWork({ address, key }, bits, noon)).toBe(false)
  expect(showsWork({ address, key, work: exactly }, 30, noon)).toBe(false)
  expect(showsWork({ address, key, work: `${work} ` }, bits, noon)).toBe(false)
  expect(showsWork({ address, key, work: work.replace(':', ':0') }, bits, noon)).toBe(false)
})

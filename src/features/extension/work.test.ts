import { describe, expect, it } from 'vitest'
import { plainDate } from '../../kit/plain-date.ts'
import { leadingZeroBits, readWork, workMessage, writeWork } from './work.ts'

const work = { day: plainDate(2026, 3, 10), nonce: 48_213 }

describe('work done for a request', () => {
  it('is tied to the day and the key of the request', () => {
    expect(workMessage(work, 'a-key-of-this-request')).toBe('2026-03-10:a-key-of-this-request:48213')
  })

  it('travels in a header and is read as it was written', () => {
    expect(writeWork(work)).toBe('2026-03-10:48213')
    expect(readWork(writeWork(work))).toEqual(work)
  })

  it.each([
    '',
    '48213',
    '2026-03-10:',
    '2026-03-10:048213',
    '2026-03-10:+48213',
    '2026-03-10:4.8',
    '2026-03-10:1e5',
    '2026-03-10:-1',
    '2026-02-30:48213',
    ' 2026-03-10:48213',
    '2026-03-10:48213\n',
    '2026-03-10:٤٨',
    `2026-03-10:${'9'.repeat(16)}`,
  ])('is not read from %j', (text) => {
    expect(readWork(text)).toBeUndefined()
  })
})

describe('the zero bits a hash begins with', () => {
  it.each([
    [[0xff, 0], 0],
    [[0x80, 0], 0],
    [[0x7f, 0], 1],
    [[0x01, 0xff], 7],
    [[0x00, 0xff], 8],
    [[0x00, 0x00, 0x0f], 20],
    [[0x00, 0x00, 0x10], 19],
    [[0x00, 0x00], 16],
  ])('of %j are %i', (bytes, expected) => {
    expect(leadingZeroBits(Uint8Array.from(bytes))).toBe(expected)
  })
})

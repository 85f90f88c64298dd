import { describe, expect, it } from 'vitest'
import { aService } from '../../../../scripts/testing/an-invoice.ts'
import { isLongOnPaper } from './paper-room.ts'

const lines = (count: number, detail = '') => Array.from({ length: count }, () => aService({ detail }))

describe('the payment part', () => {
  it.each([
    ['modern', 8, ''],
    ['compact', 10, ''],
    ['modern', 5, 'One row of words'],
    ['compact', 10, 'Words that this form leaves out'],
  ] as const)('has room below the lines of the %s form: %i lines «%s»', (form, count, detail) => {
    expect(isLongOnPaper(lines(count, detail), form)).toBe(false)
    expect(isLongOnPaper(lines(count + 1, detail), form)).toBe(true)
  })

  it('has none below one line with very many words', () => {
    expect(isLongOnPaper(lines(1, 'Words '.repeat(200)), 'modern')).toBe(true)
  })
})

import { expect, it } from 'vitest'
import { excerptOf } from './excerpt.ts'

const filler = 'Lorem ipsum dolor sit amet consectetur. '.repeat(20)

it('leaves a short text whole, on one line', () => {
  expect(excerptOf('Die Rechnung\n  vom März ', ['märz'])).toBe('Die Rechnung vom März')
})

it('shows where the words stand, with a mark where it was cut', () => {
  const excerpt = excerptOf(`${filler}Die Quittung liegt bei. ${filler}`, ['quittung'])

  expect(excerpt).toContain('Die Quittung liegt bei.')
  expect(excerpt).toMatch(/^… \S.*\S …$/)
  expect(excerpt.length).toBeLessThan(240)
})

it('begins at the beginning where the words stand elsewhere, and ends whole at the end', () => {
  expect(excerptOf(filler, ['quittung'])).toMatch(/^Lorem ipsum .* …$/)
  expect(excerptOf(`${filler}Quittung`, ['quittung'])).toMatch(/^… .*Quittung$/)
})

it('cuts a text without blanks too', () => {
  expect(excerptOf('x'.repeat(900), []).length).toBeLessThan(240)
})

import { expect, it } from 'vitest'
import { plural } from './plural.ts'

it.each([
  ['de', 0, 'many'],
  ['de', 1, 'one'],
  ['de', 2, 'many'],
  ['fr', 0, 'one'],
  ['fr', 1, 'one'],
  ['fr', 1.5, 'one'],
  ['fr', 2, 'many'],
  ['fr', 1_000_000, 'many'],
  ['it', 0, 'many'],
  ['it', 1, 'one'],
  ['en', 1, 'one'],
  ['en', 21, 'many'],
])('counts as %s does: %d has the form for %s', (locale, count, form) => {
  expect(plural(count, locale, { one: 'one', other: 'many' })).toBe(form)
})

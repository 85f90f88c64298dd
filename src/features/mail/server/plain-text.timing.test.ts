import { expect, it } from 'vitest'
import { plainTextOf } from './plain-text.ts'

it.each(['<', '<script', '<!--', '<!', '&#', '<p ', '<a<', '<svg>'])('a million times %s is read in a moment', (piece) => {
  const started = performance.now()

  plainTextOf(piece.repeat(1_000_000 / piece.length))

  expect(performance.now() - started).toBeLessThan(2000)
})

import { expect, it } from 'vitest'
import { blocksOf } from './markup.ts'

it('reads a text that is made to take long in a blink', () => {
  const started = performance.now()

  blocksOf('**a _b '.repeat(7000))

  expect(performance.now() - started).toBeLessThan(2000)
})

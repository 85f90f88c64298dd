import { expect, it } from 'vitest'
import { positionOf } from './position.ts'

const steps = ['a', 'b', 'c'].map((id) => ({ id, title: id, content: '' }))

it.each([
  ['2', 1, 2],
  ['', 3, 3],
  ['', 0, 1],
  ['99', 1, 3],
  ['0', 2, 1],
  ['nonsense', 2, 2],
  ['finish', 1, 'finish'],
])('«%s» in the address, having been at step %i, shows %s', (text, activeStep, position) => {
  expect(positionOf(text, { steps, activeStep })).toBe(position)
})

import { expect, it } from 'vitest'
import { gridStep } from './grid-step.ts'

// 0 1 2 3
// 4 5 6 7
// 8 9
const grid = { columns: 4, count: 10, lines: 2 }

it.each([
  ['ArrowRight', 3, 4],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 7, 9],
  ['ArrowUp', 6, 2],
  ['ArrowUp', 2, 2],
  ['Home', 6, 0],
  ['End', 6, 9],
  ['PageDown', 0, 8],
  ['PageUp', 9, 1],
  ['PageUp', 6, 2],
] as const)('%s leads from %i to %i', (key, active, to) => {
  expect(gridStep(key, { ...grid, active })).toBe(to)
})

it('other keys lead nowhere, nor do pages where nobody says how long they are', () => {
  expect(gridStep('a', { ...grid, active: 3 })).toBeUndefined()
  expect(gridStep('PageDown', { columns: 4, count: 10, active: 3 })).toBeUndefined()
})

import { expect, it } from 'vitest'
import { handlesOf } from './label-handles.ts'

it.each([
  ['Family', 'family'],
  ['Multi word', 'multi-word'],
  ['  Büro & Ämter ', 'buro-amter'],
  ['Größe/Gewicht', 'grosse-gewicht'],
  ['à la carte', 'a-la-carte'],
  ['日本語', '日本語'],
  ['🙂', 'label'],
  ['--', 'label'],
])('a label %j is called %j in addresses', (name, handle) => {
  expect(handlesOf([name])).toEqual([handle])
})

it('gives every label a handle of its own', () => {
  expect(handlesOf(['Work', 'work', 'Work 2', 'WORK'])).toEqual(['work', 'work-2', 'work-2-2', 'work-3'])
})

it('keeps handles short and whole', () => {
  const [handle = ''] = handlesOf([`${'a'.repeat(49)}${'𝒳'.repeat(5)} b`])

  expect(handle.length).toBeLessThanOrEqual(50)
  expect(handle.isWellFormed()).toBe(true)
})

import { expect, it } from 'vitest'
import { fitted, hiddenIn, readArrangement, withAgain, without, written } from './arrangement.ts'

const usual = [
  { id: 'main', items: ['a', 'b'] },
  { id: 'side', items: ['c'] },
]

it('is read as it was written', () => {
  expect(readArrangement(written(usual))).toEqual(usual)
  expect(readArrangement('main:;side:c')).toEqual([
    { id: 'main', items: [] },
    { id: 'side', items: ['c'] },
  ])
  expect(readArrangement('')).toEqual([])
})

it('what was kept is made to fit: what is new comes, what is gone goes, what was hidden stays hidden', () => {
  const kept = [{ id: 'main', items: ['c', 'gone', 'a'] }]

  expect(fitted(kept, ['b'], usual)).toEqual([
    { id: 'main', items: ['c', 'a'] },
    { id: 'side', items: [] },
  ])
  expect(fitted(kept, [], usual)[0]?.items).toEqual(['c', 'a', 'b'])
})

it('hides, and shows again in the usual column', () => {
  const hidden = without(usual, 'a')

  expect(hiddenIn(hidden, usual)).toEqual(['a'])
  expect(withAgain(hidden, 'a', usual)[0]?.items).toEqual(['b', 'a'])
  expect(hiddenIn(usual, usual)).toEqual([])
})

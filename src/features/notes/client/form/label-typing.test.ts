import { expect, it } from 'vitest'
import { labelChoices, labelWishAt, withoutWish } from './label-typing.ts'

const labels = ['Family', 'Work', 'Friends'].map((name, at) => ({ id: String(at), name, handle: name.toLowerCase() }))

it('a # at the beginning or behind a blank begins a label, inside a word it does not', () => {
  expect(labelWishAt('#', 1)).toEqual({ word: '', start: 0, end: 1 })
  expect(labelWishAt('Call Mira #wo', 13)).toEqual({ word: 'wo', start: 10, end: 13 })
  expect(labelWishAt('C#wo', 4)).toBeUndefined()
  expect(labelWishAt('#wo done', 8)).toBeUndefined()
})

it('offers what begins so first, and a new one where none has that name', () => {
  expect(labelChoices('f', labels).map((choice) => (choice.kind === 'known' ? choice.label.name : `+${choice.name}`))).toEqual([
    'Family',
    'Friends',
    '+f',
  ])
  expect(labelChoices('work', labels)).toHaveLength(1)
  expect(labelChoices('', labels)).toHaveLength(3)
})

it('takes what was typed for the label out of the text', () => {
  expect(withoutWish('Call #wo Mira', { word: 'wo', start: 5, end: 8 })).toBe('Call Mira')
})

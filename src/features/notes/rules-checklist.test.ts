import { expect, it } from 'vitest'
import {
  checkedTo,
  indented,
  joined,
  listFromText,
  pasted,
  split,
  sunk,
  textFromList,
  without,
  withText,
  type Checklist,
} from './rules-checklist.ts'

const items: Checklist = [
  { id: 'a', checked: false, text: 'Milk' },
  { id: 'b', checked: true, text: 'Bread' },
  { id: 'c', checked: false, text: 'Pears' },
]
const shown = (list: Checklist): string => list.map(({ text, checked }) => (checked ? `(${text})` : text)).join(' ')
let count = 0
const newId = (): string => `n${++count}`

it('checked items sink to the bottom and keep their order', () => {
  expect(shown(sunk(checkedTo(items, 'a', true)))).toBe('Pears (Milk) (Bread)')
})

it('an item opened again is back where it was', () => {
  expect(shown(sunk(checkedTo(checkedTo(items, 'a', true), 'a', false)))).toBe('Milk Pears (Bread)')
})

it('a line break parts an item in two', () => {
  expect(shown(split(items, 'a', 2, 'x'))).toBe('Mi lk (Bread) Pears')
  expect(shown(split(items, 'c', 5, 'x'))).toBe('Milk (Bread) Pears ')
})

it('joining puts an item behind the one before and says where they met', () => {
  expect(joined(items, 'c')).toMatchObject({ into: 'b', at: 5, items: [{ id: 'a' }, { id: 'b', text: 'BreadPears' }] })
  expect(joined(items, 'a')).toBeUndefined()
})

it('the first item cannot be indented, others can and back', () => {
  expect(indented(items, 'a', true)[0]?.indent).toBeUndefined()
  const inside = indented(items, 'c', true)
  expect(inside[2]?.indent).toBe(true)
  expect(indented(inside, 'c', false)).toEqual(items)
})

it('pasted lines become items, without their marks', () => {
  expect(shown(pasted(items, 'c', [' and plums', '- [x] Cheese', '* Coffee'], newId))).toBe('Milk (Bread) Pearsand plums Cheese Coffee')
})

it('text becomes a list and a list text', () => {
  expect(shown(listFromText('Milk\n\n Bread ', newId))).toBe('Milk Bread')
  expect(textFromList(items)).toBe('Milk\nPears\nBread')
})

it('an item gets another text or goes', () => {
  expect(shown(withText(items, 'a', 'Oat milk'))).toBe('Oat milk (Bread) Pears')
  expect(shown(without(items, 'b'))).toBe('Milk Pears')
})

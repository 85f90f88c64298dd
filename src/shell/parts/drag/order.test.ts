import { describe, expect, it } from 'vitest'
import { moveAcross, moveWithin, placeAfterStep, placeBeside, placeInListBeside, placeOf, type DragListContent } from './order.ts'

const aList = (id: string, items: string): DragListContent => ({
  id,
  title: id,
  items: Array.from(items).map((letter) => ({ id: letter, title: letter })),
})
const asText = (lists: readonly DragListContent[]): string => lists.map(({ items }) => items.map(({ id }) => id).join('')).join(' ')

describe('within one list', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, 99, 'bca'],
    [2, -5, 'cab'],
    [7, 0, 'abc'],
  ])('moves from %i to %i', (from, to, expected) => {
    expect(moveWithin(Array.from('abc'), from, to).join('')).toBe(expected)
  })
})

describe('between lists', () => {
  const lists = [aList('todo', 'abc'), aList('doing', ''), aList('done', 'xy')]

  it.each([
    ['todo', 0, 'doing', 0, 'bc a xy'],
    ['todo', 1, 'done', 1, 'ac  xby'],
    ['done', 1, 'todo', 99, 'abcy  x'],
    ['todo', 0, 'todo', 2, 'bca  xy'],
    ['todo', 0, 'nowhere', 0, 'abc  xy'],
  ])('moves from %s %i to %s %i', (list, at, toList, toAt, expected) => {
    const move = { id: '', from: { list, at }, to: { list: toList, at: toAt } }

    expect(asText(moveAcross(lists, move))).toBe(expected)
  })

  it('leaves a list alone that the move does not touch', () => {
    const after = moveAcross(lists, { id: 'a', from: { list: 'todo', at: 0 }, to: { list: 'doing', at: 0 } })

    expect(after[2]).toBe(lists[2])
  })

  it('finds where something is', () => {
    expect(placeOf(lists, 'y')).toEqual({ list: 'done', at: 1 })
    expect(placeOf(lists, 'q')).toBeUndefined()
  })

  it('keeps the height in the list beside, as far as that list goes', () => {
    expect(placeInListBeside(lists, { list: 'todo', at: 2 }, 1)).toEqual({ list: 'doing', at: 0 })
    expect(placeInListBeside(lists, { list: 'doing', at: 0 }, 1)).toEqual({ list: 'done', at: 0 })
    expect(placeInListBeside(lists, { list: 'done', at: 0 }, 1)).toBeUndefined()
    expect(placeInListBeside(lists, { list: 'todo', at: 0 }, -1)).toBeUndefined()
  })

  it('stops at both ends of a list', () => {
    expect(placeAfterStep(lists, { list: 'todo', at: 0 }, 'back')).toBeUndefined()
    expect(placeAfterStep(lists, { list: 'todo', at: 0 }, 'first')).toBeUndefined()
    expect(placeAfterStep(lists, { list: 'todo', at: 2 }, 'forward')).toBeUndefined()
    expect(placeAfterStep(lists, { list: 'todo', at: 2 }, 'last')).toBeUndefined()
    expect(placeAfterStep(lists, { list: 'todo', at: 0 }, 'last')).toEqual({ list: 'todo', at: 2 })
    expect(placeAfterStep(lists, { list: 'todo', at: 1 }, 'back')).toEqual({ list: 'todo', at: 0 })
  })
})

describe('a drop beside another', () => {
  const at = (place: number, list = 'todo'): { list: string; at: number } => ({ list, at: place })

  it.each([
    [at(0), at(2), 'after', 2],
    [at(0), at(2), 'before', 1],
    [at(2), at(0), 'after', 1],
    [at(2), at(0), 'before', 0],
    [at(1), at(1), 'after', 1],
    [at(0, 'done'), at(2), 'after', 3],
  ] as const)('from %o next to %o, %s: place %i', (from, target, side, expected) => {
    expect(placeBeside(from, target, side).at).toBe(expected)
  })
})

import { expect, it } from 'vitest'
import { nothingSelected, selectionAfter, type Selection, type SelectionAction } from './selection.ts'

const order = ['a', 'b', 'c', 'd', 'e']
const after = (actions: readonly SelectionAction[]): Selection => actions.reduce(selectionAfter, nothingSelected)
const ids = (actions: readonly SelectionAction[]): readonly string[] => [...after(actions).ids].toSorted()

it('selects and clears one row', () => {
  expect(ids([{ kind: 'toggle', id: 'b' }])).toEqual(['b'])
  expect(
    ids([
      { kind: 'toggle', id: 'b' },
      { kind: 'toggle', id: 'b' },
    ]),
  ).toEqual([])
})

it.each([
  ['d', ['b', 'c', 'd']],
  ['a', ['a', 'b']],
])('extends from the anchor to %s, whichever way it lies', (id, expected) => {
  expect(
    ids([
      { kind: 'toggle', id: 'b' },
      { kind: 'extend', id, order },
    ]),
  ).toEqual(expected)
})

it('shrinks the range when it is extended back, and keeps what was selected before', () => {
  const actions: readonly SelectionAction[] = [
    { kind: 'toggle', id: 'e' },
    { kind: 'toggle', id: 'a' },
    { kind: 'extend', id: 'c', order },
    { kind: 'extend', id: 'b', order },
  ]

  expect(ids(actions)).toEqual(['a', 'b', 'e'])
})

it('keeps the selection when the rows are sorted, and extends in the new order', () => {
  const sorted = order.toReversed()

  expect(
    ids([
      { kind: 'toggle', id: 'c' },
      { kind: 'extend', id: 'd', order: sorted },
    ]),
  ).toEqual(['c', 'd'])
})

it('begins anew where the anchor is gone', () => {
  expect(
    ids([
      { kind: 'toggle', id: 'gone' },
      { kind: 'extend', id: 'c', order },
    ]),
  ).toEqual(['c', 'gone'])
})

it('selects what is loaded first, then the whole result; taking one out ends that', () => {
  const loaded = after([{ kind: 'loaded', order }])
  const whole = selectionAfter(loaded, { kind: 'whole-result', order })

  expect([loaded.ids.size, loaded.isWholeResult, whole.isWholeResult]).toEqual([5, false, true])
  const less = selectionAfter(whole, { kind: 'toggle', id: 'a' })
  expect([less.ids.size, less.isWholeResult]).toEqual([4, false])
})

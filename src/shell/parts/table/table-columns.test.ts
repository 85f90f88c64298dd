import { expect, it } from 'vitest'
import { columnTemplate } from './column-template.ts'
import { orderedIds, visibleIds, withMovedColumn, withToggledColumn, withWidth, withoutWidth } from './table-columns.ts'
import { plainTable } from './table-state.ts'

const columns = [{ id: 'a' }, { id: 'b', isHiddenAtFirst: true }, { id: 'c' }, { id: 'd' }]

it('at first those columns show that are not hidden', () => {
  expect(visibleIds(columns, plainTable)).toEqual(['a', 'c', 'd'])
  expect(orderedIds(columns, plainTable)).toEqual(['a', 'c', 'd', 'b'])
})

it('a column that is shown again stands where it stood among its neighbours', () => {
  expect(withToggledColumn(columns, plainTable, 'b').columns).toEqual(['a', 'b', 'c', 'd'])
})

it('what is hidden and shown again is the same as before, so the address says nothing', () => {
  const hidden = withToggledColumn(columns, plainTable, 'c')

  expect(hidden.columns).toEqual(['a', 'd'])
  expect(withToggledColumn(columns, hidden, 'c')).toEqual(plainTable)
})

it('the last column cannot be hidden', () => {
  const one = { ...plainTable, columns: ['a'] }

  expect(withToggledColumn(columns, one, 'a')).toBe(one)
})

it('a column moves by one place and not past the ends', () => {
  expect(withMovedColumn(columns, plainTable, 'c', -1).columns).toEqual(['c', 'a', 'd'])
  expect(withMovedColumn(columns, plainTable, 'c', 1).columns).toEqual(['a', 'd', 'c'])
  expect(withMovedColumn(columns, plainTable, 'a', -1)).toBe(plainTable)
  expect(withMovedColumn(columns, plainTable, 'b', 1)).toBe(plainTable)
})

it('columns that no longer exist are left out, and if none is left the first ones show', () => {
  expect(visibleIds(columns, { ...plainTable, columns: ['gone', 'd'] })).toEqual(['d'])
  expect(visibleIds(columns, { ...plainTable, columns: ['gone'] })).toEqual(['a', 'c', 'd'])
})

it('a column that somebody widened keeps its width, the others share the room', () => {
  const state = withWidth(plainTable, 'a', 200.4)

  expect(columnTemplate([{ id: 'a' }, { id: 'c', width: 100 }], state.widths, { hasSelection: true })).toBe(
    '4.8rem 20rem minmax(10rem, 100fr)',
  )
  expect(withoutWidth(state, 'a')).toEqual(plainTable)
})

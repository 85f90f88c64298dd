import { expect, it } from 'vitest'
import { plainTable } from '../table/table-state.ts'
import { isSameLook, keptViews, type ViewsKeeper } from './saved-view.ts'

const holding = (kept: unknown): ViewsKeeper => ({ read: () => kept, write: () => undefined })

it('views that were kept come back whole', () => {
  const view = { id: '1', name: 'Mine', state: { ...plainTable, search: 'x' } }

  expect(keptViews(holding(JSON.parse(JSON.stringify([view]))), 't')).toEqual([view])
})

it.each([undefined, 'nonsense', [{ name: 'half' }], [{ id: '1', name: 'x', state: { search: 3 } }]])(
  'what is broken is no view: %j',
  (kept) => {
    expect(keptViews(holding(kept), 't')).toEqual([])
  },
)

it('two looks are the same whatever the widths and the order of the filters', () => {
  const one = { id: 'a', mode: 'contains', value: '1' } as const
  const other = { id: 'b', mode: 'less', value: '2' } as const

  expect(isSameLook({ ...plainTable, filters: [one, other], widths: { a: 90 } }, { ...plainTable, filters: [other, one] })).toBe(true)
  expect(isSameLook({ ...plainTable, filters: [one] }, plainTable)).toBe(false)
  expect(isSameLook({ ...plainTable, columns: ['a'] }, plainTable)).toBe(false)
})

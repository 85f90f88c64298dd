import { describe, expect, it } from 'vitest'
import type { Column } from './column.ts'
import { sortedInSteps } from './sorted-in-steps.ts'
import { tableKeys } from './table-keys.ts'
import { plainTable, type TableState } from './table-state.ts'
import { viewedRows } from './viewed-rows.ts'
import { workAtOnce } from './work-in-slices.ts'

type Person = { readonly name: string; readonly city?: string; readonly age?: number; readonly since?: string }

const columns: readonly Column<Person>[] = [
  { id: 'name', title: 'Name', value: ({ name }) => name },
  { id: 'city', title: 'City', value: ({ city }) => city },
  { id: 'age', title: 'Age', value: ({ age }) => age },
  { id: 'since', title: 'Since', value: ({ since }) => since, text: ({ since }) => since?.split('-').toReversed().join('.') ?? '' },
]

const people: readonly Person[] = [
  { name: 'Keller', city: 'Zug', age: 9, since: '2020-05-01' },
  { name: 'Änni', city: 'Bern', age: 30 },
  { name: 'abt', city: 'Zug', age: 10 },
  { name: 'Zoll', age: 10 },
  { name: 'Abt', city: 'Bern' },
]

const names = (look: Partial<TableState>): readonly string[] =>
  workAtOnce(viewedRows(tableKeys(people), columns, { ...plainTable, ...look })).map(({ name }) => name)

describe('the rows of a table', () => {
  it('stand as they came while nobody asks for anything', () => {
    expect(names({})).toEqual(['Keller', 'Änni', 'abt', 'Zoll', 'Abt'])
  })

  it('are sorted as people read: without regard to case, umlauts beside their letter, equal ones as they came', () => {
    expect(names({ sort: [{ id: 'name', direction: 'asc' }] })).toEqual(['abt', 'Abt', 'Änni', 'Keller', 'Zoll'])
  })

  it('are sorted by numbers as numbers, and empty cells come last in both directions', () => {
    expect(names({ sort: [{ id: 'age', direction: 'asc' }] })).toEqual(['Keller', 'abt', 'Zoll', 'Änni', 'Abt'])
    expect(names({ sort: [{ id: 'age', direction: 'desc' }] })).toEqual(['Änni', 'abt', 'Zoll', 'Keller', 'Abt'])
  })

  it('are sorted by a second column where the first is equal', () => {
    const sort = [
      { id: 'city', direction: 'asc' },
      { id: 'name', direction: 'desc' },
    ] as const

    expect(names({ sort })).toEqual(['Änni', 'Abt', 'Keller', 'abt', 'Zoll'])
  })

  it('§5.15 pass all filters, and an empty cell passes each', () => {
    expect(names({ filters: [{ id: 'city', mode: 'matches', value: 'zug' }] })).toEqual(['Keller', 'abt', 'Zoll'])
    const both = [
      { id: 'city', mode: 'matches', value: 'zug' },
      { id: 'age', mode: 'greater', value: '9' },
    ] as const
    expect(names({ filters: both })).toEqual(['abt', 'Zoll'])
  })

  it('are found by a date as it is written here and as it is stored', () => {
    const since = (value: string) => names({ filters: [{ id: 'since', mode: 'starts', value }] }).includes('Keller')

    expect([since('01.05'), since('2020-05'), since('02.05')]).toEqual([true, true, false])
  })

  it('are found by all words, in whichever column', () => {
    expect(names({ search: ' ZUG  abt ' })).toEqual(['abt'])
    expect(names({ search: 'zug bern' })).toEqual([])
  })

  it('ignore filters and orders of columns that are not there', () => {
    expect(names({ sort: [{ id: 'gone', direction: 'asc' }], filters: [{ id: 'gone', mode: 'contains', value: 'x' }] })).toEqual(names({}))
  })
})

it('sorting many can be set aside often, and ends in the same order as sorting at once', () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({ key: (at * 7919) % 613, at }))
  const byKey = (one: { key: number }, other: { key: number }) => one.key - other.key

  const steps = sortedInSteps(many, byKey)
  let pauses = 0
  let step = steps.next()
  for (; !step.done; step = steps.next()) pauses += 1

  expect(step.value).toEqual(many.toSorted(byKey))
  expect(pauses).toBeGreaterThan(20)
})

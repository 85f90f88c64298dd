import { describe, expect, it } from 'vitest'
import { filterFor, filterModes, type CellValue, type FilterMode } from './table-filter.ts'

type Case = readonly [mode: FilterMode, asked: string, passing: readonly CellValue[], failing: readonly CellValue[]]

const cases: readonly Case[] = [
  ['contains', 'ag', ['Muster AG', 'agenda', 'MAGAZIN'], ['Muster GmbH', 'a g']],
  ['contains', '12', [12, 3124, '12'], [21, 'zwölf']],
  ['starts', 'Mu', ['Muster', 'MUSTER', 'mu'], ['Amuster', 'Müster']],
  ['ends', 'ER', ['Keller', 'er'], ['Kellers', 'e r']],
  ['matches', 'keller', ['Keller', 'KELLER'], ['Keller AG', 'kelle']],
  ['matches', '7', [7, '7'], [77, 7.5]],
  ['matches', 'zoë', ['ZOË'], ['Zoe']],
  ['greater', '9', [10, 9.5, '10'], [9, 8, '8', -10]],
  ['greater', "1'000.50", [1000.51, 2000], [1000.5, 999]],
  ['less', '10', [9, '9', -3], [10, 11, '10']],
  ['less', '2,5', [2.4], [2.5, 3]],
  ['greater', '2026-03-10', ['2026-03-11', '2027-01-01'], ['2026-03-10', '2026-03-10T23:00:00Z', '2025-12-31']],
  ['greater', '10.3.2026', ['2026-03-11'], ['2026-03-10']],
  ['less', '10.03.2026', ['2026-03-09', '2026-03-09T23:59:00Z'], ['2026-03-10']],
  ['less', '3.2026', ['2026-02-28'], ['2026-03-01', '2026-04-01']],
  ['greater', '2025', ['2026-01-01'], ['2025-12-31']],
  ['greater', 'k', ['Meier', 'keller'], ['Ärni', 'Abt', 'K']],
  ['less', 'b', ['Ärni', 'abt'], ['B', 'Zoll']],
]

describe('§5.15 table filters', () => {
  it.each(cases)('%s «%s» lets through what it should, whatever the case, and nothing else', (mode, asked, passing, failing) => {
    const passes = filterFor(mode, asked)

    expect(passing.filter((cell) => !passes(cell))).toEqual([])
    expect(failing.filter(passes)).toEqual([])
  })

  it.each(filterModes)('%s lets an empty cell pass, always', (mode) => {
    const passes = filterFor(mode, 'zzz')

    expect([passes(undefined), passes('')]).toEqual([true, true])
  })

  it.each(filterModes)('%s without a value lets everything pass', (mode) => {
    const passes = filterFor(mode, '')

    expect([passes('a'), passes(0), passes('2026-03-10')]).toEqual([true, true, true])
  })

  it.each(['greater', 'less'] as const)('%s than something that cannot be compared lets everything pass', (mode) => {
    const passes = filterFor(mode, 'soon')

    expect([passes(5), passes('12'), passes('2026-03-10')]).toEqual([true, true, true])
  })
})

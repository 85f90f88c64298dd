import { expect, it } from 'vitest'
import { tableOf, withoutCrowd, type Series } from './chart.ts'
import { areWhole, extentOf, labelStep, spread, stackOf, ticksOf } from './scales.ts'

const aSeries = (id: string, ...values: number[]): Series => ({ id, title: id, values })

it('lets every axis begin at zero', () => {
  expect(extentOf([40, 60])).toEqual([0, 60])
  expect(extentOf([-5, 20])).toEqual([-5, 20])
  expect(extentOf([])).toEqual([0, 1])
  expect(extentOf([0, 0])).toEqual([0, 1])
})

it('ends an axis at a round number', () => {
  expect(ticksOf([0, 87], 4, false)).toEqual({ extent: [0, 100], ticks: [0, 20, 40, 60, 80, 100] })
})

it('counts in whole numbers, and says nothing between them', () => {
  expect(ticksOf([0, 1], 4, true)).toEqual({ extent: [0, 1], ticks: [0, 1] })
  expect(ticksOf([0, 2], 4, true)).toEqual({ extent: [0, 2], ticks: [0, 1, 2] })
  expect(ticksOf([-1, 1], 4, true)).toEqual({ extent: [-1, 1], ticks: [-1, 0, 1] })
  expect(ticksOf([0, 1], 4, false).ticks).toContain(0.2)
  expect(areWhole([aSeries('a', 0, 3), aSeries('b')])).toBe(true)
  expect(areWhole([aSeries('a', 0, 3), aSeries('b', 0.5)])).toBe(false)
})

it('stands values on each other, and lets those below zero hang', () => {
  const [first, second, third] = stackOf([aSeries('a', 10, 5), aSeries('b', 20, -3), aSeries('c', 1, -2)], 2)

  expect(first).toEqual([
    { from: 0, to: 10 },
    { from: 0, to: 5 },
  ])
  expect(second).toEqual([
    { from: 10, to: 30 },
    { from: -3, to: 0 },
  ])
  expect(third).toEqual([
    { from: 30, to: 31 },
    { from: -5, to: -3 },
  ])
})

it('leaves labels out where they would not fit', () => {
  const months = ['January', 'February', 'September']

  expect(labelStep(months, 600)).toBe(1)
  expect(labelStep(months, 120)).toBe(2)
})

it('moves labels apart that would lie on each other', () => {
  expect(spread([10, 12, 50], 16, 200)).toEqual([10, 26, 50])
  expect(spread([190, 195, 198], 16, 200)).toEqual([168, 184, 200])
  expect(spread([50, 10], 16, 200)).toEqual([50, 10])
})

it('adds up what is too much for six colours', () => {
  const many = Array.from({ length: 8 }, (_, at) => aSeries(`s${at}`, at, 1))

  const shown = withoutCrowd(many, 'Others')

  expect(shown).toHaveLength(6)
  expect(shown.at(-1)).toEqual({ id: 'rest', title: 'Others', values: [5 + 6 + 7, 3] })
  expect(withoutCrowd(many.slice(0, 6), 'Others')).toHaveLength(6)
})

it('is also a table', () => {
  expect(tableOf('Month', ['May', 'June'], [aSeries('Visits', 3, 4), aSeries('Orders', 1)])).toEqual([
    ['Month', 'Visits', 'Orders'],
    ['May', 3, 1],
    ['June', 4, ''],
  ])
})

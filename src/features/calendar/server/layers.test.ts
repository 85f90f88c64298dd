import { describe, expect, it } from 'vitest'
import { projectPath } from '../../../main/project.ts'
import { readCanton } from '../../../platform/canton.ts'
import { layersBetween } from './layers.ts'

const bergtal = await readCanton(projectPath('cantons'), 'bergtal')

describe('the layers of a canton', () => {
  it('have its holidays, also those that move with Easter', () => {
    const days = layersBetween(bergtal, '2026-04-01', '2026-04-30').filter(({ kind }) => kind === 'holiday')

    expect(days).toEqual([
      { day: '2026-04-03', kind: 'holiday', name: 'easter-2' },
      { day: '2026-04-06', kind: 'holiday', name: 'easter+1' },
    ])
  })

  it('have the deadlines of each period, on a day on which people work', () => {
    const days = layersBetween(bergtal, '2027-01-01', '2027-12-31').filter(({ kind }) => kind === 'deadline')

    expect(days.map(({ day, name, period }) => `${day} ${name} ${period}`)).toEqual([
      '2027-04-30 employed 2026',
      '2027-06-30 selfEmployed 2026',
      '2027-08-31 legalEntity 2026',
      '2027-11-30 limited 2026',
      '2027-11-30 maxNatural 2026',
      '2027-12-31 maxLegal 2026',
    ])
  })

  it('move a deadline that falls on a Sunday or a holiday, even into the next year', () => {
    const sunday = layersBetween(bergtal, '2028-04-30', '2028-05-01').filter(({ kind }) => kind === 'deadline')
    const yearEnd = layersBetween(bergtal, '2023-01-01', '2023-01-03').filter(({ kind }) => kind === 'deadline')

    expect(sunday).toEqual([{ day: '2028-05-01', kind: 'deadline', name: 'employed', period: 2027 }])
    expect(yearEnd).toEqual([{ day: '2023-01-03', kind: 'deadline', name: 'maxLegal', period: 2021 }])
  })

  it.each([
    ['2026-01-01', '2028-01-02'],
    ['2026-01-02', '2026-01-01'],
  ])('are refused from %s to %s', (from, to) => {
    expect(() => layersBetween(bergtal, from, to)).toThrow('two years')
  })

  it('reach over two years', () => {
    expect(layersBetween(bergtal, '2026-01-01', '2027-12-31').length).toBeGreaterThan(20)
  })
})

import { describe, expect, it } from 'vitest'
import { aBoard, aCard } from '../../../../../scripts/testing/a-board.ts'
import { countOf, isShownBy, noFilter, without, type CardFilter } from './card-filter.ts'

const now = new Date('2026-11-15T10:00:00Z')
const board = aBoard(
  {},
  {
    members: [
      { id: 'anna', name: 'Anna Muster', avatar: '' },
      { id: 'beat', name: 'Beat Muster', avatar: '' },
    ],
    labels: [
      { id: 'app', name: 'App', class: 'blue' },
      { id: 'design', name: 'Design', class: 'orange' },
    ],
  },
)
const cards = [
  aCard({ name: 'Offer for Zürich', idMembers: ['anna'], idLabels: ['app'], due: '2026-11-14T10:00:00Z' }),
  aCard({
    name: 'Letter',
    idMembers: ['beat'],
    idLabels: ['app', 'design'],
    due: '2026-11-16T09:00:00Z',
    description: 'to the tax office',
  }),
  aCard({ name: 'Plan', due: '2026-11-21T10:00:00Z' }),
  aCard({ name: 'Bill', idMembers: ['anna', 'beat'] }),
]

function shown(filter: Partial<CardFilter>): readonly string[] {
  return cards.filter(isShownBy({ ...noFilter, ...filter }, board, now)).map(({ name }) => name)
}

describe('cards are found', () => {
  it('all of them without a filter', () => {
    expect(shown({})).toHaveLength(4)
  })

  it('by one of several people', () => {
    expect(shown({ member: ['anna', 'beat'] })).toEqual(['Offer for Zürich', 'Letter', 'Bill'])
    expect(shown({ member: ['beat'] })).toEqual(['Letter', 'Bill'])
  })

  it('by having no people or no labels', () => {
    expect(shown({ member: [without] })).toEqual(['Plan'])
    expect(shown({ label: [without, 'design'] })).toEqual(['Letter', 'Plan', 'Bill'])
  })

  it('by their due date', () => {
    expect(shown({ due: ['overdue'] })).toEqual(['Offer for Zürich'])
    expect(shown({ due: ['day'] })).toEqual(['Letter'])
    expect(shown({ due: ['week'] })).toEqual(['Letter', 'Plan'])
    expect(shown({ due: ['none', 'overdue'] })).toEqual(['Offer for Zürich', 'Bill'])
  })

  it('by words, also of their labels and people, and by words that must not be there', () => {
    expect(shown({ q: 'zurich offer' })).toEqual(['Offer for Zürich'])
    expect(shown({ q: 'design' })).toEqual(['Letter'])
    expect(shown({ q: 'app -letter' })).toEqual(['Offer for Zürich'])
  })

  it('only where every group of the filter fits', () => {
    expect(shown({ member: ['anna'], label: ['app'] })).toEqual(['Offer for Zürich'])
    expect(shown({ member: ['anna'], due: ['day'] })).toEqual([])
  })
})

it('counts what is looked for', () => {
  expect(countOf(noFilter)).toBe(0)
  expect(countOf({ q: ' x ', member: ['anna'], label: ['app', 'design'], due: ['day'] })).toBe(5)
})

import { fc } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { blankCard } from '../../blank-card.ts'
import type { Card, Checklist } from '../../board.ts'
import { patched, type FieldChange } from './merge-card.ts'
import { withMoves } from './merge-order.ts'

const aCard = (change: Partial<Card> = {}): Card => ({ ...blankCard('card', 'Invoice form'), ...change })
const aList = (...names: readonly string[]): Checklist => ({
  id: 'list',
  name: 'To do',
  checkItems: names.map((name) => ({ id: name, name, checked: false })),
})

it('keeps the label somebody else put on meanwhile', () => {
  const change: FieldChange = { before: { idLabels: ['a'] }, after: { idLabels: ['a', 'b'] } }

  expect(patched(aCard({ idLabels: ['a', 'c'] }), change).idLabels).toEqual(['a', 'b', 'c'])
})

it('two people write to one checklist, and both stand', () => {
  const base = aList('one', 'two')
  const mine: FieldChange = { before: { checklists: [base] }, after: { checklists: [aList('one', 'three', 'two')] } }
  const renamed: Checklist = { ...base, name: 'Ready', checkItems: base.checkItems.map((item) => ({ ...item, checked: true })) }

  const { checklists } = patched(aCard({ checklists: [renamed] }), mine)

  expect(checklists[0]?.name).toBe('Ready')
  expect(checklists[0]?.checkItems.map(({ name, checked }) => [name, checked])).toEqual([
    ['one', true],
    ['three', false],
    ['two', true],
  ])
})

it('does not bring back what somebody else removed', () => {
  const before = [aList('one', 'two')]
  const renamed = [{ ...aList('one', 'two'), name: 'Renamed' }]

  expect(patched(aCard({ checklists: [] }), { before: { checklists: before }, after: { checklists: renamed } }).checklists).toEqual([])
})

it('moves one item and leaves the others where somebody else put them', () => {
  expect(withMoves(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'], ['a', 'x', 'c', 'b', 'd'])).toEqual(['d', 'a', 'x', 'c', 'b'])
})

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'))

it('gives what was wanted where nobody else changed anything, changes nothing when made twice, and can be taken back', () => {
  fc.assert(
    fc.property(ids, ids, (before, after) => {
      const change = { before: { idLabels: before }, after: { idLabels: after } }
      const done = patched(aCard({ idLabels: before }), change)

      expect(done.idLabels).toEqual(after)
      expect(patched(done, change)).toEqual(done)
      expect(patched(done, { before: change.after, after: change.before }).idLabels).toEqual(before)
    }),
  )
})

it('loses nothing and doubles nothing, whatever others did', () => {
  fc.assert(
    fc.property(ids, ids, ids, (before, after, now) => {
      const merged = patched(aCard({ idLabels: now }), { before: { idLabels: before }, after: { idLabels: after } }).idLabels
      const removed = before.filter((id) => !after.includes(id))
      const added = after.filter((id) => !before.includes(id))

      expect(new Set(merged).size).toBe(merged.length)
      expect(new Set(merged)).toEqual(new Set([...now.filter((id) => !removed.includes(id)), ...added]))
    }),
  )
})

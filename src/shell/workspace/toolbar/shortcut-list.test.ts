import { describe, expect, it } from 'vitest'
import { moved, toggled } from './shortcut-list.ts'

describe('list of shortcuts', () => {
  it('adds at the end and takes away', () => {
    expect(toggled(['mail'], 'todo')).toEqual(['mail', 'todo'])
    expect(toggled(['mail', 'todo'], 'mail')).toEqual(['todo'])
  })

  it.each([
    ['up', 'todo', -1, ['mail', 'todo', 'contacts']],
    ['down', 'mail', 1, ['contacts', 'mail', 'todo']],
    ['not beyond the first', 'mail', -1, ['mail', 'contacts', 'todo']],
    ['not beyond the last', 'todo', 1, ['mail', 'contacts', 'todo']],
  ] as const)('moves one %s', (_, id, step, order) => {
    const ids = ['mail', 'contacts', 'todo']

    expect(moved(ids, id, step, ids)).toEqual(order)
  })

  it('passes over what this role does not see', () => {
    const shown = ['mail', 'todo']

    expect(moved(['mail', 'reports', 'todo'], 'todo', -1, shown)).toEqual(['todo', 'reports', 'mail'])
  })
})

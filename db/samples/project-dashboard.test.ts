import { expect, it } from 'vitest'
import { germanBudgets } from './project-dashboard.de.ts'
import { sampleBudgets } from './project-dashboard.ts'

it('each budget has its German words', () => {
  const budgets = sampleBudgets.flat()

  expect(Object.keys(germanBudgets)).toEqual(budgets.map(({ type }) => type))
  for (const { type, notes } of budgets) {
    const german = germanBudgets[type]
    expect(german?.type).not.toBe(type)
    expect(german?.notes).toHaveLength(notes.length)
    expect(german?.notes.filter((note) => notes.includes(note))).toEqual([])
  }
})

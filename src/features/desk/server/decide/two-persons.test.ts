import { expect, it } from 'vitest'
import { pressEverything } from '../../../../../scripts/testing/two-persons.ts'

// All 10,000 sequences are in two-persons.long.test.ts.

it('two clerks and a lead press every button in random order, and nobody alone leaves the rules', async () => {
  const { broken, moved, refused } = await pressEverything({ sequences: 40, seed: 1 })

  expect(broken).toEqual([])
  for (const count of Object.values(moved)) expect(count).toBeGreaterThan(0)
  expect(refused).toBeGreaterThan(0)
})

it('control: somebody does where one person may withdraw, refuse and grant less', async () => {
  const { broken } = await pressEverything({ sequences: 60, seed: 1, oldWay: true })

  expect(broken.length).toBeGreaterThan(0)
  for (const way of ['alone, withdraw', 'alone, refuse', /alone, grant .* and the rules grant/]) expect(broken.join('\n')).toMatch(way)
})

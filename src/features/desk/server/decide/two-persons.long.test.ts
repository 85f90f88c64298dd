import { expect, it } from 'vitest'
import { tellFigures } from '../../../../../scripts/access/figures.ts'
import { pressEverything } from '../../../../../scripts/testing/two-persons.ts'

it('in 10,000 sequences of two clerks and a lead nobody alone leaves the rules', { timeout: 45 * 60_000 }, async () => {
  const { sequences, presses, moved, refused, broken } = await pressEverything({ sequences: 10_000, seed: 20_261_118 })

  const figures = `${broken.length} of ${sequences} sequences, ${presses} presses; deadlines moved ${moved.form} times by the form, ${moved.one} by one within the rules, ${moved.two} by two; ${refused} times one refused what the rules do not grant`
  tellFigures({ title: 'two persons', isTrue: broken.length === 0, figures })
  expect(broken).toEqual([])
})

it('where one person may withdraw, refuse and grant less, somebody does (control)', async () => {
  const { sequences, broken } = await pressEverything({ sequences: 100, seed: 20_261_118, oldWay: true })

  tellFigures({ title: 'two persons (control)', isTrue: broken.length > 0, figures: `${broken.length} of ${sequences} sequences` })
  expect(broken.length).toBeGreaterThan(0)
})

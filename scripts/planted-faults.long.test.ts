import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { faults, plantFaults, summaryOf, type Harvest } from './planted-faults.ts'

describe('the rules of the house', () => {
  let harvest: Harvest

  beforeAll(async () => {
    harvest = await plantFaults(resolve(import.meta.dirname, '..'))
    console.log(summaryOf(harvest))
  }, 300_000)

  it('stay silent about a tree without faults and about what is nearly one', () => {
    expect(harvest.falseAlarms).toEqual([])
  })

  it.each(faults)('catch: $name', ({ at, rules }) => {
    const found = harvest.caught.find((each) => each.at === at)?.found

    expect(found).toEqual(rules)
  })
})

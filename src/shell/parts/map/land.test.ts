import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { countriesIn } from './land.ts'
import { areTouching, liesIn, spotAt } from './mercator.ts'

const packages = createRequire(import.meta.url)
const atlas = JSON.parse(readFileSync(packages.resolve('world-atlas/countries-110m.json'), 'utf8')) as Parameters<typeof countriesIn>[0]

it('draws every country of the atlas, inside of the world', () => {
  const countries = countriesIn(atlas)

  expect(countries.length).toBe(177)
  expect(countries.every(({ path }) => /^M[\d.,L\-MZ]+Z$/.test(path))).toBe(true)
  expect(countries.every(({ box }) => box.left >= 0 && box.right <= 1 && box.top >= 0 && box.bottom <= 1)).toBe(true)
})

it('finds the few countries around a place', () => {
  const { x, y } = spotAt(46.9, 7.4)
  const near = countriesIn(atlas).filter(({ box }) => areTouching(box, { left: x, right: x, top: y, bottom: y }))

  expect(near.length).toBeGreaterThan(0)
  expect(near.length).toBeLessThan(10)
  // Bern lies in one country only.
  expect(near.filter(({ rings }) => liesIn(rings, { x, y }))).toHaveLength(1)
})

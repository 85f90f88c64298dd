import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { layerName } from './layer-names.ts'
import { texts } from './layer-texts.ts'

const folder = new URL('../../../../../cantons/', import.meta.url)
const cantons = readdirSync(folder).filter((name) => name.endsWith('.json'))

it.each(cantons)('every holiday and deadline of %s has a name', (name) => {
  const canton = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as {
    readonly site: { readonly holidays: readonly string[]; readonly filing: Readonly<Record<string, string>> }
  }
  const { holidays } = canton.site
  const deadlines = [...Object.keys(canton.site.filing), 'maxNatural', 'maxLegal']
  const day = '2026-01-01'

  const unnamed = [
    ...holidays.filter((each) => layerName({ day, kind: 'holiday', name: each }, texts) === texts.holiday),
    ...deadlines.filter((each) => layerName({ day, kind: 'deadline', name: each, period: 2025 }, texts) === 'Tax deadline 2025'),
  ]

  expect(unnamed).toEqual([])
})

it('says the tax period of a deadline', () => {
  expect(layerName({ day: '2026-03-31', kind: 'deadline', name: 'employed', period: 2025 }, texts)).toBe(
    'Tax return 2025: employed persons',
  )
})

it('one that is not in the catalogue is still said to be a holiday', () => {
  expect(layerName({ day: '2026-04-16', kind: 'holiday', name: '04-16' }, texts)).toBe('Public holiday')
})

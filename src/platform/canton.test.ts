import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { describe, expect, it, onTestFinished } from 'vitest'
import musterland from '../../cantons/musterland.json' with { type: 'json' }
import { languages } from '../kit/texts.ts'
import { readCanton } from './canton.ts'
import { ConfigError } from './config.ts'

const folder = new URL('../../cantons', import.meta.url).pathname
const ids = (await readdir(folder)).map((file) => file.replace(/\.json$/, ''))

describe('the cantons that ship', () => {
  it('are these three', () => {
    expect(ids.toSorted()).toEqual(['bergtal', 'musterland', 'seeland'])
  })

  it.each(ids)('%s is complete and named like its file', async (id) => {
    expect((await readCanton(folder, id)).id).toBe(id)
  })

  it.each(ids)('%s says what differs by language as sentences, in every language in its own words', async (id) => {
    const { cost, pidPlace, pidPlaceShort, hours } = (await readCanton(folder, id)).site

    for (const texts of [cost, pidPlace, pidPlaceShort, hours]) expect(new Set(Object.values(texts)).size).toBe(languages.length)
    for (const sentence of [...Object.values(cost), ...Object.values(pidPlace)]) expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
    expect(JSON.stringify([cost.de, pidPlace.de, pidPlaceShort.de, hours.de])).not.toMatch(/[ß„“]/)
  })

  it.each(ids)('%s has a logo with a light edge, so that it stands out from dark headers too', async (id) => {
    const { logo } = (await readCanton(folder, id)).site

    expect(logo[0]?.fill).toBe('#ffffff')
  })
})

describe('a canton file that cannot work', () => {
  const { site } = musterland

  it.each([
    ['a colour by name', { logo: [{ d: 'M0 0h32Z', fill: 'red' }] }, 'must be a colour like #2b5fc6', 'site.logo[0].fill'],
    [
      'a path that leaves its attribute',
      { logo: [{ d: 'M0 0"/><script>', fill: '#ffffff' }] },
      'must be the path of a drawing',
      'site.logo[0].d',
    ],
    ['no logo', { logo: [] }, 'must have at least one shape', 'site.logo'],
    [
      'too many shapes',
      { logo: Array.from({ length: 13 }, () => ({ d: 'M0 0h32Z', fill: '#ffffff' })) },
      'must have at most 12 shapes',
      'site.logo',
    ],
    ['a holiday nobody can read', { holidays: ['1. August'] }, 'must be a day like 08-01, easter-2 or easter+39', 'site.holidays[0]'],
    ['a holiday that would never come', { holidays: ['easter+01'] }, 'must be a day like 08-01', 'site.holidays[0]'],
    ['an address without https', { web: 'http://fristen.example' }, 'must be an address like https://', 'site.web'],
    ['a cost in one language only', { cost: { de: 'Das Gesuch kostet nichts.' } }, 'expected string, received undefined', 'site.cost.fr'],
    ['a language nobody knows', { cost: { ...site.cost, xx: 'x' } }, 'Unrecognized key: "xx"', 'site.cost'],
    ['an empty text', { hours: { ...site.hours, rm: '' } }, 'Too small', 'site.hours.rm'],
    ['a proof nobody knows', { legalEntityProof: 'passport' }, 'must be none or uid', 'site.legalEntityProof'],
    ['a spot beside the page', { pidSpot: { x: 200, y: 20 } }, 'Too big', 'site.pidSpot.x'],
  ])('is refused with the reason and the place: %s', async (_, change, reason, place) => {
    const reading = readFrom(JSON.stringify({ ...musterland, site: { ...site, ...change } }))

    await expect(reading).rejects.toThrow(ConfigError)
    await expect(reading).rejects.toThrow(/^\/.*\/musterland\.json cannot work:\n/)
    await expect(reading).rejects.toThrow(reason)
    await expect(reading).rejects.toThrow(`→ at ${place}`)
  })

  it('is refused if its fees are out of order', async () => {
    const fees = [
      { until: '11-30', francs: 20 },
      { until: '09-30', francs: 0 },
    ]

    const reading = readFrom(JSON.stringify({ ...musterland, extension: { ...musterland.extension, fees } }))

    await expect(reading).rejects.toThrow('must come in the order of their days')
  })

  it.each([
    ['a fee that no sentence tells', site.cost, [{ until: '12-31', francs: 20 }], 'extension.fees: 20'],
    ['a sentence about a fee that nobody takes', { ...site.cost, fr: 'La demande coûte CHF\u00a020.–.' }, [], 'extension.fees: none'],
    ['one in easy German alone', { ...site.cost, ls: 'Mehr Zeit kostet CHF\u00a020.–.' }, [], 'extension.fees: none'],
  ])('is refused if cost and fees disagree: %s', async (_, cost, fees, reason) => {
    const extension = { ...musterland.extension, fees }

    const reading = readFrom(JSON.stringify({ ...musterland, site: { ...site, cost }, extension }))

    await expect(reading).rejects.toThrow(reason)
    await expect(reading).rejects.toThrow(/→ at site\.cost\.(fr|ls)/)
  })

  it('is refused if it calls itself otherwise', async () => {
    const reading = readFrom(JSON.stringify({ ...musterland, id: 'anderswo' }))

    await expect(reading).rejects.toThrow('/musterland.json cannot work: its id is anderswo, and it must be the name of the file.')
  })

  it('is refused if it is no JSON', async () => {
    await expect(readFrom('{ "id": ')).rejects.toThrow('/musterland.json is not written as JSON.')
  })

  it('is missed by name', async () => {
    await expect(readCanton(folder, 'nirgends')).rejects.toThrow(`There is no canton called nirgends: ${folder}/nirgends.json is missing.`)
  })

  it('may leave out easy German alone', async () => {
    const { ls: _, ...hours } = site.hours

    expect((await readFrom(JSON.stringify({ ...musterland, site: { ...site, hours } }))).site.hours).toEqual(hours)
  })

  it('is one thing wrong: as it ships it is read', async () => {
    expect(await readFrom(JSON.stringify(musterland))).toEqual(musterland)
  })
})

async function readFrom(text: string): ReturnType<typeof readCanton> {
  const place = await mkdtemp(`${tmpdir()}/cantons-`)
  onTestFinished(() => rm(place, { recursive: true }))
  await writeFile(`${place}/musterland.json`, text)
  return readCanton(place, 'musterland')
}

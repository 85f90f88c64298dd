import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defaultSettings, Settings, variants } from '../kit/settings.ts'
import { themes } from '../kit/themes.ts'
import { regionLook, type RegionLook } from './workspace/settings/region-look.ts'

const css = readFileSync(new URL('themes.css', import.meta.url), 'utf8')
const base = readFileSync(new URL('base.css', import.meta.url), 'utf8')

const paper = ['canvas', 'surface', 'sunken', 'raised']
const everywhere = [...paper, 'tint']

type Floor = { readonly ink: string; readonly on: readonly string[]; readonly floor: number }

/** Which colour may stand on which, and the contrast below which no theme is merged. */
const floors: readonly Floor[] = [
  { ink: 'text', on: everywhere, floor: 7 },
  { ink: 'muted', on: paper, floor: 5 },
  { ink: 'muted', on: ['tint'], floor: 4.9 },
  { ink: 'on-tint', on: everywhere, floor: 5 },
  { ink: 'on-primary', on: ['primary'], floor: 5 },
  { ink: 'danger', on: everywhere, floor: 4.6 },
  { ink: 'warn', on: everywhere, floor: 4.6 },
  { ink: 'ok', on: everywhere, floor: 4.6 },
  { ink: 'info', on: everywhere, floor: 4.6 },
  { ink: 'nav-text', on: ['nav'], floor: 7 },
  { ink: 'nav-muted', on: ['nav'], floor: 5 },
  { ink: 'on-nav-active', on: ['nav-active'], floor: 4.6 },
  { ink: 'control', on: paper, floor: 3 },
  { ink: 'primary', on: paper, floor: 3 },
  { ink: 'nav-active', on: ['nav'], floor: 3 },
  { ink: 'focus-outer', on: everywhere, floor: 3 },
  { ink: 'focus-outer', on: ['focus-inner'], floor: 3 },
]

/** A region in the colours of the navigation is small: what is quiet there may be a little quieter than on paper. */
const darkFloors = floors.map((each) => {
  if (each.ink === 'on-primary') return { ...each, floor: 4.6 }
  return each.ink === 'muted' ? { ...each, floor: 4.5 } : each
})

/** What everything that was quieter must reach once somebody asks for more contrast. */
const highFloors: readonly Floor[] = ['text', 'muted', 'control', 'line', 'on-tint'].map((ink) => ({ ink, on: everywhere, floor: 7 }))

describe.each(themes)('theme %s', (theme) => {
  it.each(floors)('keeps $ink readable on $on', (pair) => {
    expect(faults({ 'data-theme': theme, 'data-tone': 'paper' }, [pair])).toEqual([])
  })

  it.each(darkFloors)('keeps $ink readable on $on in the tone of its navigation', (pair) => {
    expect(faults({ 'data-theme': theme, 'data-tone': 'dark' }, [pair])).toEqual([])
  })

  it.each(['paper', 'dark'] as const)('reaches 7 everywhere with high contrast, tone %s', (tone) => {
    const look = { 'data-theme': theme, 'data-tone': tone }

    expect(faults(look, highFloors, declarations(blocksOf(base, ":root[data-contrast='more']")))).toEqual([])
    expect(faults(look, highFloors).length).toBeGreaterThan(0)
  })
})

describe.each(['navbar', 'toolbar', 'footer'] as const)('§2.21 the %s', (region) => {
  const bars = [...themes, ...variants]

  it.each(Settings.shape.theme.shape.main.options)('keeps its contrast under main %s whichever of the eleven it wears', (main) => {
    for (const bar of bars) {
      const settings = { ...defaultSettings, theme: { ...defaultSettings.theme, main, [region]: bar } }
      for (const isSystemDark of [true, false]) {
        const look = regionLook(settings, region, isSystemDark)
        expect(faults(look, look['data-tone'] === 'dark' ? darkFloors : floors), `${main} ${bar}`).toEqual([])
      }
    }
    expect(bars).toHaveLength(11)
  })
})

it('§2.21 has nine themes by name', () => {
  const named = new Set([...css.matchAll(/\[data-theme='(\w+)'\]/g)].map(([, name]) => name))

  expect(named).toEqual(new Set(themes))
  expect(themes).toHaveLength(9)
})

it('would notice a colour that cannot be read', () => {
  const look = { 'data-theme': 'default', 'data-tone': 'paper' } as const

  expect(faults(look, floors, { '--muted': '#9aa1aa' })).toContainEqual(expect.stringMatching(/^muted on canvas 2\.\d/))
  expect(faults({ ...look, 'data-tone': 'dark' }, darkFloors, { '--tint': 'color-mix(in srgb, var(--nav) 30%, #ffffff)' })).not.toEqual([])
})

it('mixes colours as browsers do', () => {
  const colours = { '--one': '#ff0000', '--two': 'var(--one)', '--mixed': 'color-mix(in srgb, var(--two) 25%, #0000ff)' }

  expect(colourIn(colours, 'mixed').map(Math.round)).toEqual([64, 0, 191])
})

it('gives the same high contrast to whom the system speaks for', () => {
  const chosen = declarations(blocksOf(base, ":root[data-contrast='more']"))
  const [, inSystem = ''] = /@media \(prefers-contrast: more\) \{\s*([^}]*\})/.exec(base) ?? []

  expect(inSystem).toContain(':root [data-theme]')
  expect(declarations(inSystem)).toEqual(chosen)
})

it('shows defaultDark when nothing is chosen and the system is dark', () => {
  const unchosen = declarations(blocksOf(css, ':root:not([data-theme])'))

  expect(unchosen).toEqual(declarations(blocksOf(css, "[data-theme='defaultDark']")))
})

it('is read by the server under the names it is kept under', () => {
  const server = readFileSync(new URL('../main/page-writer.ts', import.meta.url), 'utf8')

  expect(readFileSync(new URL('theme.ts', import.meta.url), 'utf8')).toContain("const cookie = 'theme'")
  expect(server).toContain('theme=')
  expect(readFileSync(new URL('display/contrast.ts', import.meta.url), 'utf8')).toContain("const cookie = 'contrast'")
  expect(server).toContain('contrast=')
})

type Colours = Readonly<Record<string, string>>

/** Which pairs of a region fall below their floor, and how far. */
function faults(look: RegionLook, pairs: readonly Floor[], over: Colours = {}): readonly string[] {
  const colours = { ...coloursOf(look), ...over }
  return pairs.flatMap(({ ink, on, floor }) =>
    on
      .map((ground) => ({ ground, reached: contrast(colourIn(colours, ink), colourIn(colours, ground)) }))
      .filter(({ reached }) => reached < floor)
      .map(({ ground, reached }) => `${ink} on ${ground} ${reached.toFixed(2)} < ${floor}`),
  )
}

function coloursOf({ 'data-theme': theme, 'data-tone': tone }: RegionLook): Colours {
  return { ...tokensOf(':root,'), ...tokensOf(`[data-theme='${theme}']`), ...(tone === 'dark' ? tokensOf("[data-tone='dark']") : {}) }
}

function tokensOf(selector: string): Colours {
  return declarations(blocksOf(css, selector))
}

/** The insides of all rules whose selector names this part, in the order of the file. */
function blocksOf(file: string, selector: string): string {
  const rules = [...file.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  return rules
    .filter(([, selectors = '']) => selectors.includes(selector))
    .map(([, , inside]) => inside)
    .join('')
}

function declarations(block: string): Colours {
  return Object.fromEntries([...block.matchAll(/([\w-]+):\s*([^;{}]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

type Channels = readonly number[]

/** Red, green and blue of a token, through `var()` and `color-mix()` in sRGB. */
function colourIn(colours: Colours, name: string): Channels {
  return channels(colours, colours[`--${name}`] ?? `no colour ${name}`)
}

function channels(colours: Colours, value: string): Channels {
  if (/^#[\da-f]{6}$/.test(value)) return [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16))
  const [, token] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
  if (token !== undefined) return colourIn(colours, token)
  const [, one, share, other] = /^color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)$/.exec(value) ?? []
  if (one === undefined || other === undefined) throw new Error(`cannot read ${value}`)
  const [mine, theirs] = [channels(colours, one), channels(colours, other)]
  return mine.map((part, at) => (part * Number(share) + (theirs[at] ?? 0) * (100 - Number(share))) / 100)
}

function contrast(one: Channels, other: Channels): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** As WCAG 2.2 defines it. */
function luminance(colour: Channels): number {
  const [red = 0, green = 0, blue = 0] = colour
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

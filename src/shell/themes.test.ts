import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { themes } from './theme.ts'

const css = readFileSync(new URL('themes.css', import.meta.url), 'utf8')

const paper = ['canvas', 'surface', 'sunken', 'raised']
const everywhere = [...paper, 'tint']

/** Which colour may stand on which, and the contrast below which no theme is merged. */
const floors: readonly { readonly ink: string; readonly on: readonly string[]; readonly floor: number }[] = [
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

describe.each(themes)('theme %s', (theme) => {
  const colours = coloursOf(theme)

  it.each(floors)('keeps $ink readable on $on', ({ ink, on, floor }) => {
    for (const ground of on) expect(contrast(colours(ink), colours(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(floor)
  })
})

it('§2.21 has nine themes by name', () => {
  const named = new Set([...css.matchAll(/\[data-theme='(\w+)'\]/g)].map(([, name]) => name))

  expect(named).toEqual(new Set(themes))
  expect(themes).toHaveLength(9)
})

it('shows defaultDark when nothing is chosen and the system is dark', () => {
  const unchosen = declarations(blocksOf(':root:not([data-theme])'))

  expect(unchosen).toEqual(declarations(blocksOf("[data-theme='defaultDark']")))
})

it('is read by the server under the name it is kept under', () => {
  const server = readFileSync(new URL('../main/page-writer.ts', import.meta.url), 'utf8')

  expect(readFileSync(new URL('theme.ts', import.meta.url), 'utf8')).toContain("const cookie = 'theme'")
  expect(server).toContain('theme=')
})

function coloursOf(theme: string): (name: string) => string {
  const all = { ...declarations(blocksOf(':root,')), ...declarations(blocksOf(`[data-theme='${theme}']`)) }
  return (name) => {
    const colour = all[`--${name}`]
    if (colour === undefined || !/^#[\da-f]{6}$/.test(colour)) throw new Error(`${theme} has no colour ${name}`)
    return colour
  }
}

/** The insides of all rules whose selector names this part, in the order of the file. */
function blocksOf(selector: string): string {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  return rules
    .filter(([, selectors = '']) => selectors.includes(selector))
    .map(([, , inside]) => inside)
    .join('')
}

function declarations(block: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...block.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** As WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

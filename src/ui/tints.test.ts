import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { themes } from '../kit/themes.ts'

const css = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const themeCss = css('../shell/themes.css')

it.each(['avatar.module.css', 'badge.module.css'])('keeps the words of %s readable in every theme', (file) => {
  const source = css(file)
  const [, backShare = ''] = /background: color-mix\(in srgb, var\(--hue\) (\d+)%, var\(--surface\)\)/.exec(source) ?? []
  const [, inkShare = ''] = /color: color-mix\(in srgb, var\(--hue\) (\d+)%, var\(--text\)\)/.exec(source) ?? []
  const hues = [...source.matchAll(/--hue: var\(--([\w-]+)\)/g)].map(([, hue = '']) => hue)

  expect(hues.length).toBeGreaterThan(3)
  for (const theme of themes) {
    for (const hue of hues) {
      const back = mix(colour(theme, hue), colour(theme, 'surface'), Number(backShare))
      const ink = mix(colour(theme, hue), colour(theme, 'text'), Number(inkShare))
      expect(contrast(ink, back), `${hue} in ${theme}`).toBeGreaterThanOrEqual(4.5)
    }
  }
})

type Colour = readonly number[]

function colour(theme: string, name: string): Colour {
  const blocks = [...themeCss.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selectors = '']) =>
    selectors.includes(`[data-theme='${theme}']`),
  )
  const found = blocks.map(([, , inside = '']) => new RegExp(`--${name}: #(\\w{6});`).exec(inside)?.[1]).find(Boolean)
  if (found === undefined) throw new Error(`${theme} has no ${name}`)
  return [0, 2, 4].map((at) => Number.parseInt(found.slice(at, at + 2), 16) / 255)
}

function mix(one: Colour, other: Colour, percent: number): Colour {
  return one.map((part, at) => (part * percent + (other[at] ?? 0) * (100 - percent)) / 100)
}

function contrast(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function luminance(parts: Colour): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

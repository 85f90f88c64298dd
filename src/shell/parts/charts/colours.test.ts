import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { lightPartners, themes } from '../../../kit/themes.ts'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const chartCss = read('charts.css')
const themeCss = read('../../themes.css')
const series = [1, 2, 3, 4, 5, 6].map((each) => `chart-${each}`)

it.each(themes)('shows every series with at least 3:1 on all paper of %s', (theme) => {
  const ours = theme in lightPartners ? `[data-theme='${theme}']` : '[data-theme] '

  for (const name of series) {
    for (const paper of ['canvas', 'surface', 'raised']) {
      const ratio = contrast(colour(chartCss, ours, name), colour(themeCss, `[data-theme='${theme}']`, paper))
      expect(ratio, `${name} on ${paper}`).toBeGreaterThanOrEqual(3)
    }
  }
})

it('has for a dark system without a choice the colours of the dark themes', () => {
  const [unchosen, dark] = [':root:not([data-theme])', "[data-theme='defaultDark']"].map((selector) =>
    series.map((name) => colour(chartCss, selector, name)),
  )

  expect(unchosen).toEqual(dark)
})

function colour(css: string, selector: string, name: string): string {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selectors = '']) => selectors.includes(selector))
  const found = rules.map(([, , inside = '']) => new RegExp(`--${name}: (#[\\da-f]{6});`).exec(inside)?.[1]).find(Boolean)
  if (found === undefined) throw new Error(`${selector} has no ${name}`)
  return found
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

import { expect, it } from 'vitest'
import { judge } from './slow-start.ts'

const start = { readable: 1450, interactive: 2999, bytes: { html: 6000, js: 86_500, css: 6900, font: 30_900, other: 0 } }

it('a slow start is in time just under three seconds, and too late at three', () => {
  expect(judge(start).isWithin).toBe(true)
  expect(judge({ ...start, interactive: 3000 }).isWithin).toBe(false)
})

it('a slow start that measured nothing is not in time', () => {
  expect(judge({ ...start, readable: Number.NaN }).isWithin).toBe(false)
  expect(judge({ ...start, bytes: { html: 0, js: 0, css: 0, font: 0, other: 0 } }).isWithin).toBe(false)
})

it('a slow start prints its moments and its bytes', () => {
  expect(judge(start).lines).toEqual([
    'slow 4G: readable 1.45 s, interactive 3.00 s of 3.00 s',
    'slow 4G: html 6.0 kB, js 86.5 kB, css 6.9 kB, font 30.9 kB, other 0.0 kB, total 130.3 kB as transferred, headers included',
  ])
})

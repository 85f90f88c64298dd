import { expect, it } from 'vitest'
import { isSlip } from './slips.ts'

it.each([
  ['mahnung', 'mahnung', true],
  ['mahnug', 'mahnung', true],
  ['mahnnung', 'mahnung', true],
  ['mahnunk', 'mahnung', true],
  ['manhung', 'mahnung', true],
  ['mahnig', 'mahnung', false],
  ['bestetigunk', 'bestatigung', true],
  ['bestetgunk', 'bestatigung', false],
  ['steuerfus', 'steuerfal', false],
  ['hund', 'bund', true],
  ['tag', 'tat', false],
  ['2024', '2025', false],
])('%s for %s: %s', (typed, word, isOne) => {
  expect(isSlip(typed, word)).toBe(isOne)
})

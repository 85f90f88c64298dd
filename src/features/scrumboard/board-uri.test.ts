import { expect, it } from 'vitest'
import { boardUri } from './board-uri.ts'

it.each([
  ['Untitled Board', 'untitled-board'],
  ['  Büro & Ämter, Öfen ', 'buero-aemter-oefen'],
  ['GRÖSSE/Maß', 'groesse-mass'],
  ['à la carte', 'a-la-carte'],
  ['Plan 2027: Q1', 'plan-2027-q1'],
  ['日本語', 'board'],
  ['🙂', 'board'],
])('a board %j is called %j in its address', (name, uri) => {
  expect(boardUri(name)).toBe(uri)
})

it('keeps addresses short', () => {
  expect(boardUri(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79))
})

import { expect, it } from 'vitest'
import { aBoard } from '../../../../../scripts/testing/a-board.ts'
import { cardBeside, shownLists } from './shown-lists.ts'

it('shows the cards of each list in their order, and only those that are looked for', () => {
  const board = aBoard({ Open: ['Offer', 'Letter', 'Plan'], Done: ['Bill'] })

  const lists = shownLists(board, ({ name }) => name !== 'Letter')

  expect(lists.map(({ cards }) => cards.map(({ name }) => name))).toEqual([['Offer', 'Plan'], ['Bill']])
})

it('leads to the card at the same height in the next list that has any', () => {
  const lists = shownLists(aBoard({ Open: ['Offer', 'Letter'], Doing: [], Done: ['Bill'] }), () => true)
  const idOf = (name: string): string => lists.flatMap(({ cards }) => cards).find((card) => card.name === name)?.id ?? ''

  expect(cardBeside(lists, idOf('Letter'), 1)).toBe(idOf('Bill'))
  expect(cardBeside(lists, idOf('Bill'), -1)).toBe(idOf('Offer'))
  expect(cardBeside(lists, idOf('Offer'), -1)).toBeUndefined()
})

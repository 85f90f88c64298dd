import { describe, expect, it } from 'vitest'
import type { Board } from '../../board.ts'
import { aBoard, aCard } from '../../../../../scripts/testing/a-board.ts'
import { applyTo, inverseOf, type BoardChange } from './board-change.ts'

const board = aBoard({ Open: ['Offer', 'Letter'], Done: ['Bill'] })

function thereAndBack(before: Board, change: BoardChange): Board {
  const inverse = inverseOf(change, before)
  const after = applyTo(before, change)
  return inverse ? applyTo(after, inverse) : after
}

function list(at: number): Board['lists'][number] {
  const found = board.lists[at]
  if (!found) throw new Error('no such list')
  return found
}

const newOne = aCard({ name: 'Reminder' })
const withNew = board.lists.map((each, at) => (at === 0 ? { ...each, idCards: [...each.idCards, newOne.id] } : each))
const changes: readonly (readonly [string, BoardChange])[] = [
  ['a move of a card', { kind: 'card-order', lists: moved(), movedIds: [list(0).idCards[0] ?? ''], text: '' }],
  ['a move of a list', { kind: 'list-order', lists: board.lists.toReversed(), movedIds: [list(0).id], text: '' }],
  ['another name of the board', { kind: 'board-name', name: 'Office', text: '' }],
  ['other settings', { kind: 'settings', settings: { color: 'red', subscribed: true }, text: '' }],
  ['another name of a list', { kind: 'list-name', listId: list(0).id, name: 'To do', text: '' }],
  [
    'a new list',
    { kind: 'list-there', list: { id: crypto.randomUUID(), name: 'Doing', idCards: [] }, cards: [], at: 9, isNew: true, text: '' },
  ],
  ['a list that goes with its cards', { kind: 'list-gone', list: list(0), cards: board.cards.slice(0, 2), at: 0, text: '' }],
  ['a new card', { kind: 'cards-there', cards: [newOne], lists: withNew, isNew: true, text: '' }],
  ['a new label', { kind: 'label-there', label: { id: crypto.randomUUID(), name: 'Urgent', class: 'red' }, text: '' }],
]

function moved(): Board['lists'] {
  const [open, done] = board.lists
  const [card = '', ...others] = open?.idCards ?? []
  return open && done
    ? [
        { ...open, idCards: others },
        { ...done, idCards: [...done.idCards, card] },
      ]
    : []
}

describe.each(changes)('%s', (_, change) => {
  it('changes the board, and nothing more the second time', () => {
    const once = applyTo(board, change)

    expect(once).not.toEqual(board)
    expect(applyTo(once, change)).toEqual(once)
  })

  it('can be taken back exactly', () => {
    const back = thereAndBack(board, change)

    expect(back.lists).toEqual(board.lists)
    expect(back.settings).toEqual(board.settings)
    expect(back.name).toBe(board.name)
    expect(new Set(back.cards)).toEqual(new Set(board.cards))
    expect(back.labels).toEqual(board.labels)
  })
})

it('a move leaves alone what others moved meanwhile', () => {
  const [open, done] = board.lists
  const others = applyTo(board, { kind: 'list-name', listId: open?.id ?? '', name: 'To do', text: '' })
  const theirs = {
    ...others,
    lists: others.lists.map((each) =>
      each.id === done?.id
        ? { ...each, idCards: [open?.idCards[1] ?? '', ...each.idCards] }
        : { ...each, idCards: open?.idCards.slice(0, 1) ?? [] },
    ),
  }

  const both = applyTo(theirs, { kind: 'card-order', lists: moved(), movedIds: [open?.idCards[0] ?? ''], text: '' })

  expect(both.lists.map(({ name, idCards }) => [name, idCards.length])).toEqual([
    ['To do', 0],
    ['Done', 3],
  ])
})

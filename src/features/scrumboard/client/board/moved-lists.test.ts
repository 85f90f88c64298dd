import { describe, expect, it } from 'vitest'
import { isSameOrder, withCardsAt } from './moved-lists.ts'

const lists = [
  { id: 'open', name: 'Open', idCards: ['a', 'b', 'c'] },
  { id: 'done', name: 'Done', idCards: ['d', 'e'] },
]

const cardsOf = (of: readonly { readonly idCards: readonly string[] }[]): readonly (readonly string[])[] => of.map(({ idCards }) => idCards)

describe('a card that is moved', () => {
  it('stands at its place among the others of its list', () => {
    const after = withCardsAt(lists, lists, { id: 'a', together: ['a'], to: { list: 'open', at: 1 } })

    expect(cardsOf(after)).toEqual([
      ['b', 'a', 'c'],
      ['d', 'e'],
    ])
  })

  it('goes to another list', () => {
    const after = withCardsAt(lists, lists, { id: 'b', together: ['b'], to: { list: 'done', at: 0 } })

    expect(cardsOf(after)).toEqual([
      ['a', 'c'],
      ['b', 'd', 'e'],
    ])
  })

  it('stays where it is when its new list is gone', () => {
    const after = withCardsAt(lists, lists, { id: 'b', together: ['b'], to: { list: 'gone', at: 0 } })

    expect(isSameOrder(lists, after)).toBe(true)
  })

  it('stands behind the card above it, whatever a filter hides between them', () => {
    const shown = [
      { id: 'open', idCards: ['a', 'c'] },
      { id: 'done', idCards: ['e'] },
    ]

    const behind = withCardsAt(lists, shown, { id: 'e', together: ['e'], to: { list: 'open', at: 1 } })
    const first = withCardsAt(lists, shown, { id: 'a', together: ['a'], to: { list: 'done', at: 0 } })

    expect(cardsOf(behind)[0]).toEqual(['a', 'e', 'b', 'c'])
    expect(cardsOf(first)[1]).toEqual(['d', 'a', 'e'])
  })
})

describe('several cards that are moved together', () => {
  it('stand one behind the other in the order they had', () => {
    const after = withCardsAt(lists, lists, { id: 'd', together: ['d', 'a'], to: { list: 'open', at: 2 } })

    expect(cardsOf(after)).toEqual([['b', 'a', 'd', 'c'], ['e']])
  })

  it('fill an empty list', () => {
    const withEmpty = [...lists, { id: 'later', name: 'Later', idCards: [] }]

    const after = withCardsAt(withEmpty, withEmpty, { id: 'a', together: ['a', 'e'], to: { list: 'later', at: 0 } })

    expect(cardsOf(after)).toEqual([['b', 'c'], ['d'], ['a', 'e']])
  })
})

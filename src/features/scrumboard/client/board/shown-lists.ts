import type { Board, Card, List } from '../../board.ts'

/** A list with the cards of it that show. */
export type ShownList = { readonly list: List; readonly cards: readonly Card[] }

export function shownLists({ lists, cards }: Board, isShown: (card: Card) => boolean): readonly ShownList[] {
  const byId = new Map(cards.map((card) => [card.id, card]))
  return lists.map((list) => ({
    list,
    cards: list.idCards.flatMap((id) => {
      const card = byId.get(id)
      return card && isShown(card) ? [card] : []
    }),
  }))
}

/** The card beside one, in the list next to its own that has any: at the same height, or its last. */
export function cardBeside(lists: readonly ShownList[], from: string, step: -1 | 1): string | undefined {
  const at = lists.findIndex(({ cards }) => cards.some(({ id }) => id === from))
  if (at < 0) return undefined
  const height = lists[at]?.cards.findIndex(({ id }) => id === from) ?? 0
  for (let next = at + step; next >= 0 && next < lists.length; next += step) {
    const cards = lists[next]?.cards ?? []
    const found = cards[height] ?? cards.at(-1)
    if (found) return found.id
  }
  return undefined
}

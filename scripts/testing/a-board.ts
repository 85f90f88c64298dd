import { blankCard } from '../../src/features/scrumboard/blank-card.ts'
import type { Board, Card } from '../../src/features/scrumboard/board.ts'

/** A board from the names of its lists and cards, with people and labels to choose from. */
export function aBoard(names: Readonly<Record<string, readonly string[]>>, change: Partial<Board> = {}): Board {
  const lists = Object.entries(names).map(([name, cards]) => ({ name, cards: cards.map((card) => aCard({ name: card })) }))
  return {
    id: crypto.randomUUID(),
    name: 'Client Portal',
    uri: 'client-portal',
    settings: { color: '', subscribed: false, cardCoverImages: true },
    lists: lists.map(({ name, cards }) => ({ id: crypto.randomUUID(), name, idCards: cards.map(({ id }) => id) })),
    cards: lists.flatMap(({ cards }) => cards),
    members: [],
    labels: [],
    ...change,
  }
}

export function aCard(change: Partial<Card> = {}): Card {
  return { ...blankCard(crypto.randomUUID(), 'Offer'), ...change }
}

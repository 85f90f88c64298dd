import type { Board, Card, Label, List, Settings } from '../../board.ts'
import { mergeListOrder, mergeOrder } from '../../rules-order.ts'

/** Something done to a board, and all it takes to take it back. */
export type BoardChange = { readonly text: string } & (
  | { readonly kind: 'card-order' | 'list-order'; readonly lists: readonly List[]; readonly movedIds: readonly string[] }
  | { readonly kind: 'board-name'; readonly name: string }
  | { readonly kind: 'settings'; readonly settings: Partial<Settings> }
  | { readonly kind: 'list-name'; readonly listId: string; readonly name: string }
  | { readonly kind: 'list-there'; readonly list: List; readonly cards: readonly Card[]; readonly at: number; readonly isNew: boolean }
  | { readonly kind: 'list-gone'; readonly list: List; readonly cards: readonly Card[]; readonly at: number }
  | { readonly kind: 'cards-there'; readonly cards: readonly Card[]; readonly lists: readonly List[]; readonly isNew: boolean }
  | { readonly kind: 'cards-gone'; readonly cards: readonly Card[]; readonly lists: readonly List[] }
  | { readonly kind: 'label-there' | 'label-gone'; readonly label: Label }
)

/** The board with the change; where it has it already, the same. */
export function applyTo(board: Board, change: BoardChange): Board {
  switch (change.kind) {
    case 'card-order':
      return { ...board, lists: mergeOrder(board.lists, change.lists, change.movedIds) }
    case 'list-order':
      return { ...board, lists: mergeListOrder(board.lists, change.lists, change.movedIds) }
    case 'board-name':
      return { ...board, name: change.name }
    case 'settings':
      return { ...board, settings: { ...board.settings, ...change.settings } }
    case 'list-name':
      return { ...board, lists: board.lists.map((list) => (list.id === change.listId ? { ...list, name: change.name } : list)) }
    case 'list-there':
    case 'list-gone':
    case 'cards-there':
    case 'cards-gone':
      return withPresence(board, change)
    case 'label-there':
    case 'label-gone':
      return { ...board, labels: withLabel(board.labels, change) }
  }
}

/** Known from the board as it was before. */
export function inverseOf(change: BoardChange, before: Board | undefined): BoardChange | undefined {
  switch (change.kind) {
    case 'card-order':
    case 'list-order':
      return before && { ...change, lists: before.lists }
    case 'board-name':
      return before && { ...change, name: before.name }
    case 'settings': {
      // Made of the same names, each with the value it had.
      const names = Object.keys(change.settings) as readonly (keyof Settings)[]
      return before && { ...change, settings: Object.fromEntries(names.map((name) => [name, before.settings[name]])) }
    }
    case 'list-name': {
      const name = before?.lists.find(({ id }) => id === change.listId)?.name
      return name === undefined ? undefined : { ...change, name }
    }
    case 'list-there':
      return { ...change, kind: 'list-gone' }
    case 'list-gone':
      return { ...change, kind: 'list-there', isNew: false }
    case 'cards-there':
      return { ...change, kind: 'cards-gone' }
    case 'cards-gone':
      return { ...change, kind: 'cards-there', isNew: false }
    case 'label-there':
      return { ...change, kind: 'label-gone' }
    case 'label-gone':
      return { ...change, kind: 'label-there' }
  }
}

type Presence = Extract<BoardChange, { readonly kind: 'list-there' | 'list-gone' | 'cards-there' | 'cards-gone' }>

function withPresence(board: Board, change: Presence): Board {
  const ids = new Set(change.cards.map(({ id }) => id))
  const others = board.cards.filter(({ id }) => !ids.has(id))
  const known = board.cards.filter(({ id }) => ids.has(id))
  if (change.kind === 'cards-gone') return { ...board, cards: others, lists: withoutCards(board.lists, ids) }
  if (change.kind === 'list-gone') return { ...board, cards: others, lists: board.lists.filter(({ id }) => id !== change.list.id) }
  const fresh = change.cards.filter(({ id }) => known.every((card) => card.id !== id))
  const cards = fresh.length === 0 ? board.cards : [...board.cards, ...fresh]
  if (change.kind === 'cards-there') return { ...board, cards, lists: withCards(board.lists, change.lists, ids) }
  const isThere = board.lists.some(({ id }) => id === change.list.id)
  return { ...board, cards, lists: isThere ? board.lists : board.lists.toSpliced(change.at, 0, change.list) }
}

function withoutCards(lists: readonly List[], ids: ReadonlySet<string>): List[] {
  return lists.map((list) =>
    list.idCards.some((id) => ids.has(id)) ? { ...list, idCards: list.idCards.filter((id) => !ids.has(id)) } : list,
  )
}

/** Cards come to the place that the given lists say, beside what is there by then. */
function withCards(lists: readonly List[], wanted: readonly List[], ids: ReadonlySet<string>): List[] {
  const missing = [...ids].filter((id) => lists.every(({ idCards }) => !idCards.includes(id)))
  const homeOf = (id: string): string | undefined => (wanted.find(({ idCards }) => idCards.includes(id)) ?? lists[0])?.id
  const added = lists.map((list) => ({ ...list, idCards: [...list.idCards, ...missing.filter((id) => homeOf(id) === list.id)] }))
  return mergeOrder(added, wanted, missing)
}

function withLabel(labels: Label[], { kind, label }: Extract<BoardChange, { readonly label: Label }>): Label[] {
  const others = labels.filter(({ id }) => id !== label.id)
  if (kind === 'label-gone') return others
  return others.length === labels.length ? [...labels, label] : labels
}

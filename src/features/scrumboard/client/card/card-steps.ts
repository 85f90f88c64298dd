import type { Activity, Board, Card, Label, List } from '../../board.ts'
import { patched, type FieldChange } from './merge-card.ts'

/** Something done to cards, and all it takes to take it back. */
export type CardStep = { readonly text: string } & (
  | { readonly kind: 'fields'; readonly cardId: string; readonly change: FieldChange }
  | { readonly kind: 'check'; readonly cardId: string; readonly itemId: string; readonly checked: boolean }
  | { readonly kind: 'cards'; readonly spots: readonly Spot[]; readonly isThere: boolean; readonly isNew: boolean }
  | { readonly kind: 'comment'; readonly cardId: string; readonly activity: Activity; readonly isThere: boolean }
  | { readonly kind: 'comment-text'; readonly cardId: string; readonly activityId: string; readonly before: string; readonly after: string }
  | { readonly kind: 'label'; readonly label: Label; readonly cardIds: readonly string[]; readonly isThere: boolean }
  | { readonly kind: 'label-look'; readonly before: Label; readonly after: Label }
  | { readonly kind: 'several'; readonly steps: readonly CardStep[] }
)
/** Where a card stands: in which list, and behind which card; at the top without one. */
export type Spot = { readonly card: Card; readonly listId: string; readonly behind: string | undefined }

export function spotOf(board: Pick<Board, 'lists'>, card: Card): Spot | undefined {
  const list = board.lists.find(({ idCards }) => idCards.includes(card.id))
  return list && { card, listId: list.id, behind: list.idCards[list.idCards.indexOf(card.id) - 1] }
}

export function applyStep(board: Board, step: CardStep): Board {
  switch (step.kind) {
    case 'fields':
      return inCard(board, step.cardId, (card) => patched(card, step.change))
    case 'check':
      return inCard(board, step.cardId, (card) => ({ ...card, checklists: checkedIn(card, step.itemId, step.checked) }))
    case 'cards':
      return step.isThere ? step.spots.reduce(withCard, board) : withoutCards(board, new Set(step.spots.map(({ card }) => card.id)))
    case 'comment':
      return inCard(board, step.cardId, (card) => ({ ...card, activities: withComment(card.activities, step.activity, step.isThere) }))
    case 'comment-text':
      return inCard(board, step.cardId, (card) => ({
        ...card,
        activities: card.activities.map((each) => (each.id === step.activityId ? { ...each, message: step.after } : each)),
      }))
    case 'label':
      return step.isThere ? withLabel(board, step.label, step.cardIds) : withoutLabel(board, step.label.id)
    case 'label-look':
      return { ...board, labels: board.labels.map((label) => (label.id === step.after.id ? step.after : label)) }
    case 'several':
      return step.steps.reduce(applyStep, board)
  }
}

export function inverseStep(step: CardStep): CardStep {
  switch (step.kind) {
    case 'fields':
      return { ...step, change: { before: step.change.after, after: step.change.before } }
    case 'check':
      return { ...step, checked: !step.checked }
    // What was new a moment ago is brought back like any other card that was removed.
    case 'cards':
      return { ...step, isThere: !step.isThere, isNew: false }
    case 'comment':
    case 'label':
      return { ...step, isThere: !step.isThere }
    case 'comment-text':
    case 'label-look':
      // Each is turned around within its own kind.
      return { ...step, before: step.after, after: step.before } as CardStep
    case 'several':
      return { ...step, steps: step.steps.toReversed().map(inverseStep) }
  }
}

/** The lists with a card at its place; where its list is gone, at the end of the first. */
export function placedIn(lists: readonly List[], { card, listId, behind }: Spot): List[] {
  const home = lists.some(({ id }) => id === listId) ? listId : lists[0]?.id
  return lists.map((list) => {
    const others = list.idCards.filter((id) => id !== card.id)
    if (list.id !== home) return { ...list, idCards: others }
    const at = behind === undefined ? 0 : others.indexOf(behind) + 1
    const isLost = list.id !== listId || (behind !== undefined && at === 0)
    return { ...list, idCards: others.toSpliced(isLost ? others.length : at, 0, card.id) }
  })
}

function withCard(board: Board, spot: Spot): Board {
  if (board.lists.some(({ idCards }) => idCards.includes(spot.card.id))) return board
  const others = board.cards.filter(({ id }) => id !== spot.card.id)
  return { ...board, cards: [...others, spot.card], lists: placedIn(board.lists, spot) }
}

function withoutCards(board: Board, gone: ReadonlySet<string>): Board {
  return {
    ...board,
    cards: board.cards.filter(({ id }) => !gone.has(id)),
    lists: board.lists.map((list) => ({ ...list, idCards: list.idCards.filter((id) => !gone.has(id)) })),
  }
}

function inCard(board: Board, cardId: string, change: (card: Card) => Card): Board {
  return { ...board, cards: board.cards.map((card) => (card.id === cardId ? change(card) : card)) }
}

function checkedIn({ checklists }: Card, itemId: string, checked: boolean): Card['checklists'] {
  return checklists.map((list) => ({
    ...list,
    checkItems: list.checkItems.map((item) => (item.id === itemId ? { ...item, checked } : item)),
  }))
}

function withComment(activities: readonly Activity[], activity: Activity, isThere: boolean): Activity[] {
  const others = activities.filter(({ id }) => id !== activity.id)
  if (!isThere) return others
  if (others.length < activities.length) return [...activities]
  return [...others, activity].toSorted((one, other) => Date.parse(other.time) - Date.parse(one.time))
}

function withLabel(board: Board, label: Label, cardIds: readonly string[]): Board {
  const isKnown = board.labels.some(({ id }) => id === label.id)
  const cards = board.cards.map((card) =>
    cardIds.includes(card.id) && !card.idLabels.includes(label.id) ? { ...card, idLabels: [...card.idLabels, label.id] } : card,
  )
  return { ...board, cards, labels: isKnown ? board.labels : [...board.labels, label] }
}

function withoutLabel(board: Board, labelId: string): Board {
  return {
    ...board,
    labels: board.labels.filter(({ id }) => id !== labelId),
    cards: board.cards.map((card) => ({ ...card, idLabels: card.idLabels.filter((id) => id !== labelId) })),
  }
}

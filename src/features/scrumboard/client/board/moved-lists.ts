import type { Place } from '../../../../shell/parts/drag/order.ts'
import type { List } from '../../board.ts'

/** A list with the cards that show; a filter may hide others between them. */
type Shown = { readonly id: string; readonly idCards: readonly string[] }
type CardMove = {
  /** The card somebody took hold of; the place is counted without it. */
  readonly id: string
  /** All that go along, itself included. */
  readonly together: readonly string[]
  readonly to: Place
}

/** The lists of a board after cards went to a place among those that show: behind the card above, else before the one below, else to the end. */
export function withCardsAt(lists: readonly List[], shown: readonly Shown[], { id, together, to }: CardMove): List[] {
  if (!lists.some((list) => list.id === to.list)) return [...lists]
  const going = new Set(together)
  const moved = lists.flatMap(({ idCards }) => idCards.filter((card) => going.has(card)))
  const others = (shown.find((list) => list.id === to.list)?.idCards ?? []).filter((card) => card !== id)
  const above = others.slice(0, to.at).findLast((card) => !going.has(card))
  const below = others.slice(to.at).find((card) => !going.has(card))
  return lists.map((list) => {
    const staying = list.idCards.filter((card) => !going.has(card))
    if (list.id !== to.list) return { ...list, idCards: staying }
    const at = above === undefined ? (below === undefined ? staying.length : staying.indexOf(below)) : staying.indexOf(above) + 1
    return { ...list, idCards: staying.toSpliced(at, 0, ...moved) }
  })
}

/** Whether nothing stands elsewhere than before. */
export function isSameOrder(before: readonly List[], after: readonly List[]): boolean {
  return (
    before.length === after.length && before.every((list, at) => list.id === after[at]?.id && isSameRow(list.idCards, after[at].idCards))
  )
}

function isSameRow(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, at) => id === other[at])
}

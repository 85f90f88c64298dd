/** One of several lists that things can be moved between. */
export type DragListContent = { readonly id: string; readonly title: string; readonly items: readonly DragItemContent[] }
export type DragItemContent = { readonly id: string; readonly title: string }

/** Where something stands: in which list, and behind how many others. */
export type Place = { readonly list: string; readonly at: number }
/** `to` counts without the thing itself: it is the place it has afterwards. */
export type Move = { readonly id: string; readonly from: Place; readonly to: Place }

/** Ways to move without dragging; the same for keys and menus. */
export type Step = 'back' | 'forward' | 'first' | 'last'

export function moveWithin<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const moved = items[from]
  if (moved === undefined) return items
  const others = items.toSpliced(from, 1)
  return others.toSpliced(limit(to, others.length), 0, moved)
}

/** The lists after a move; lists that it does not touch stay the same objects. */
export function moveAcross<List extends { readonly id: string; readonly items: readonly unknown[] }>(
  lists: readonly List[],
  { from, to }: Move,
): readonly List[] {
  const moved = lists.find(({ id }) => id === from.list)?.items[from.at]
  if (moved === undefined || !lists.some(({ id }) => id === to.list)) return lists
  return lists.map((list) => {
    if (list.id !== from.list && list.id !== to.list) return list
    const others = list.id === from.list ? list.items.toSpliced(from.at, 1) : list.items
    return { ...list, items: list.id === to.list ? others.toSpliced(limit(to.at, others.length), 0, moved) : others }
  })
}

export function placeOf(lists: readonly DragListContent[], id: string): Place | undefined {
  for (const { id: list, items } of lists) {
    const at = items.findIndex((item) => item.id === id)
    if (at >= 0) return { list, at }
  }
  return undefined
}

/** Where something dropped before or behind another one ends up. */
export function placeBeside(from: Place, target: Place, side: 'before' | 'after'): Place {
  const at = side === 'after' ? target.at + 1 : target.at
  const isBehindItself = from.list === target.list && from.at < at
  return { list: target.list, at: isBehindItself ? at - 1 : at }
}

/** Where one step in its own list leads; nothing where it cannot go further. */
export function placeAfterStep(lists: readonly DragListContent[], from: Place, step: Step): Place | undefined {
  const count = lists.find(({ id }) => id === from.list)?.items.length ?? 0
  const at = { back: from.at - 1, forward: from.at + 1, first: 0, last: count - 1 }[step]
  return at === from.at || at < 0 || at >= count ? undefined : { list: from.list, at }
}

/** The same height in the list beside; nothing where there is none. */
export function placeInListBeside(lists: readonly DragListContent[], from: Place, step: -1 | 1): Place | undefined {
  const list = lists[lists.findIndex(({ id }) => id === from.list) + step]
  return list === undefined ? undefined : { list: list.id, at: Math.min(from.at, list.items.length) }
}

function limit(at: number, length: number): number {
  return Math.max(0, Math.min(at, length))
}

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useAnnounce } from '../../announce.tsx'
import { useTexts } from '../../language.tsx'
import { watchDrags } from './drag-watch.ts'
import { itemElement, focusMarkIn, restoreFocus, type FocusMark } from './drag-focus.ts'
import { dragWords } from './drag-words.ts'
import { placeOf, type DragItemContent, type DragListContent, type Move, type Place } from './order.ts'

type BoardOptions = {
  readonly lists: readonly DragListContent[]
  /** Puts the thing at its new place; `moveAcross` and `moveWithin` compute the new lists. */
  readonly onMove: (move: Move) => void
  /** How the things in a list follow each other. */
  readonly axis?: 'vertical' | 'horizontal'
  /** What goes along when this one is moved, itself included; for what is selected together. */
  readonly together?: (id: string) => readonly string[]
  /** While something is in the air, e.g. to keep what others change from moving under the pointer. */
  readonly onDragging?: (isDragging: boolean) => void
}

export type DragBoard = {
  /** Sets the drags of this board apart from those of others on the page. */
  readonly id: string
  readonly lists: readonly DragListContent[]
  readonly axis: 'vertical' | 'horizontal'
  readonly together: (id: string) => readonly string[]
  readonly onDragging: (isDragging: boolean) => void
  /** The one moved last, and an odd or even count so that it can light up twice in a row. */
  readonly moved: { readonly id: string; readonly beat: 'odd' | 'even' } | undefined
  /** Moves and says so; without a place it says that it cannot go further. */
  readonly move: (id: string, to: Place | undefined) => void
}

/** After so many milliseconds whoever moved it does something else already. */
const patience = 3000

/** One list or several between which things can be moved: by dragging, by keys and by menu, with the same outcomes. */
export function useDragBoard({ lists, onMove, axis = 'vertical', together = alone, onDragging = ignore }: BoardOptions): DragBoard {
  const id = useId()
  const announce = useAnnounce()
  const texts = useTexts(dragWords)
  const [moved, setMoved] = useState<DragBoard['moved']>()
  const wish = useRef<FocusMark & { readonly from: Place; readonly since: number }>(undefined)

  function move(item: string, to: Place | undefined): void {
    const from = placeOf(lists, item)
    if (!from) return
    const title = itemIn(lists, item)?.title ?? ''
    if (!to) return announce(fill(texts.atEnd, { title }))
    if (to.list === from.list && to.at === from.at) return
    wish.current = { ...focusMarkIn(id, item), from, since: performance.now() }
    setMoved({ id: item, beat: moved?.beat === 'odd' ? 'even' : 'odd' })
    onMove({ id: item, from, to })
    const list = lists.find((each) => each.id === to.list)
    const count = (list?.items.length ?? 0) + (to.list === from.list ? 0 : 1)
    const where = { title, position: to.at + 1, count }
    announce(lists.length > 1 ? fill(texts.movedTo, { ...where, list: list?.title ?? '' }) : fill(texts.moved, where))
  }

  const onDropped = useEffectEvent(move)
  const onCancelled = useEffectEvent((item: string) => announce(fill(texts.cancelled, { title: itemIn(lists, item)?.title ?? '' })))
  const placeNow = useEffectEvent((item: string) => placeOf(lists, item))
  const endOf = useEffectEvent((list: string) => lists.find((each) => each.id === list)?.items.length ?? 0)
  const tellDragging = useEffectEvent(onDragging)
  useEffect(() => watchDrags({ board: id, placeNow, endOf, onDropped, onCancelled, onDragging: tellDragging }), [id])

  useEffect(() => {
    const mark = wish.current
    const place = mark && placeOf(lists, mark.item)
    // The new order may come later than the next render, or never.
    if (!mark || (place?.list === mark.from.list && place.at === mark.from.at)) return
    wish.current = undefined
    if (performance.now() - mark.since < patience) restoreFocus(itemElement(id, mark.item), mark)
  }, [id, lists])

  return { id, lists, axis, together, onDragging, moved, move }
}

function alone(id: string): readonly string[] {
  return [id]
}

function ignore(): void {}

export function itemIn(lists: readonly DragListContent[], id: string): DragItemContent | undefined {
  return lists.flatMap(({ items }) => items).find((item) => item.id === id)
}

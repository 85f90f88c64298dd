import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge'
import { autoScrollForElements, autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { placeBeside, type Place } from './order.ts'

type Watch = {
  readonly board: string
  readonly placeNow: (item: string) => Place | undefined
  readonly endOf: (list: string) => number
  readonly onDropped: (item: string, to: Place) => void
  readonly onCancelled: (item: string) => void
  readonly onDragging: (isDragging: boolean) => void
}

/** What a thing and a list tell while something is dragged. */
export type DragTag = { readonly board: string; readonly item?: string; readonly list?: string }

/** Follows the drags of one board from start to drop; gives back how to stop. */
export function watchDrags({ board, placeNow, endOf, onDropped, onCancelled, onDragging }: Watch): () => void {
  let stopScrolling: readonly (() => void)[] = []
  const stop = monitorForElements({
    canMonitor: ({ source }) => tagOf(source.data).board === board,
    onDragStart: ({ source }) => {
      onDragging(true)
      const lists = document.querySelectorAll(`[data-drag-list^="${CSS.escape(board)}/"]`)
      const scrollers = [...scrollersAround([source.element, ...lists])]
      stopScrolling = [autoScrollWindowForElements(), ...scrollers.map((element) => autoScrollForElements({ element }))]
    },
    onDrop: ({ source, location }) => {
      for (const stopOne of stopScrolling) stopOne()
      stopScrolling = []
      onDragging(false)
      const { item = '' } = tagOf(source.data)
      const from = placeNow(item)
      const target = location.current.dropTargets[0]
      if (!from || !target) return onCancelled(item)
      const on = tagOf(target.data)
      if (on.item === undefined) return onDropped(item, { list: on.list ?? '', at: endOf(on.list ?? '') - (on.list === from.list ? 1 : 0) })
      const beside = placeNow(on.item)
      const edge = extractClosestEdge(target.data)
      if (beside) onDropped(item, placeBeside(from, beside, edge === 'bottom' || edge === 'right' ? 'after' : 'before'))
    },
  })
  return () => {
    for (const stopOne of stopScrolling) stopOne()
    stop()
  }
}

export function tagOf(tags: Readonly<Record<string | symbol, unknown>>): DragTag {
  const text = (name: string): string | undefined => (typeof tags[name] === 'string' ? tags[name] : undefined)
  const [item, list] = [text('item'), text('list')]
  return { board: text('board') ?? '', ...(item === undefined ? {} : { item }), ...(list === undefined ? {} : { list }) }
}

/** Everything that scrolls on the way from these elements up to the page. */
export function scrollersAround(elements: readonly Element[]): ReadonlySet<Element> {
  const found = new Set<Element>()
  for (const element of elements) {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each)
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) found.add(each)
    }
  }
  return found
}

import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import { useEffect, useEffectEvent, useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import type { DragBoard } from './drag-board.ts'
import styles from './drag.module.css'
import { tagOf } from './drag-watch.ts'
import { placeForKey } from './move-keys.ts'
import { MoveMenu } from './move-menu.tsx'
import { placeBeside, placeOf } from './order.ts'
import { followFinger, type FingerTarget } from './touch-drag.ts'

type DragItemProps = {
  readonly board: DragBoard
  readonly id: string
  /** What can be taken hold of: the handle (or what is marked `data-drag-grip` around it), or the whole thing; by finger after a moment. */
  readonly grip?: 'handle' | 'whole'
  readonly className?: string | undefined
  /** Where it stands, in a list that places its things itself. */
  readonly style?: CSSProperties
  /** Puts the handle where it belongs; it is also the menu with all ways to move. */
  readonly children: (parts: { readonly handle: ReactNode; readonly isDragging: boolean }) => ReactNode
}

/** One thing of a list that can be moved. */
export function DragItem({ board, id, grip = 'handle', className, style, children }: DragItemProps): ReactNode {
  const element = useRef<HTMLLIElement>(null)
  const [isDragging, setDragging] = useState(false)
  const [side, setSide] = useState<'before' | 'after'>()
  const { id: boardId, axis } = board

  const dropByFinger = useEffectEvent((target: FingerTarget) => {
    const from = placeOf(board.lists, id)
    const list = board.lists.find((each) => each.id === target.list)
    if (list && from) return board.move(id, { list: list.id, at: list.items.length - (list.id === from.list ? 1 : 0) })
    const beside = target.item === undefined ? undefined : placeOf(board.lists, target.item)
    if (from && beside) board.move(id, placeBeside(from, beside, target.side))
  })

  const tellDragging = useEffectEvent((isNowDragging: boolean) => {
    setDragging(isNowDragging)
    board.onDragging(isNowDragging)
  })
  const countTogether = useEffectEvent(() => board.together(id).length)

  useEffect(() => {
    const item = element.current
    if (!item) return undefined
    const grabbed = item.querySelector<HTMLElement>('[data-drag-handle]')
    const handle = grip === 'handle' ? (item.querySelector<HTMLElement>('[data-drag-grip]') ?? grabbed) : null
    const following = { board: boardId, axis, onDragging: tellDragging, onDrop: dropByFinger }
    const tag = { board: boardId, item: id }
    const isOurs = (tags: Readonly<Record<string | symbol, unknown>>): boolean => tagOf(tags).board === boardId
    return combine(
      grabbed ? followFinger(grabbed, following) : () => undefined,
      grip === 'whole' ? followFinger(item, { ...following, isHeldFirst: true }) : () => undefined,
      draggable({
        element: item,
        ...(handle ? { dragHandle: handle } : {}),
        getInitialData: () => tag,
        // The browser takes its picture right after this.
        onGenerateDragPreview: () => {
          const count = countTogether()
          if (count > 1) item.dataset['together'] = String(count)
        },
        onDragStart: () => {
          delete item.dataset['together']
          setDragging(true)
        },
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element: item,
        canDrop: ({ source }) => isOurs(source.data),
        getData: ({ input }) =>
          attachClosestEdge(tag, { element: item, input, allowedEdges: axis === 'vertical' ? ['top', 'bottom'] : ['left', 'right'] }),
        onDrag: ({ self, source }) => setSide(sideAt(extractClosestEdge(self.data), tagOf(source.data).item === id)),
        onDragLeave: () => setSide(undefined),
        onDrop: () => setSide(undefined),
      }),
    )
  }, [boardId, id, axis, grip])

  function moveByKey(event: KeyboardEvent): void {
    const place = placeForKey(board, id, event)
    if (place === 'not-a-move') return
    event.preventDefault()
    event.stopPropagation()
    board.move(id, place)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the controls inside
    <li
      ref={element}
      tabIndex={-1}
      className={className === undefined ? styles.item : `${styles.item} ${className}`}
      {...(style ? { style } : {})}
      data-drag-item={`${boardId}/${id}`}
      data-grip={grip}
      data-axis={axis}
      data-dragging={isDragging ? '' : undefined}
      data-drop={side}
      data-moved={board.moved?.id === id ? board.moved.beat : undefined}
      onKeyDown={moveByKey}
    >
      {children({ handle: <MoveMenu board={board} id={id} />, isDragging })}
    </li>
  )
}

function sideAt(edge: ReturnType<typeof extractClosestEdge>, isItself: boolean): 'before' | 'after' | undefined {
  if (edge === null || isItself) return undefined
  return edge === 'top' || edge === 'left' ? 'before' : 'after'
}

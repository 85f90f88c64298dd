import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { DragBoard } from './drag-board.ts'
import styles from './drag.module.css'
import { tagOf } from './drag-watch.ts'

type DragListProps = {
  readonly board: DragBoard
  readonly id: string
  readonly className?: string | undefined
  /** What stands around the list and belongs to it: what is dropped there goes to its end too. */
  readonly room?: RefObject<HTMLElement | null>
  /** Shown when nothing is in it. */
  readonly empty?: ReactNode
  /** The items, as `DragItem`. */
  readonly children: ReactNode
}

/** One list of a board; what is dropped on its free room goes to its end. */
export function DragList({ board, id, className, room, empty, children }: DragListProps): ReactNode {
  const element = useRef<HTMLUListElement>(null)
  const [isOver, setOver] = useState(false)
  const { id: boardId } = board
  const content = board.lists.find((list) => list.id === id)

  useEffect(() => {
    if (!element.current) return undefined
    const places = [element.current, ...(room?.current ? [room.current] : [])]
    const stops = places.map((place) =>
      dropTargetForElements({
        element: place,
        canDrop: ({ source }) => tagOf(source.data).board === boardId,
        getData: () => ({ board: boardId, list: id }),
        onDragEnter: () => setOver(true),
        onDragLeave: ({ location }) => setOver(location.current.dropTargets.some(({ data: tags }) => tagOf(tags).list === id)),
        onDrop: () => setOver(false),
      }),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [boardId, id, room])

  const isEmpty = content?.items.length === 0
  return (
    <ul
      ref={element}
      aria-label={content?.title}
      className={className === undefined ? styles.list : `${styles.list} ${className}`}
      data-drag-list={`${boardId}/${id}`}
      data-axis={board.axis}
      data-over={isOver ? '' : undefined}
    >
      {children}
      {isEmpty && empty !== undefined ? <li className={styles.empty}>{empty}</li> : null}
    </ul>
  )
}

import type { ReactNode } from 'react'
import { useDragBoard } from './drag-board.ts'
import { DragItem } from './drag-item.tsx'
import { DragList } from './drag-list.tsx'

type SortableListProps<Item> = {
  /** Its name for those who listen. */
  readonly name: string
  readonly items: readonly Item[]
  /** What an item is called when it moves. */
  readonly titleOf: (item: Item) => string
  /** `moveWithin(items, from, to)` gives the new order. */
  readonly onMove: (from: number, to: number) => void
  readonly axis?: 'vertical' | 'horizontal'
  readonly grip?: 'handle' | 'whole'
  readonly className?: string | undefined
  readonly itemClassName?: string | undefined
  readonly children: (item: Item, handle: ReactNode) => ReactNode
}

/** A list whose order people decide. */
export function SortableList<Item extends { readonly id: string }>(props: SortableListProps<Item>): ReactNode {
  const { name, items, titleOf, onMove, axis = 'vertical', grip = 'handle', className, itemClassName, children } = props
  const board = useDragBoard({
    lists: [{ id: 'all', title: name, items: items.map((item) => ({ id: item.id, title: titleOf(item) })) }],
    onMove: ({ from, to }) => onMove(from.at, to.at),
    axis,
  })
  return (
    <DragList board={board} id="all" className={className}>
      {items.map((item) => (
        <DragItem key={item.id} board={board} id={item.id} grip={grip} className={itemClassName}>
          {({ handle }) => children(item, handle)}
        </DragItem>
      ))}
    </DragList>
  )
}

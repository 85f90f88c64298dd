import type { DragBoard } from './drag-board.ts'
import { placeAfterStep, placeInListBeside, placeOf, type Place } from './order.ts'

type Key = {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/** Alt and an arrow: along the list, and across to the list beside; with Shift to its very end. */
export function placeForKey(
  board: DragBoard,
  id: string,
  { key, altKey, ctrlKey, metaKey, shiftKey }: Key,
): Place | undefined | 'not-a-move' {
  const from = placeOf(board.lists, id)
  if (!from || !altKey || ctrlKey || metaKey) return 'not-a-move'
  const [back, forward] = board.axis === 'vertical' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  if (key === back) return placeAfterStep(board.lists, from, shiftKey ? 'first' : 'back')
  if (key === forward) return placeAfterStep(board.lists, from, shiftKey ? 'last' : 'forward')
  if (board.lists.length < 2 || board.axis !== 'vertical') return 'not-a-move'
  if (key === 'ArrowLeft') return placeInListBeside(board.lists, from, -1)
  if (key === 'ArrowRight') return placeInListBeside(board.lists, from, 1)
  return 'not-a-move'
}

import { createContext, use } from 'react'
import type { DragBoard } from '../../../../shell/parts/drag/drag-board.ts'
import type { Board } from '../../board.ts'
import type { CardChanges } from '../card/use-card-changes.ts'
import type { ShownList } from './shown-lists.ts'
import type { BoardChanges } from './use-board-changes.ts'

export type ChoiceKind = 'labels' | 'members' | 'due'

/** What everything on a board may count on. */
export type BoardSurroundings = {
  readonly board: Board
  readonly lists: readonly ShownList[]
  readonly changes: BoardChanges
  readonly cardChanges: CardChanges
  readonly listDrag: DragBoard
  readonly cardDrag: DragBoard
  readonly isFiltered: boolean
  readonly open: (cardId: string) => void
  /** A small panel beside the card. */
  readonly choose: (cardId: string, kind: ChoiceKind) => void
  /** Asks where these cards should go. */
  readonly askWhere: (cardIds: readonly string[]) => void
  readonly toggle: (cardId: string) => void
}

export const BoardContext = createContext<BoardSurroundings | undefined>(undefined)

export function useBoardSurroundings(): BoardSurroundings {
  const surroundings = use(BoardContext)
  if (!surroundings) throw new Error('This part stands on a board')
  return surroundings
}

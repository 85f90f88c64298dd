import { useMemo } from 'react'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { useRowKeys, type RowKeys } from '../../../../shell/parts/selection/use-row-keys.ts'
import { useRowPointer } from '../../../../shell/parts/selection/use-row-pointer.ts'
import { useSelection, type SelectionModel } from '../../../../shell/parts/selection/use-selection.ts'
import type { Board } from '../../board.ts'
import { isShownBy, type CardFilter } from '../filter/card-filter.ts'
import { shownLists, type ShownList } from './shown-lists.ts'

export type ShownBoard = {
  readonly lists: readonly ShownList[]
  /** How many cards the filter hides. */
  readonly hidden: number
  readonly selection: SelectionModel
  readonly keys: RowKeys<HTMLDivElement>
  readonly pointer: ReturnType<typeof useRowPointer>
}

/** The cards as they stand on the page, and what is selected and focused among them. */
export function useShownBoard(board: Board, { q, member, label, due }: CardFilter, open: (cardId: string) => void): ShownBoard {
  const now = useMinute().getTime()
  const lists = useMemo(
    () => shownLists(board, isShownBy({ q, member, label, due }, board, new Date(now))),
    // oxlint-disable-next-line react/exhaustive-deps -- lists from the address are new objects with the same words
    [board, q, member.join(), label.join(), due.join(), now],
  )
  const order = useMemo(() => lists.flatMap(({ cards }) => cards.map(({ id }) => id)), [lists])
  const all = board.lists.reduce((sum, { idCards }) => sum + idCards.length, 0)
  const filter = JSON.stringify([q, member, label, due])
  const selection = useSelection({ order, filter })
  const keys = useRowKeys<HTMLDivElement>({ order, selection, open })
  const pointer = useRowPointer(selection)
  return { lists, hidden: all - order.length, selection, keys, pointer }
}

import { useMemo } from 'react'
import { useBufferedRows } from '../../../shell/parts/live/use-buffered-rows.ts'
import type { PagedList } from '../../../shell/parts/paging/use-paged-list.ts'
import { useRowKeys, type RowKeys } from '../../../shell/parts/selection/use-row-keys.ts'
import { useRowPointer } from '../../../shell/parts/selection/use-row-pointer.ts'
import { useSelection, type SelectionModel } from '../../../shell/parts/selection/use-selection.ts'
import type { Note } from '../contract.ts'
import { belongs, inOrder, type Which } from '../rules.ts'
import { idOf, useCounts, useNoteList, type Counts } from './notes-queries.ts'

type ShownNotes = {
  readonly list: PagedList<Note>
  readonly buffer: ReturnType<typeof useBufferedRows<Note>>
  /** As they stand. */
  readonly notes: readonly Note[]
  readonly counts: Counts | undefined
  readonly selection: SelectionModel
  readonly keys: RowKeys<HTMLDivElement>
  readonly pointer: ReturnType<typeof useRowPointer>
}

/** The notes of a place as they stand on the page, and what is selected and focused among them. */
export function useShownNotes(which: Which, openId: string, open: (id: string) => void): ShownNotes {
  const list = useNoteList(which)
  const counts = useCounts(which).data
  const filter = JSON.stringify(which)
  // What a change takes out of this place goes at once, before the server has answered.
  const found = useMemo(
    () =>
      inOrder(
        list.rows.filter((note) => belongs(note, which)),
        which,
      ),
    [list.rows, which],
  )
  const buffer = useBufferedRows(found, { idOf, of: filter })
  const order = useMemo(() => buffer.shown.map(idOf), [buffer.shown])
  const total = list.hasMore ? Math.max(order.length, counts?.matching ?? 0) : order.length
  const selection = useSelection({ order, total, filter })
  const keys = useRowKeys<HTMLDivElement>({ order, selection, open, openId: openId === '' ? undefined : openId })
  const pointer = useRowPointer(selection)
  return { list, buffer, notes: buffer.shown, counts, selection, keys, pointer }
}

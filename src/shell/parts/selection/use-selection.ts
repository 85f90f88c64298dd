import { useEffect, useMemo, useState } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useAnnounce, type Announce } from '../../announce.tsx'
import { useTexts } from '../../language.tsx'
import { nothingSelected, selectionAfter, type Selection, type SelectionAction } from './selection.ts'
import { selectionWords } from './selection-words.ts'

/** What a list, a table and their bar need to know about the selection. */
export type SelectionModel = {
  /** Of loaded rows. With `isWholeResult` the rest of the result belongs to it too. */
  readonly ids: ReadonlySet<string>
  readonly count: number
  readonly isWholeResult: boolean
  /** Loaded rows as they stand now, and how many the filter finds in all. */
  readonly order: readonly string[]
  readonly total: number
  readonly isSelected: (id: string) => boolean
  /** With Shift held it extends from the anchor to this row. */
  readonly toggle: (id: string, held?: { readonly shiftKey: boolean }) => void
  /** `from` is where the range begins if nothing is selected yet. */
  readonly extend: (id: string, from?: string) => void
  readonly selectLoaded: () => void
  /** These instead of what was selected before. */
  readonly selectOnly: (ids: readonly string[]) => void
  readonly selectWholeResult: () => void
  readonly clear: () => void
}

type SelectionOptions = {
  /** The ids of the loaded rows as they stand now. Keep it stable (`useMemo`). */
  readonly order: readonly string[]
  /** How many the filter finds, also those not loaded. */
  readonly total?: number
  /** Changes when other rows are looked for; the selection ends then, so that nobody acts on what they do not see. */
  readonly filter?: string
}

export function useSelection({ order, total = order.length, filter = '' }: SelectionOptions): SelectionModel {
  const texts = useTexts(selectionWords)
  const announce = useAnnounce()
  const [kept, setKept] = useState({ selection: nothingSelected, filter })
  const isOfThisFilter = kept.filter === filter
  const selection = isOfThisFilter ? kept.selection : nothingSelected
  useDroppedCount(isOfThisFilter ? 0 : kept.selection.ids.size, announce, () => setKept({ selection: nothingSelected, filter }))

  return useMemo(() => {
    function act(action: SelectionAction): void {
      const next = selectionAfter(selection, action)
      setKept({ selection: next, filter })
      const count = countOf(next, total)
      announce(count === 0 ? texts.none : fill(texts.count, { count }))
    }
    return {
      ids: selection.ids,
      count: countOf(selection, total),
      isWholeResult: selection.isWholeResult,
      order,
      total,
      isSelected: (id) => selection.isWholeResult || selection.ids.has(id),
      toggle: (id, held) => act(held?.shiftKey ? { kind: 'extend', id, order } : { kind: 'toggle', id }),
      extend: (id, from) => act({ kind: 'extend', id, order, from }),
      selectLoaded: () => act({ kind: 'loaded', order }),
      selectOnly: (ids) => act({ kind: 'only', ids }),
      selectWholeResult: () => act({ kind: 'whole-result', order }),
      clear: () => (selection.ids.size > 0 ? act({ kind: 'clear' }) : undefined),
    }
  }, [selection, order, total, filter, announce, texts])
}

/** Says how many a change of the filter took out of the selection. */
function useDroppedCount(dropped: number, announce: Announce, forget: () => void): void {
  const texts = useTexts(selectionWords)
  useEffect(() => {
    if (dropped === 0) return
    announce(dropped === 1 ? texts.droppedOne : fill(texts.droppedMany, { count: dropped }))
    forget()
    // oxlint-disable-next-line react/exhaustive-deps -- said once for each time something was dropped
  }, [dropped])
}

function countOf({ ids, isWholeResult }: Selection, total: number): number {
  return isWholeResult ? total : ids.size
}

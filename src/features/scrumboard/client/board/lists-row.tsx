import { SquareKanban } from 'lucide-react'
import { useMemo, useRef, useLayoutEffect, type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { DragList } from '../../../../shell/parts/drag/drag-list.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { boardWords } from '../board-words.ts'
import { AddList } from './add-list.tsx'
import { useBoardSurroundings } from './board-surroundings.ts'
import { cardLink, focusedCard } from './card-element.ts'
import type { CardActs } from './card-face.tsx'
import { ListColumn } from './list-column.tsx'
import styles from './lists.module.css'
import { cardBeside } from './shown-lists.ts'
import type { ShownBoard } from './use-shown-board.ts'

type ListsRowProps = { readonly shown: ShownBoard; readonly onPrepare: () => void }

/** The lists side by side. Arrows go from card to card, across the lists too. */
export function ListsRow({ shown, onPrepare }: ListsRowProps): ReactNode {
  const texts = useTexts(boardWords)
  const { board, listDrag } = useBoardSurroundings()
  const { lists, selection, keys } = shown
  const acts = useCardActs(shown, onPrepare)

  function onKeyDown(event: KeyboardEvent): void {
    // What happens in a menu over the board arrives here too, and is none of its business.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    const from = focusedCard()
    if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || altKey || ctrlKey || metaKey || shiftKey || from === undefined) {
      return keys.listProps.onKeyDown(event)
    }
    const beside = cardBeside(lists, from, key === 'ArrowLeft' ? -1 : 1)
    if (beside === undefined) return
    event.preventDefault()
    cardLink(beside)?.focus()
  }
  function onFocus(event: FocusEvent): void {
    if (event.currentTarget.contains(event.target)) keys.listProps.onFocus(event)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come from the cards inside
    <div {...keys.listProps} className={styles.row} onKeyDown={onKeyDown} onFocus={onFocus}>
      {board.lists.length === 0 ? (
        <EmptyState kind="never-used" icon={SquareKanban} title={texts.noLists} text={texts.noListsText} />
      ) : null}
      <DragList board={listDrag} id="lists" className={styles.lists}>
        {lists.map((each) => (
          <ListColumn key={each.list.id} shown={each} selection={selection} tabIndexIn={keys.tabIndexIn} acts={acts} />
        ))}
      </DragList>
      <AddList />
    </div>
  )
}

/** The same object for as long as the board stands, so that only cards that changed are drawn again. */
function useCardActs({ selection, pointer }: ShownBoard, onPrepare: () => void): CardActs {
  const now = { selection, pointer, onPrepare }
  const latest = useRef(now)
  useLayoutEffect(() => {
    latest.current = now
  })
  return useMemo(
    () => ({
      onClick: (id: string, event: MouseEvent) => latest.current.pointer(id).onClick(event),
      onToggle: (id: string, event: MouseEvent) => latest.current.selection.toggle(id, event),
      onPrepare: () => latest.current.onPrepare(),
    }),
    [],
  )
}

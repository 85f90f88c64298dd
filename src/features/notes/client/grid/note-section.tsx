import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import { useDragBoard } from '../../../../shell/parts/drag/drag-board.ts'
import { DragItem } from '../../../../shell/parts/drag/drag-item.tsx'
import { DragList } from '../../../../shell/parts/drag/drag-list.tsx'
import { placeAfterStep, placeOf } from '../../../../shell/parts/drag/order.ts'
import type { Note } from '../../contract.ts'
import { neighbourInColumn } from '../../rules-masonry.ts'
import { nameOf } from '../../rules.ts'
import { cardHeight } from './card-height.ts'
import styles from './grid.module.css'
import { NoteCard, type CardSurroundings } from './note-card.tsx'
import { useMasonry } from './use-masonry.ts'

type NoteSectionProps = CardSurroundings & {
  readonly title: string
  readonly notes: readonly Note[]
  readonly isList: boolean
  /** Given where people decide the order. */
  readonly onMove: ((from: number, to: number) => void) | undefined
}

/** Notes in columns: the order on the page is the order of reading, whatever their height. */
export function NoteSection({ title, notes, isList, onMove, ...surroundings }: NoteSectionProps): ReactNode {
  const ids = notes.map(({ id }) => id)
  const { ref, ...grid } = useMasonry({ ids, isList, heightOf: (at) => cardHeight(notes[at], surroundings.look.isSized) })
  const board = useDragBoard({
    lists: [{ id: 'all', title, items: notes.map((note) => ({ id: note.id, title: nameOf(note) })) }],
    onMove: ({ from, to }) => onMove?.(from.at, to.at),
    axis: grid.columns === 1 ? 'vertical' : 'horizontal',
  })

  /** Arrows go where they point: beside along the order, up and down within the column. */
  function onKeyDown(event: KeyboardEvent): void {
    const id = event.target instanceof HTMLElement ? event.target.dataset['row'] : undefined
    const at = id === undefined ? -1 : ids.indexOf(id)
    if (at < 0 || grid.columns === 1 || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.altKey) return moveByKey(event, ids[at] ?? '')
    const target = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      ArrowDown: neighbourInColumn(grid.places, at, 1),
      ArrowUp: neighbourInColumn(grid.places, at, -1),
    }[event.key]
    const next = target === undefined ? undefined : ids[target]
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    ref.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(next)}"]`)?.focus()
  }

  function moveByKey(event: KeyboardEvent, id: string): void {
    const from = placeOf(board.lists, id)
    const step = { ArrowUp: 'back', ArrowDown: 'forward' } as const
    if (!onMove || !from || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    board.move(id, placeAfterStep(board.lists, from, step[event.key]))
  }

  const cards = grid.near.flatMap((at) => {
    const [note, place] = [notes[at], grid.places[at]]
    if (!note || !place) return []
    const style: CSSProperties = { width: grid.cardWidth, transform: `translate(${place.left}px, ${place.top}px)` }
    const content = (handle: ReactNode): ReactNode => (
      <div ref={grid.measure} data-card={note.id}>
        <NoteCard note={note} handle={handle} {...surroundings} />
      </div>
    )
    if (!onMove) {
      return [
        <li key={note.id} className={styles.card} style={style}>
          {content(null)}
        </li>,
      ]
    }
    return [
      <DragItem key={note.id} board={board} id={note.id} className={styles.card} style={style}>
        {({ handle }) => content(handle)}
      </DragItem>,
    ]
  })
  return (
    <div ref={ref} className={styles.grid} style={{ height: grid.height }} onKeyDownCapture={onKeyDown}>
      {onMove ? (
        <DragList board={board} id="all" className={styles.cards}>
          {cards}
        </DragList>
      ) : (
        <ul className={styles.cards} aria-label={title}>
          {cards}
        </ul>
      )}
    </div>
  )
}

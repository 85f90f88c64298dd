import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useSearch } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { DragItem } from '../../../../shell/parts/drag/drag-item.tsx'
import { DragList } from '../../../../shell/parts/drag/drag-list.tsx'
import type { SelectionModel } from '../../../../shell/parts/selection/use-selection.ts'
import { cardPath } from '../../board-paths.ts'
import { boardWords } from '../board-words.ts'
import { AddCard } from './add-card.tsx'
import { useBoardSurroundings } from './board-surroundings.ts'
import { CardFace, type CardActs } from './card-face.tsx'
import { ListHead } from './list-head.tsx'
import styles from './lists.module.css'
import type { ShownList } from './shown-lists.ts'

type ListColumnProps = {
  readonly shown: ShownList
  readonly selection: SelectionModel
  readonly tabIndexIn: (cardId: string) => 0 | -1
  readonly acts: CardActs
}

/** One list: its head, its cards, and the field for the next one. */
export function ListColumn({ shown: { list, cards }, selection, tabIndexIn, acts }: ListColumnProps): ReactNode {
  const texts = useTexts(boardWords)
  const { board, cardDrag, listDrag } = useBoardSurroundings()
  const room = useRef<HTMLDivElement>(null)
  const [isAdding, setAdding] = useState(false)
  const search = useSearch()
  useEndInSight(room, isAdding, list.idCards.length)
  return (
    <DragItem board={listDrag} id={list.id} className={styles.column}>
      {({ handle }) => (
        <div ref={room} className={styles.room}>
          <section className={styles.list} aria-label={list.name}>
            <ListHead list={list} count={cards.length} handle={handle} onAdd={() => setAdding(true)} />
            <DragList
              board={cardDrag}
              id={list.id}
              room={room}
              className={styles.cards}
              empty={list.idCards.length > 0 ? texts.emptyListFiltered : texts.emptyList}
            >
              {cards.map((card) => (
                <DragItem key={card.id} board={cardDrag} id={card.id} grip="whole" className={styles.cardPlace}>
                  {() => (
                    <CardFace
                      card={card}
                      labels={board.labels}
                      members={board.members}
                      hasCovers={board.settings.cardCoverImages}
                      href={`${cardPath(board, card.id)}${search === '' ? '' : `?${search}`}`}
                      isSelected={selection.isSelected(card.id)}
                      isSelecting={selection.count > 0}
                      tabIndex={tabIndexIn(card.id)}
                      acts={acts}
                    />
                  )}
                </DragItem>
              ))}
            </DragList>
            <AddCard list={list} isOpen={isAdding} onOpen={setAdding} />
          </section>
        </div>
      )}
    </DragItem>
  )
}

/** While somebody adds cards, the last one is in sight. */
function useEndInSight(room: { readonly current: HTMLElement | null }, isAdding: boolean, count: number): void {
  useEffect(() => {
    const cards = isAdding ? room.current?.querySelector('ul') : undefined
    if (cards) cards.scrollTop = cards.scrollHeight
  }, [room, isAdding, count])
}

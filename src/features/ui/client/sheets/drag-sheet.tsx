import { useState, type ReactNode } from 'react'
import { useDragBoard } from '../../../../shell/parts/drag/drag-board.ts'
import { DragItem } from '../../../../shell/parts/drag/drag-item.tsx'
import { DragList } from '../../../../shell/parts/drag/drag-list.tsx'
import { moveAcross, moveWithin } from '../../../../shell/parts/drag/order.ts'
import { SortableList } from '../../../../shell/parts/drag/sortable-list.tsx'
import { Specimen } from '../specimen.tsx'
import styles from './drag-sheet.module.css'

const steps = ['Write the agenda', 'Book the large room', 'Invite Sina Brunner', 'Print the plans', 'Order coffee'].map((title) => ({
  id: title.toLowerCase().replaceAll(' ', '-'),
  title,
}))
const columns = [
  { id: 'open', title: 'Open', items: ['Offer for Rossi', 'Spring newsletter', 'Clean the list of addresses', 'Plan the open day'] },
  { id: 'work', title: 'In work', items: ['Board for the office'] },
  { id: 'done', title: 'Done', items: [] },
].map(({ items, ...list }) => ({ ...list, items: items.map((title) => ({ id: title, title })) }))
const tabs = ['Week', 'Month', 'Quarter', 'Year'].map((title) => ({ id: title, title }))

export function Sheet(): ReactNode {
  const [items, setItems] = useState<readonly (typeof steps)[number][]>(steps)
  const [views, setViews] = useState<readonly (typeof tabs)[number][]>(tabs)
  const [lists, setLists] = useState<readonly (typeof columns)[number][]>(columns)
  const board = useDragBoard({ lists, onMove: (move) => setLists(moveAcross(lists, move)) })
  return (
    <>
      <Specimen title="One list: drag the handle, press it for the menu, or Alt and an arrow">
        <SortableList
          name="Steps"
          items={items}
          titleOf={({ title }) => title}
          onMove={(from, to) => setItems(moveWithin(items, from, to))}
          className={styles.narrow}
          itemClassName={styles.row}
        >
          {({ title }, handle) => (
            <>
              {handle}
              {title}
            </>
          )}
        </SortableList>
      </Specimen>
      <Specimen title="Side by side">
        <SortableList
          name="Views"
          axis="horizontal"
          grip="whole"
          items={views}
          titleOf={({ title }) => title}
          onMove={(from, to) => setViews(moveWithin(views, from, to))}
          itemClassName={styles.row}
        >
          {({ title }, handle) => (
            <>
              {handle}
              {title}
            </>
          )}
        </SortableList>
      </Specimen>
      <Specimen title="Several lists: the whole card can be dragged">
        <div className={styles.board}>
          {lists.map(({ id, title, items: cards }) => (
            <section key={id} className={styles.column} aria-label={title}>
              <h3 className={styles.title}>
                {title} <span className={styles.count}>{cards.length}</span>
              </h3>
              <DragList board={board} id={id} className={styles.cards} empty="Nothing here yet">
                {cards.map((card) => (
                  <DragItem key={card.id} board={board} id={card.id} grip="whole" className={styles.card}>
                    {({ handle }) => (
                      <>
                        <span className={styles.words}>{card.title}</span>
                        {handle}
                      </>
                    )}
                  </DragItem>
                ))}
              </DragList>
            </section>
          ))}
        </div>
      </Specimen>
    </>
  )
}

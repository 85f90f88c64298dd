import { ArrowRightToLine, Check, EllipsisVertical, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useMoveActions } from '../../../../shell/parts/drag/move-menu.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../../../ui/menu.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import type { List } from '../../board.ts'
import { boardWords } from '../board-words.ts'
import { useBoardSurroundings } from './board-surroundings.ts'
import styles from './lists.module.css'
import { NameField } from './name-field.tsx'

type ListHeadProps = {
  readonly list: List
  /** How many of its cards show. */
  readonly count: number
  readonly handle: ReactNode
  readonly onAdd: () => void
}

/** The head of a list: drag it, press its name to change it, and a menu for the rest. */
export function ListHead({ list, count, handle, onAdd }: ListHeadProps): ReactNode {
  const texts = useTexts(boardWords)
  const { changes } = useBoardSurroundings()
  const [isEditing, setEditing] = useState(false)
  const all = list.idCards.length
  const words =
    count < all
      ? fill(texts.cardCountHidden, { shown: count, all })
      : all === 1
        ? texts.cardCountOne
        : fill(texts.cardCount, { shown: all })
  if (isEditing) {
    return (
      <header className={styles.head}>
        <NameField
          label={texts.listName}
          name={list.name}
          verb={texts.save}
          icon={Check}
          onSave={(name) => changes.renameList(list, name)}
          onDone={() => setEditing(false)}
        />
      </header>
    )
  }
  return (
    <header className={styles.head} data-drag-grip="">
      {handle}
      <h2 className={styles.listName}>
        <button type="button" className={styles.rename} title={texts.renameList} onClick={() => setEditing(true)}>
          {list.name}
        </button>
      </h2>
      <span className={styles.count} title={words}>
        <span aria-hidden="true">{count < all ? `${count}/${all}` : all}</span>
        <VisuallyHidden>{words}</VisuallyHidden>
      </span>
      <ListMenu list={list} onAdd={onAdd} onRename={() => setEditing(true)} />
    </header>
  )
}

type ListMenuProps = { readonly list: List; readonly onAdd: () => void; readonly onRename: () => void }

function ListMenu({ list, onAdd, onRename }: ListMenuProps): ReactNode {
  const texts = useTexts(boardWords)
  const { board, changes, listDrag } = useBoardSurroundings()
  const moves = useMoveActions(listDrag, list.id).flat()
  const [first] = list.idCards
  const others = board.lists.filter(({ id }) => id !== list.id)
  // All of them, also those that a filter hides.
  const emptying: readonly MenuAction[] =
    first === undefined
      ? []
      : others.map(({ id, name, idCards }) => ({
          id: `all-to-${id}`,
          title: fill(texts.moveAllCards, { list: name }),
          icon: ArrowRightToLine,
          run: () => changes.moveCards(board, board.lists, { id: first, together: list.idCards, to: { list: id, at: idCards.length } }),
        }))
  return (
    <Menu
      trigger={<IconButton name={fill(texts.listMenu, { list: list.name })} icon={EllipsisVertical} className={styles.more} />}
      groups={[
        [
          { id: 'add', title: texts.addCard, icon: Plus, run: onAdd },
          { id: 'rename', title: texts.renameList, icon: Pencil, run: onRename },
        ],
        moves,
        emptying,
        [{ id: 'remove', title: texts.removeList, icon: Trash2, isDanger: true, run: () => changes.removeList(board, list) }],
      ]}
    />
  )
}

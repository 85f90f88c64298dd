import { Copy, CornerUpRight, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { SelectionBar } from '../../../../shell/parts/selection/selection-bar.tsx'
import type { SelectionModel } from '../../../../shell/parts/selection/use-selection.ts'
import type { MenuAction } from '../../../../ui/menu.tsx'
import { boardWords } from '../board-words.ts'
import { useBoardSurroundings } from './board-surroundings.ts'
import styles from './card-bar.module.css'

/** What can be done with the selected cards. */
export function CardBar({ selection }: { readonly selection: SelectionModel }): ReactNode {
  const texts = useTexts(boardWords)
  const { board, cardChanges, askWhere } = useBoardSurroundings()
  if (selection.count === 0) return null
  const chosen = board.cards.filter(({ id }) => selection.ids.has(id))
  const actions: readonly MenuAction[] = [
    {
      id: 'move',
      title: texts.moveTo,
      icon: CornerUpRight,
      keys: 'v',
      run: () => askWhere(selection.order.filter((id) => selection.ids.has(id))),
    },
    {
      id: 'duplicate',
      title: texts.duplicate,
      icon: Copy,
      keys: 'mod+d',
      run: () => chosen.forEach((card) => cardChanges.duplicate(card)),
    },
    {
      id: 'remove',
      title: texts.removeCard,
      icon: Trash2,
      keys: '#',
      run: () => {
        void cardChanges.remove(chosen)
        selection.clear()
      },
    },
  ]
  return (
    <div className={styles.bar}>
      <SelectionBar selection={selection} actions={actions} />
    </div>
  )
}

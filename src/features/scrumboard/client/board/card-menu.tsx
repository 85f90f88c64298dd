import { Calendar, Copy, CornerUpRight, EllipsisVertical, SquareArrowOutUpRight, SquareCheck, Tag, Trash2, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useMoveActions } from '../../../../shell/parts/drag/move-menu.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../../../ui/menu.tsx'
import type { Card } from '../../board.ts'
import { boardWords } from '../board-words.ts'
import { useBoardSurroundings } from './board-surroundings.ts'
import styles from './card.module.css'

/** Everything that can be done with a card without opening it, and the same by keys. */
export function CardMenu({ card, tabIndex }: { readonly card: Card; readonly tabIndex: 0 | -1 }): ReactNode {
  const texts = useTexts(boardWords)
  const { cardDrag, cardChanges, open, choose, askWhere, toggle } = useBoardSurroundings()
  const [within = [], across = []] = useMoveActions(cardDrag, card.id)
  // A menu gives the focus back to its button; what opens beside the card comes after that.
  const later = (run: () => void) => (): void => void setTimeout(run)
  const own: readonly MenuAction[] = [
    { id: 'open', title: texts.open, icon: SquareArrowOutUpRight, keys: 'enter', run: () => open(card.id) },
    { id: 'labels', title: texts.labels, icon: Tag, keys: 'l', run: later(() => choose(card.id, 'labels')) },
    { id: 'members', title: texts.members, icon: Users, keys: 'm', run: later(() => choose(card.id, 'members')) },
    { id: 'due', title: texts.due, icon: Calendar, keys: 'd', run: later(() => choose(card.id, 'due')) },
  ]
  const ask: MenuAction = { id: 'where', title: texts.moveTo, icon: CornerUpRight, keys: 'v', run: later(() => askWhere([card.id])) }
  return (
    <Menu
      trigger={
        <IconButton name={fill(texts.cardMenu, { name: card.name })} icon={EllipsisVertical} className={styles.more} tabIndex={tabIndex} />
      }
      groups={[
        own,
        [ask, ...within],
        across,
        [
          { id: 'duplicate', title: texts.duplicate, icon: Copy, keys: 'mod+d', run: () => void cardChanges.duplicate(card) },
          { id: 'select', title: texts.selectIt, icon: SquareCheck, keys: 'x', run: () => toggle(card.id) },
          { id: 'remove', title: texts.removeCard, icon: Trash2, keys: '#', isDanger: true, run: () => void cardChanges.remove([card]) },
        ],
      ]}
    />
  )
}

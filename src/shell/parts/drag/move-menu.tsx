import {
  ArrowDown,
  ArrowDownToLine,
  ArrowLeft,
  ArrowLeftToLine,
  ArrowRight,
  ArrowRightToLine,
  ArrowUp,
  ArrowUpToLine,
  CornerDownRight,
  GripVertical,
  type LucideIcon,
} from 'lucide-react'
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react'
import { fill } from '../../../kit/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../../ui/menu.tsx'
import { useTexts } from '../../language.tsx'
import { itemIn, type DragBoard } from './drag-board.ts'
import styles from './drag.module.css'
import { dragWords } from './drag-words.ts'
import { placeAfterStep, placeOf, type Step } from './order.ts'

type Texts = ReturnType<typeof dragWords.textsIn> extends infer Found ? Exclude<Found, Promise<unknown>> : never
type StepEntry = { readonly step: Step; readonly title: keyof Texts; readonly icon: LucideIcon; readonly keys: string }

const steps: Readonly<Record<DragBoard['axis'], readonly StepEntry[]>> = {
  vertical: [
    { step: 'back', title: 'up', icon: ArrowUp, keys: 'alt+ArrowUp' },
    { step: 'forward', title: 'down', icon: ArrowDown, keys: 'alt+ArrowDown' },
    { step: 'first', title: 'top', icon: ArrowUpToLine, keys: 'alt+shift+ArrowUp' },
    { step: 'last', title: 'bottom', icon: ArrowDownToLine, keys: 'alt+shift+ArrowDown' },
  ],
  horizontal: [
    { step: 'back', title: 'left', icon: ArrowLeft, keys: 'alt+ArrowLeft' },
    { step: 'forward', title: 'right', icon: ArrowRight, keys: 'alt+ArrowRight' },
    { step: 'first', title: 'start', icon: ArrowLeftToLine, keys: 'alt+shift+ArrowLeft' },
    { step: 'last', title: 'end', icon: ArrowRightToLine, keys: 'alt+shift+ArrowRight' },
  ],
}

type MenuEvent = SyntheticEvent & { readonly preventBaseUIHandler?: () => void }

/** Menus open when the button goes down, and then nothing could be dragged by it; Alt and an arrow moves instead of opening. */
const opensOnClick = {
  onPointerDown: (event: MenuEvent) => event.preventBaseUIHandler?.(),
  onMouseDown: (event: MenuEvent) => event.preventBaseUIHandler?.(),
  onKeyDown: (event: KeyboardEvent & MenuEvent) => (event.altKey ? event.preventBaseUIHandler?.() : undefined),
}

/** The handle: drag it, or press it for the same moves as a menu. */
export function MoveMenu({ board, id }: { readonly board: DragBoard; readonly id: string }): ReactNode {
  const texts = useTexts(dragWords)
  const groups = useMoveActions(board, id)
  const name = fill(texts.handle, { title: itemIn(board.lists, id)?.title ?? '' })
  return (
    <Menu
      align="start"
      trigger={<IconButton name={name} icon={GripVertical} className={styles.handle} data-drag-handle="" {...opensOnClick} />}
      groups={groups}
    />
  )
}

/** All ways to move one thing, for the menu of an app that has more to offer about it. */
export function useMoveActions(board: DragBoard, id: string): readonly (readonly MenuAction[])[] {
  const texts = useTexts(dragWords)
  const { lists, axis, move } = board
  const from = placeOf(lists, id)
  if (!from) return []
  const within = steps[axis].map(({ step, title, icon, keys }) => {
    const to = placeAfterStep(lists, from, step)
    return { id: step, title: texts[title], icon, keys, isOff: to === undefined, run: () => move(id, to) }
  })
  const across = lists
    .filter((list) => list.id !== from.list)
    .map((list) => ({
      id: `to-${list.id}`,
      title: fill(texts.toList, { list: list.title }),
      icon: CornerDownRight,
      run: () => move(id, { list: list.id, at: list.items.length }),
    }))
  return [within, across]
}

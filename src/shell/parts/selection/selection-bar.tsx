import { Toolbar } from '@base-ui/react/toolbar'
import { Ellipsis, X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../../ui/menu.tsx'
import { useTexts } from '../../language.tsx'
import { sharedWords } from '../words/shared-words.ts'
import { selectionWords } from './selection-words.ts'
import styles from './selection-bar.module.css'
import type { SelectionModel } from './use-selection.ts'

type SelectionBarProps = {
  readonly selection: SelectionModel
  /** The most used first; each needs a picture to stand in the bar, the rest goes into the menu. */
  readonly actions: readonly MenuAction[]
  /** Buttons of the bar with a menu of their own, e.g. labels. */
  readonly menus?: readonly BarMenu[]
  /** Over the first line of what holds it, for a list that has nothing else there. */
  readonly isOver?: boolean
}

type BarMenu = {
  readonly id: string
  readonly title: string
  readonly icon: LucideIcon
  readonly groups: readonly (readonly MenuAction[])[]
}

const most = 4

/** What can be done with what is selected. Nothing while nothing is; on phones it stands at the bottom. */
export function SelectionBar({ selection, actions, menus = [], isOver = false }: SelectionBarProps): ReactNode {
  const texts = useTexts(selectionWords)
  const words = useTexts(sharedWords)
  if (selection.count === 0) return null
  const inBar = actions.filter(({ icon }) => icon !== undefined).slice(0, most)
  const inMenu = actions.filter((action) => !inBar.includes(action))
  return (
    <div className={styles.place} data-over={isOver || undefined}>
      <Toolbar.Root className={styles.bar} aria-label={texts.bar}>
        <Toolbar.Button render={<IconButton name={texts.clear} icon={X} keys="escape" />} onClick={selection.clear} />
        <span className={styles.count}>
          {fill(texts.count, { count: selection.count })}
          <WholeResult selection={selection} />
        </span>
        <span className={styles.actions}>
          {inBar.map((action) => (
            <BarAction key={action.id} {...action} />
          ))}
          {menus.map(({ id, title, icon, groups }) => (
            <Menu key={id} trigger={<Toolbar.Button render={<IconButton name={title} icon={icon} />} />} groups={groups} />
          ))}
          {inMenu.length === 0 ? null : (
            <Menu trigger={<Toolbar.Button render={<IconButton name={words.more} icon={Ellipsis} />} />} groups={[inMenu]} />
          )}
        </span>
      </Toolbar.Root>
    </div>
  )
}

function BarAction({ title, icon, keys, isDanger = false, isOff = false, run }: MenuAction): ReactNode {
  if (!icon) return null
  return (
    <Toolbar.Button
      render={<IconButton name={title} icon={icon} {...(keys === undefined ? {} : { keys })} />}
      disabled={isOff}
      {...(isDanger ? { 'data-danger': '' } : {})}
      onClick={run}
    />
  )
}

/** When all that is loaded is selected, the rest of the result is offered too. */
function WholeResult({ selection }: { readonly selection: SelectionModel }): ReactNode {
  const texts = useTexts(selectionWords)
  const { order, ids, total, isWholeResult } = selection
  if (isWholeResult) return <span className={styles.whole}>{fill(texts.wholeResultOn, { total })}</span>
  if (total <= order.length || !order.every((id) => ids.has(id))) return null
  return (
    <button type="button" className={`${styles.whole} ${styles.link}`} onClick={selection.selectWholeResult}>
      {fill(texts.wholeResult, { total })}
    </button>
  )
}

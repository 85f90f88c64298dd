import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTexts } from '../../language.tsx'
import { frameStore } from '../frame/frame-store.ts'
import { NavbarBranch } from './navbar-branch.tsx'
import { NavbarRow } from './navbar-row.tsx'
import styles from './navbar-tree.module.css'
import { navbarWords } from './navbar-words.ts'
import type { NavigationGroup, Place } from './navigation.ts'
import { useNavigation } from './use-navigation.ts'

type NavbarTreeProps = {
  /** Given while only the icons show: what makes room for the rest. */
  readonly onUnfold?: (() => void) | undefined
  readonly onChoose?: (() => void) | undefined
}

/** All places one may go to, by group. */
export function NavbarTree({ onUnfold, onChoose }: NavbarTreeProps): ReactNode {
  const { groups, current } = useNavigation()
  const openBranch = frameStore.useState((state) => state.openBranch)
  const branch = groups.flatMap(({ items }) => items).find(({ kind, app }) => kind === 'branch' && app.id === current?.appId)?.app.id
  useLayoutEffect(() => {
    if (branch !== undefined) openBranch(branch)
  }, [branch, openBranch])
  const tree = useRef<HTMLUListElement>(null)
  const isShown = frameStore.useState(({ openBranches }) => branch === undefined || openBranches.has(branch))
  const currentId = current?.id
  useEffect(() => {
    if (tree.current && isShown && currentId !== undefined) showCurrent(tree.current)
  }, [currentId, isShown])
  return (
    <ul ref={tree} className={styles.tree} data-folded={onUnfold ? '' : undefined}>
      {groups.map((group) => (
        <Group key={group.id} group={group} current={current} onUnfold={onUnfold} onChoose={onChoose} />
      ))}
    </ul>
  )
}

type GroupProps = NavbarTreeProps & { readonly group: NavigationGroup; readonly current: Place | undefined }

function Group({ group: { id, items }, current, onUnfold, onChoose }: GroupProps): ReactNode {
  const texts = useTexts(navbarWords)
  const nameId = useId()
  return (
    <li className={styles.group}>
      <span id={nameId} className={styles.name}>
        {texts[id]}
      </span>
      <ul className={styles.items} aria-labelledby={nameId}>
        {items.map((item) => (
          <li key={item.app.id}>
            {item.kind === 'branch' ? (
              <NavbarBranch branch={item} current={current} onUnfold={onUnfold} onChoose={onChoose} />
            ) : (
              <NavbarRow
                place={item.place}
                app={item.app}
                isCurrent={item.place.id === current?.id}
                isFolded={onUnfold !== undefined}
                onChoose={onChoose}
              />
            )}
          </li>
        ))}
      </ul>
    </li>
  )
}

/** Scrolls the menu and nothing around it. */
function showCurrent(tree: HTMLElement): void {
  const row = tree.querySelector('[aria-current]')?.getBoundingClientRect()
  const room = tree.getBoundingClientRect()
  if (row && (row.bottom > room.bottom || row.top < room.top)) tree.scrollTop += row.top - room.top - room.height / 2
}

import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Tip } from '../../../ui/tip.tsx'
import type { AppEntry } from '../../app-entry.ts'
import { Badge } from './badge.tsx'
import styles from './navbar-row.module.css'
import type { Place } from './navigation.ts'

type NavbarRowProps = {
  readonly place: Place
  readonly app: AppEntry
  readonly isCurrent: boolean
  readonly isFolded: boolean
  readonly onChoose: (() => void) | undefined
}

/** One place in the menu. */
export function NavbarRow({ place: { title, path, icon: Picture }, app, isCurrent, isFolded, onChoose }: NavbarRowProps): ReactNode {
  return (
    <Tooltip.Root disabled={!isFolded}>
      <Tooltip.Trigger
        render={<Link href={path} className={styles.row} onClick={onChoose} aria-current={isCurrent ? 'page' : undefined} />}
      >
        <Picture aria-hidden="true" />
        <span className={styles.title} data-fades="">
          {title}
        </span>
        <Badge app={app} />
      </Tooltip.Trigger>
      <Tip side="right">{title}</Tip>
    </Tooltip.Root>
  )
}

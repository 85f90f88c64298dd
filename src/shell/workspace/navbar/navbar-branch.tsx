import { Tooltip } from '@base-ui/react/tooltip'
import { ChevronRight } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Link } from 'wouter'
import { Tip } from '../../../ui/tip.tsx'
import { frameStore } from '../frame/frame-store.ts'
import { Badge } from './badge.tsx'
import styles from './navbar-row.module.css'
import type { NavigationItem, Place } from './navigation.ts'

type NavbarBranchProps = {
  readonly branch: Extract<NavigationItem, { readonly kind: 'branch' }>
  readonly current: Place | undefined
  readonly onUnfold: (() => void) | undefined
  readonly onChoose: (() => void) | undefined
}

/** An app with several places: they show below it when it is opened. */
export function NavbarBranch({ branch: { app, title, places }, current, onUnfold, onChoose }: NavbarBranchProps): ReactNode {
  const listId = useId()
  const isOpen = frameStore.useState(({ openBranches }) => openBranches.has(app.id))
  const { openBranch, closeBranch } = frameStore.useStore().getState()
  const Picture = app.icon
  const isInside = current?.appId === app.id

  function toggle(): void {
    // Folded nobody sees whether it is open: whoever touches it wants to look inside.
    if (isOpen && !onUnfold) closeBranch(app.id)
    else openBranch(app.id)
    onUnfold?.()
  }

  return (
    <>
      <Tooltip.Root disabled={!onUnfold}>
        <Tooltip.Trigger
          className={styles.row}
          aria-expanded={isOpen}
          aria-controls={listId}
          data-inside={isInside ? '' : undefined}
          onClick={toggle}
        >
          <Picture aria-hidden="true" />
          <span className={styles.title} data-fades="">
            {title}
          </span>
          <Badge app={app} />
          <ChevronRight aria-hidden="true" className={styles.arrow} data-fades="" />
        </Tooltip.Trigger>
        <Tip side="right">{title}</Tip>
      </Tooltip.Root>
      <ul id={listId} className={styles.branch} hidden={!isOpen}>
        {places.map((place) => (
          <li key={place.id}>
            <Link href={place.path} className={styles.row} onClick={onChoose} aria-current={place.id === current?.id ? 'page' : undefined}>
              <span className={styles.title}>{place.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

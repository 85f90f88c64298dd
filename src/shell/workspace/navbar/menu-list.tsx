import { NavigationMenu } from '@base-ui/react/navigation-menu'
import { ChevronRight } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Link } from 'wouter'
import { Badge } from './badge.tsx'
import { enterOpened } from './enter-opened.ts'
import { hoverDelay, leaveDelay } from './hover-delays.ts'
import { MenuLayer } from './menu-layer.tsx'
import styles from './menu-list.module.css'
import type { NavigationItem, Place } from './navigation.ts'

type MenuListProps = { readonly items: readonly NavigationItem[]; readonly current: Place | undefined; readonly name: string }

/** The places of one group below the bar. */
export function MenuList({ items, current, name }: MenuListProps): ReactNode {
  return (
    <ul className={styles.list} aria-label={name}>
      {items.map((item) => (
        <li key={item.app.id}>
          {item.kind === 'branch' ? (
            <Branch branch={item} current={current} />
          ) : (
            <Row place={item.place} current={current}>
              <item.app.icon aria-hidden="true" />
              <span className={styles.title}>{item.place.title}</span>
              <Badge app={item.app} />
            </Row>
          )}
        </li>
      ))}
    </ul>
  )
}

type RowProps = { readonly place: Place; readonly current: Place | undefined; readonly children: ReactNode }

function Row({ place, current, children }: RowProps): ReactNode {
  return (
    <NavigationMenu.Link className={styles.row} active={place.id === current?.id} closeOnClick render={<Link href={place.path} />}>
      {children}
    </NavigationMenu.Link>
  )
}

type BranchProps = { readonly branch: Extract<NavigationItem, { readonly kind: 'branch' }>; readonly current: Place | undefined }

function Branch({ branch: { app, title, places }, current }: BranchProps): ReactNode {
  const [open, setOpen] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const Picture = app.icon

  function goIn(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== 'ArrowRight') return
    // The list around it would go on to its next row.
    event.stopPropagation()
    enterOpened(event.currentTarget)
    setOpen(app.id)
  }

  function goBack(event: KeyboardEvent): void {
    if (event.key !== 'ArrowLeft') return
    event.stopPropagation()
    opener.current?.focus()
    setOpen(null)
  }

  return (
    <NavigationMenu.Root
      orientation="vertical"
      delay={hoverDelay}
      closeDelay={leaveDelay}
      value={open}
      onValueChange={(value: string | null) => setOpen(value)}
    >
      <NavigationMenu.List render={<div />}>
        <NavigationMenu.Item value={app.id} render={<div />}>
          <NavigationMenu.Trigger
            ref={opener}
            className={styles.row}
            data-inside={current?.appId === app.id ? '' : undefined}
            onKeyDown={goIn}
          >
            <Picture aria-hidden="true" />
            <span className={styles.title}>{title}</span>
            <Badge app={app} />
            <ChevronRight aria-hidden="true" className={styles.arrow} />
          </NavigationMenu.Trigger>
          <NavigationMenu.Content onKeyDown={goBack}>
            <ul className={styles.list} aria-label={title}>
              {places.map((place) => (
                <li key={place.id}>
                  <Row place={place} current={current}>
                    <span className={styles.title}>{place.title}</span>
                  </Row>
                </li>
              ))}
            </ul>
          </NavigationMenu.Content>
        </NavigationMenu.Item>
      </NavigationMenu.List>
      <MenuLayer side="right" />
    </NavigationMenu.Root>
  )
}

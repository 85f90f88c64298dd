import { Menu as Base } from '@base-ui/react/menu'
import type { LucideIcon } from 'lucide-react'
import { useId, type ReactElement, type ReactNode } from 'react'
import { Keys } from './keys.tsx'
import styles from './menu.module.css'

export type MenuAction = {
  readonly id: string
  readonly title: string
  readonly icon?: LucideIcon
  readonly keys?: string
  /** Cannot be undone, or nearly. */
  readonly isDanger?: boolean
  readonly isOff?: boolean
  /** Given for something that is on or off. */
  readonly isOn?: boolean
  /** Some of what it is about have it, others not. */
  readonly isMixed?: boolean
  /** One of several: the menu is done once it is chosen. Without it several can be switched in a row. */
  readonly isChoice?: boolean
  readonly run: () => void
}

export type MenuProps = {
  /** The button that opens it. */
  readonly trigger: ReactElement
  /** In groups; a line stands between them. */
  readonly groups: readonly (readonly MenuAction[])[]
  readonly align?: 'start' | 'center' | 'end'
  /** Above the actions, e.g. who is signed in. */
  readonly head?: ReactNode
  /** The button was pressed before this part had arrived. */
  readonly startsOpen?: boolean
}

/** A list of actions that opens under its button: arrows, first letters, Enter, Escape. */
export function Menu({ trigger, groups, align = 'end', head, startsOpen = false }: MenuProps): ReactNode {
  const triggerId = useId()
  return (
    <Base.Root defaultOpen={startsOpen}>
      <Base.Trigger id={triggerId} render={trigger} />
      {/* A place of its own, because it hangs outside of all others at the end of the page. */}
      <Base.Portal role="region" aria-labelledby={triggerId}>
        <Base.Positioner className={styles.place} align={align} sideOffset={6} collisionPadding={8}>
          <Base.Popup className={styles.popup}>
            {head}
            <Groups groups={groups} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

type MenuAtProps = Pick<MenuProps, 'groups'> & {
  /** Where it opens: a place on the screen, or what it belongs to. */
  readonly at: Element | { readonly getBoundingClientRect: () => DOMRect } | undefined
  readonly isOpen: boolean
  readonly name: string
  readonly onClose: () => void
}

/** The same list where it was asked for: by a right click, the menu key or one of many buttons. */
export function MenuAt({ at, isOpen, name, groups, onClose }: MenuAtProps): ReactNode {
  return (
    <Base.Root open={isOpen} onOpenChange={(isNowOpen) => (isNowOpen ? undefined : onClose())}>
      <Base.Portal role="region" aria-label={name}>
        <Base.Positioner className={styles.place} anchor={at} align="start" sideOffset={2} collisionPadding={8}>
          <Base.Popup className={styles.popup} aria-label={name}>
            <Groups groups={groups} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function Groups({ groups }: Pick<MenuProps, 'groups'>): ReactNode {
  return groups
    .filter((group) => group.length > 0)
    .map((group) => (
      <Base.Group key={group.map(({ id }) => id).join()} className={styles.group}>
        {group.map((action) => (
          <Action key={action.id} {...action} />
        ))}
      </Base.Group>
    ))
}

function Action(action: MenuAction): ReactNode {
  const { title, icon: Picture, keys, isDanger = false, isOff = false, isOn, isMixed = false, isChoice = false, run } = action
  const content = (
    <>
      {Picture ? <Picture aria-hidden="true" /> : null}
      <span className={styles.title}>{title}</span>
      {keys === undefined ? null : <Keys keys={keys} />}
    </>
  )
  const look = { className: styles.item, disabled: isOff, ...(isDanger ? { 'data-danger': '' } : {}) }
  if (isOn === undefined) {
    return (
      <Base.Item {...look} onClick={run}>
        {content}
      </Base.Item>
    )
  }
  return (
    <Base.CheckboxItem
      {...look}
      checked={isOn}
      onCheckedChange={run}
      closeOnClick={isChoice}
      {...(isMixed ? { 'aria-checked': 'mixed' as const } : {})}
    >
      <span className={styles.check}>{isMixed ? '–' : isOn ? '✓' : ''}</span>
      {content}
    </Base.CheckboxItem>
  )
}

import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './notice.module.css'

type NoticeProps = {
  readonly kind: 'info' | 'warn' | 'danger' | 'ok'
  readonly title?: ReactNode
  /** What somebody can do about it. */
  readonly actions?: ReactNode
  /** `alert` is read aloud at once, `status` when the reader pauses; without one it is read in its place. */
  readonly role?: 'alert' | 'status'
  /** Names a notice that can take the focus. */
  readonly id?: string
  readonly children?: ReactNode
}

const icons: Readonly<Record<NoticeProps['kind'], IconName>> = { info: 'info', warn: 'warning', danger: 'error', ok: 'check' }

/** Something to know, in its place on the page. */
export function Notice({ kind, title, actions, role, id, children }: NoticeProps): ReactNode {
  return (
    <div id={id} role={role} tabIndex={id ? -1 : undefined} className={styles.notice} data-kind={kind}>
      <Icon name={icons[kind]} />
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  )
}

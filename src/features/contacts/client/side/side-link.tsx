import type { LucideIcon } from 'lucide-react'
import type { DragEventHandler, ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './side-panel.module.css'

type SideLinkProps = {
  readonly href: string
  readonly icon: LucideIcon
  readonly count: number | undefined
  readonly isCurrent: boolean
  /** Where contacts can be dropped on it. */
  readonly drop?: Drop
  /** Beside the link. */
  readonly after?: ReactNode
  readonly children: ReactNode
}

export type Drop = {
  readonly isOver: boolean
  readonly props: {
    readonly onDragEnter: DragEventHandler
    readonly onDragOver: DragEventHandler
    readonly onDragLeave: DragEventHandler
    readonly onDrop: DragEventHandler
  }
}

export function SideLink({ href, icon: Picture, count, isCurrent, drop, after, children }: SideLinkProps): ReactNode {
  return (
    <li className={styles.entry} data-over={drop?.isOver ? '' : undefined} {...drop?.props}>
      <Link href={href} className={styles.link ?? ''} aria-current={isCurrent ? 'page' : undefined}>
        <Picture aria-hidden="true" />
        <span className={styles.title}>{children}</span>
        {count === undefined || count === 0 ? null : <span className={styles.count}>{count}</span>}
      </Link>
      {after}
    </li>
  )
}

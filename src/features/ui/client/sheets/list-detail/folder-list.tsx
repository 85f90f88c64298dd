import { Inbox, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './messages.module.css'
import type { Message } from './messages.ts'

type FolderListProps = { readonly path: string; readonly folder: string; readonly messages: readonly Message[] }

const folders = [
  { id: 'inbox', title: 'Inbox', icon: Inbox },
  { id: 'sent', title: 'Sent', icon: Send },
] as const

export function FolderList({ path, folder, messages }: FolderListProps): ReactNode {
  return (
    <ul className={styles.folders}>
      {folders.map(({ id, title, icon: Picture }) => (
        <li key={id}>
          <Link href={`${path}?folder=${id}`} className={styles.folder ?? ''} aria-current={id === folder ? 'true' : undefined}>
            <Picture aria-hidden="true" />
            <span className={styles.name}>{title}</span>
            <span className={styles.time}>{messages.filter((each) => each.folder === id).length}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

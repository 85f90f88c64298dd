import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useTexts } from '../../language.tsx'
import { useFileAddress } from '../../parts/files/use-file-address.ts'
import type { AppEntry } from '../../app-entry.ts'
import { useWaiting, type Sender } from '../badges.ts'
import { panelStore } from '../panels/panel-store.ts'
import styles from './chat-button.module.css'
import { toolbarWords } from './toolbar-words.ts'

const mostFaces = 3

/** Opens «Team Chat». With something unread it shows from whom, and how much. */
export function ChatButton({ app }: { readonly app: AppEntry }): ReactNode {
  const words = useTexts(toolbarWords)
  const { count, from } = useWaiting(app.id)
  const isOpen = panelStore.useState(({ openPanel }) => openPanel === 'chat')
  const toggle = panelStore.useState((state) => state.toggle)
  const opens = { 'aria-expanded': isOpen, 'data-panel-toggle': 'chat', onClick: () => toggle('chat') }
  if (count === 0) return <IconButton name={words.chat} icon={MessageCircle} {...opens} />
  return (
    <button type="button" className={styles.button} {...opens}>
      <VisuallyHidden>{`${words.chat}, ${fill(words.unread, { count })}`}</VisuallyHidden>
      <span className={styles.faces} aria-hidden="true">
        {from.slice(0, mostFaces).map((sender) => (
          <Face key={sender.id} sender={sender} />
        ))}
      </span>
      <MessageCircle className={styles.picture} aria-hidden="true" />
      <span className={styles.count} aria-hidden="true">
        {fill(words.unread, { count })}
      </span>
      <span className={styles.short} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
    </button>
  )
}

function Face({ sender: { name, avatar } }: { readonly sender: Sender }): ReactNode {
  return <Avatar name={name} photo={useFileAddress(avatar)} size="tiny" />
}

import { Copy, Ellipsis, MailOpen, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../../../ui/menu.tsx'
import { chatWords } from '../chat-words.ts'
import { mayChange } from './may-change.ts'
import styles from './message.module.css'
import type { MessageRow } from './rows.ts'

export type MessageActs = {
  readonly edit: (messageId: string) => void
  readonly remove: (messageId: string) => void
  readonly markUnread: (messageId: string) => void
}

type MessageToolsProps = { readonly row: MessageRow; readonly acts: MessageActs; readonly isReachable: boolean }

/** What can be done with a message. */
export function MessageTools({ row: { message, isOwn }, acts, isReachable }: MessageToolsProps): ReactNode {
  const texts = useTexts(chatWords)
  const notify = useNotify()
  const now = useMinute()
  const { id } = message
  const own: readonly MenuAction[] =
    isOwn && mayChange(message, now)
      ? [
          { id: 'edit', title: texts.edit, icon: Pencil, run: () => acts.edit(id) },
          { id: 'remove', title: texts.remove, icon: Trash2, run: () => acts.remove(id) },
        ]
      : []

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(message.message)
      notify(texts.copied)
    } catch {
      notify(texts.copyFailed, { kind: 'danger' })
    }
  }

  return (
    <span className={styles.tools}>
      <Menu
        trigger={<IconButton name={texts.more} icon={Ellipsis} tabIndex={isReachable ? 0 : -1} />}
        groups={[
          [
            ...(message.isRemoved ? [] : [{ id: 'copy', title: texts.copy, icon: Copy, run: () => void copy() }]),
            { id: 'unread', title: texts.markUnread, icon: MailOpen, run: () => acts.markUnread(id) },
          ],
          own,
        ]}
      />
    </span>
  )
}

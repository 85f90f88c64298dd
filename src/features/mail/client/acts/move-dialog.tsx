import { Inbox, MailOpen, Send, ShieldAlert, Trash2, type LucideIcon } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { Button } from '../../../../ui/button.tsx'
import { folderIds, folders } from '../../folders.ts'
import type { MailState } from '../../mail.ts'
import { mailWords } from '../mail-words.ts'
import { actWords } from './act-words.ts'
import styles from './dialogs.module.css'

type MoveDialogProps = {
  /** Those that are moved; the dialog is closed without any. */
  readonly mails: readonly MailState[]
  readonly onMove: (folder: number) => void
  readonly onClose: () => void
}

const pictures: readonly LucideIcon[] = [Inbox, Send, MailOpen, ShieldAlert, Trash2]

/** Where mails shall go. What is written here alone can lie in Drafts, so that is no place to move to. */
export function MoveDialog({ mails, onMove, onClose }: MoveDialogProps): ReactNode {
  const texts = useTexts(actWords)
  const names = useTexts(mailWords)
  const first = useRef<HTMLButtonElement>(null)
  const count = mails.length
  const about = count === 1 ? texts.aboutOne : fill(texts.aboutMany, { count })
  return (
    <Dialog title={texts.moveTitle} description={about} size="small" isOpen={count > 0} onClose={onClose} initialFocus={first}>
      <ul className={styles.list}>
        {folders
          .filter(({ id }) => id !== folderIds.drafts || mails.every(({ folder }) => folder === folderIds.trash))
          .map(({ id, handle }) => {
            const Picture = pictures[id] ?? Inbox
            const isThere = mails.every(({ folder }) => folder === id)
            return (
              <li key={id}>
                <Button
                  {...(id === 0 ? { ref: first } : {})}
                  kind="quiet"
                  className={styles.choice ?? ''}
                  aria-disabled={isThere}
                  aria-current={isThere ? 'true' : undefined}
                  onClick={() => (isThere ? undefined : onMove(id))}
                >
                  <Picture aria-hidden="true" />
                  {names[handle]}
                </Button>
              </li>
            )
          })}
      </ul>
    </Dialog>
  )
}

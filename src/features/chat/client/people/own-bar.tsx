import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import type { ChatUser } from '../../contract.ts'
import { chatWords } from '../chat-words.ts'
import { PersonFace } from './person-face.tsx'
import styles from './people.module.css'
import { StatusMenu } from './status-menu.tsx'
import { UserForm } from './user-form.tsx'

/** Oneself above the list: the picture opens what others see of one. */
export function OwnBar({ user }: { readonly user: ChatUser }): ReactNode {
  const texts = useTexts(chatWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.own}>
      <button
        type="button"
        className={styles.me}
        title={texts.openYourself}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {/* The status stands beside it in words. */}
        <span aria-hidden="true">
          <PersonFace person={user} size="medium" hasStatus />
        </span>
        <VisuallyHidden>{texts.openYourself}</VisuallyHidden>
      </button>
      <div className={styles.ownName}>
        <span>{user.name}</span>
        <StatusMenu user={user} />
      </div>
      <Dialog title={texts.yourself} side="left" size="small" isOpen={isOpen} onClose={() => setOpen(false)}>
        <UserForm user={user} />
      </Dialog>
    </div>
  )
}

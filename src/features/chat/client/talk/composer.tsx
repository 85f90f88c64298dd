import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { ChatUser, Contact } from '../../contract.ts'
import { chatWords } from '../chat-words.ts'
import { entryOf, useDesk, useWriting } from '../writing/use-writing.ts'
import styles from './composer.module.css'
import type { ShownMessage } from './rows.ts'
import { WriteBox } from './write-box.tsx'

type ComposerProps = {
  readonly contact: Contact
  readonly user: ChatUser
  readonly onSend: (text: string) => void
  /** Up in an empty box. */
  readonly onEditLast: () => void
  readonly onKey?: (event: KeyboardEvent) => void
  /** Whoever came to write begins at once. */
  readonly startsFocused: boolean
}

/** Where a new message is written; what was begun is kept. */
export function Composer({ contact, user, onSend, onEditLast, onKey, startsFocused }: ComposerProps): ReactNode {
  const texts = useTexts(chatWords)
  const box = useRef<HTMLTextAreaElement>(null)
  const { drafts } = useDesk()
  const local = useWriting((writing) => writing.drafts[contact.id]?.text)
  const text = local ?? entryOf(user.chatList, contact.id)?.draft ?? ''
  useEffect(() => () => drafts.leave(contact.id), [drafts, contact.id])
  const begin = useEffectEvent(() => (startsFocused ? box.current?.focus({ preventScroll: true }) : undefined))
  useEffect(() => begin(), [])

  function submit(): void {
    onSend(text.trim())
    drafts.write(contact.id, '')
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    onKey?.(event)
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (event.key !== 'ArrowUp' || !isPlain || text !== '') return
    event.preventDefault()
    onEditLast()
  }

  return (
    <div className={styles.composer}>
      <WriteBox
        box={box}
        kind="new"
        label={fill(texts.write, { name: contact.name })}
        text={text}
        onText={(next) => drafts.write(contact.id, next)}
        onSubmit={submit}
        enterSends={user.enterSends}
        people={mentionable(contact)}
        onKey={press}
      />
    </div>
  )
}

/** Two talk, so there is one to mention; whoever has no account hears nothing of it. */
function mentionable(contact: Contact): readonly Contact[] {
  return contact.isMember ? [contact] : []
}

type EditComposerProps = {
  readonly contact: Contact
  readonly message: ShownMessage
  /** What was typed before, where saving it failed. */
  readonly start?: string | undefined
  readonly enterSends: boolean
  readonly onSave: (text: string) => void
  readonly onCancel: () => void
}

/** The same place while a message is changed; Escape leaves it as it was. */
export function EditComposer({ contact, message, start, enterSends, onSave, onCancel }: EditComposerProps): ReactNode {
  const texts = useTexts(chatWords)
  const box = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(start ?? message.message)
  useEffect(() => {
    const element = box.current
    element?.focus()
    element?.setSelectionRange(element.value.length, element.value.length)
  }, [])

  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onCancel()
  }

  return (
    <div className={styles.composer} data-kind="edit">
      <p className={styles.editing}>
        <span>{texts.editing}</span>
        <IconButton name={texts.cancelEdit} icon={X} onClick={onCancel} />
      </p>
      <WriteBox
        box={box}
        kind="change"
        label={texts.editing}
        text={text}
        onText={setText}
        onSubmit={() => (text.trim() === message.message ? onCancel() : onSave(text))}
        enterSends={enterSends}
        people={mentionable(contact)}
        onKey={press}
      />
    </div>
  )
}

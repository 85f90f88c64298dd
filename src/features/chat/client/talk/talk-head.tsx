import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import type { Contact } from '../../contract.ts'
import { chatWords } from '../chat-words.ts'
import { PersonFace } from '../people/person-face.tsx'
import styles from './talk-head.module.css'

type TalkHeadProps = { readonly contact: Contact; readonly isOpen: boolean; readonly onOpen: () => void }

/** Above a conversation: who it is with. Opens more about them. */
export function TalkHead({ contact, isOpen, onOpen }: TalkHeadProps): ReactNode {
  const texts = useTexts(chatWords)
  const { name, status, mood } = contact
  return (
    <button type="button" className={styles.head} aria-expanded={isOpen} title={texts.about} onClick={onOpen}>
      <span aria-hidden="true">
        <PersonFace person={contact} size="medium" hasStatus />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.mood}>{mood === '' ? texts[status] : `${texts[status]} · ${mood}`}</span>
      </span>
    </button>
  )
}

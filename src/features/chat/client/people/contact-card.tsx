import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { SampleBadge } from '../../../../shell/parts/samples/sample-badge.tsx'
import { Presence } from '../../../../ui/presence.tsx'
import type { Contact } from '../../contract.ts'
import { chatWords } from '../chat-words.ts'
import { isSample } from './people.ts'
import { PersonFace } from './person-face.tsx'
import styles from './people.module.css'

/** Who one talks to. */
export function ContactCard({ contact }: { readonly contact: Contact }): ReactNode {
  const texts = useTexts(chatWords)
  return (
    <div className={styles.card}>
      <div className={styles.cardHead}>
        <PersonFace person={contact} size="huge" />
        <p className={styles.cardName}>{contact.name}</p>
        {isSample(contact) ? <SampleBadge /> : <Presence state={contact.status} label={texts[contact.status]} />}
      </div>
      {contact.mood === '' ? null : (
        <div>
          <p className={styles.label}>{texts.mood}</p>
          <p className={styles.mood}>{contact.mood}</p>
        </div>
      )}
      <p className={styles.label}>{contact.isMember ? texts.member : texts.notMember}</p>
    </div>
  )
}

import { useEffect, useRef, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { CountBadge } from '../../../../ui/badge.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import type { Contact } from '../../contract.ts'
import { chatWords } from '../chat-words.ts'
import { PersonFace } from '../people/person-face.tsx'
import { usePeople } from '../people/use-people.ts'
import styles from './panel.module.css'

type PanelPeopleProps = { readonly choose: (contactId: string) => void }

/** Everybody by name: first those one talks with, then the others. */
export function PanelPeople({ choose }: PanelPeopleProps): ReactNode {
  const texts = useTexts(chatWords)
  const { talks, others } = usePeople()
  const people = useRef<HTMLElement>(null)
  useEffect(() => {
    // The button that led back here is gone, and the focus with it.
    if (document.activeElement === document.body) people.current?.querySelector('button')?.focus()
  }, [])

  const person = (contact: Contact): ReactNode => (
    <li key={contact.id}>
      <PersonButton contact={contact} onOpen={() => choose(contact.id)} />
    </li>
  )
  return (
    <nav ref={people} className={styles.people} aria-label={texts.people}>
      {talks.length === 0 ? null : <ul className={styles.list}>{talks.map(({ contact }) => person(contact))}</ul>}
      {talks.length > 0 && others.length > 0 ? <hr className={styles.divider} /> : null}
      <ul className={styles.list}>{others.map(person)}</ul>
    </nav>
  )
}

function PersonButton({ contact, onOpen }: { readonly contact: Contact; readonly onOpen: () => void }): ReactNode {
  const texts = useTexts(chatWords)
  const { name, unread } = contact
  return (
    <button type="button" className={styles.person} onClick={onOpen}>
      <span className={styles.name}>{name}</span>
      <span className={styles.face}>
        <PersonFace person={contact} hasStatus />
      </span>
      {unread === 0 ? null : (
        <>
          <span aria-hidden="true">
            <CountBadge count={unread} kind="info" />
          </span>
          <VisuallyHidden>{unread === 1 ? texts.unreadOne : fill(texts.unreadMany, { count: unread })}</VisuallyHidden>
        </>
      )}
    </button>
  )
}

import { Tooltip } from '@base-ui/react/tooltip'
import { useRef, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Tip } from '../../../../ui/tip.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import type { Contact } from '../../contract.ts'
import { chatWords } from '../chat-words.ts'
import { PersonFace } from '../people/person-face.tsx'
import { usePeople } from '../people/use-people.ts'
import styles from './panel.module.css'

type RailProps = { readonly contactId: string | undefined; readonly choose: (contactId: string) => void }

/** The people as pictures: first those one talks with, then the others. */
export function Rail({ contactId, choose }: RailProps): ReactNode {
  const texts = useTexts(chatWords)
  const { talks, others } = usePeople()
  const rail = useRef<HTMLElement>(null)

  function open(id: string): void {
    choose(id)
    rail.current?.scrollTo({ top: 0 })
  }

  const button = (contact: Contact): ReactNode => (
    <li key={contact.id}>
      <RailButton contact={contact} isOpen={contact.id === contactId} onOpen={() => open(contact.id)} />
    </li>
  )
  return (
    <nav ref={rail} className={styles.rail} aria-label={texts.people}>
      {talks.length === 0 ? null : <ul className={styles.people}>{talks.map(({ contact }) => button(contact))}</ul>}
      {talks.length > 0 && others.length > 0 ? <hr className={styles.divider} /> : null}
      <ul className={styles.people}>{others.map(button)}</ul>
    </nav>
  )
}

type RailButtonProps = { readonly contact: Contact; readonly isOpen: boolean; readonly onOpen: () => void }

function RailButton({ contact, isOpen, onOpen }: RailButtonProps): ReactNode {
  const texts = useTexts(chatWords)
  const { name, unread } = contact
  return (
    <Tooltip.Root>
      <Tooltip.Trigger type="button" className={styles.person} aria-current={isOpen ? 'true' : undefined} onClick={onOpen}>
        <PersonFace person={contact} size="medium" hasStatus isAlone />
        {unread === 0 ? null : (
          <>
            <span className={styles.count} aria-hidden="true">
              {unread > 99 ? '99+' : unread}
            </span>
            <VisuallyHidden>{unread === 1 ? texts.unreadOne : fill(texts.unreadMany, { count: unread })}</VisuallyHidden>
          </>
        )}
      </Tooltip.Trigger>
      <Tip side="left">{name}</Tip>
    </Tooltip.Root>
  )
}

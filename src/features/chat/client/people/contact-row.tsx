import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { plainOf } from '../../../../kit/markup.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import { SampleBadge } from '../../../../shell/parts/samples/sample-badge.tsx'
import { CountBadge } from '../../../../ui/badge.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import type { ChatEntry, Contact } from '../../contract.ts'
import { chatWords } from '../chat-words.ts'
import { useWriting } from '../writing/use-writing.ts'
import { isSample } from './people.ts'
import { PersonFace } from './person-face.tsx'
import styles from './people.module.css'

type ContactRowProps = { readonly contact: Contact; readonly entry?: ChatEntry; readonly href: string; readonly isOpen: boolean }

/** Somebody to write to: who, whether they are there, and what was said last. */
export function ContactRow({ contact, entry, href, isOpen }: ContactRowProps): ReactNode {
  const texts = useTexts(chatWords)
  return (
    <li className={styles.row} data-open={isOpen} data-unread={contact.unread > 0}>
      {/* The link says all of it in one go. */}
      <span aria-hidden="true">
        <PersonFace person={contact} size="medium" hasStatus />
      </span>
      <Link href={href} state={{ isToWrite: true }} className={styles.link} aria-current={isOpen ? 'page' : undefined}>
        <span className={styles.name}>
          {contact.name} {isSample(contact) ? <SampleBadge /> : null}
        </span>
        {entry?.lastMessageTime ? <Moment className={styles.time ?? ''} value={entry.lastMessageTime} /> : null}
        <span className={styles.snippet}>{entry ? <Snippet contact={contact} entry={entry} /> : contact.mood}</span>
        <UnreadCount count={contact.unread} />
        <VisuallyHidden>{texts[contact.status]}</VisuallyHidden>
      </Link>
    </li>
  )
}

/** How many wait, as a number to see and a sentence to hear. */
function UnreadCount({ count }: { readonly count: number }): ReactNode {
  const texts = useTexts(chatWords)
  if (count === 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden="true">
        <CountBadge count={count} kind="info" />
      </span>
      <VisuallyHidden>{count === 1 ? texts.unreadOne : fill(texts.unreadMany, { count })}</VisuallyHidden>
    </span>
  )
}

function Snippet({ contact, entry }: { readonly contact: Contact; readonly entry: ChatEntry }): ReactNode {
  const texts = useTexts(chatWords)
  const isShown = useWriting(({ shown }) => shown.includes(contact.id))
  const draft = useWriting(({ drafts }) => drafts[contact.id]?.text) ?? entry.draft
  // Whoever writes there sees it there.
  if (draft.trim() !== '' && !isShown) {
    return (
      <>
        <span className={styles.draft}>{texts.draft}</span> {draft}
      </>
    )
  }
  if (!entry.lastMessage) return contact.mood
  const { who, message } = entry.lastMessage
  const said = message === '' ? texts.removedSnippet : plainOf(message)
  return who === contact.id ? said : `${texts.you} ${said}`
}

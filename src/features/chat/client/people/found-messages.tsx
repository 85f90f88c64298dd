import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { plainOf } from '../../../../kit/markup.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import type { Contact, Found } from '../../contract.ts'
import { useFoundMessages } from '../chat-queries.ts'
import { chatWords } from '../chat-words.ts'
import { pathTo } from '../chat-place.ts'
import styles from './people.module.css'
import type { SearchWish } from './search-wish.ts'

type FoundMessagesProps = {
  readonly wish: SearchWish['messages']
  /** As it was typed, for the addresses. */
  readonly q: string
  readonly contacts: readonly Contact[]
  readonly openId: string | undefined
}

/** Messages with the words that were typed, wherever they were said. */
export function FoundMessages({ wish, q, contacts, openId }: FoundMessagesProps): ReactNode {
  const texts = useTexts(chatWords)
  const query = useFoundMessages(wish)
  return (
    <section aria-label={texts.messages}>
      <h2 className={styles.title}>{texts.messages}</h2>
      <Loaded
        query={query}
        skeleton={<LoadingRows rows={2} />}
        errorTitle={texts.foundError}
        isEmpty={(found) => found.length === 0}
        empty={<p className={styles.none}>{texts.noMessageFound}</p>}
      >
        {(found) => (
          <ul className={styles.list}>
            {found.map((message) => (
              <FoundRow key={message.id} message={message} contacts={contacts} q={q} isOpen={message.id === openId} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}

type FoundRowProps = { readonly message: Found; readonly contacts: readonly Contact[]; readonly q: string; readonly isOpen: boolean }

function FoundRow({ message, contacts, q, isOpen }: FoundRowProps): ReactNode {
  const texts = useTexts(chatWords)
  const name = contacts.find(({ id }) => id === message.contactId)?.name ?? texts.contactMissing
  return (
    <li className={styles.row} data-open={isOpen}>
      <Link href={pathTo(message.contactId, { q, message: message.id })} className={styles.link}>
        <span className={styles.name}>{message.who === message.contactId ? name : `${texts.ownName} → ${name}`}</span>
        <Moment className={styles.time ?? ''} value={message.time} />
        <span className={styles.foundText}>{plainOf(message.message)}</span>
      </Link>
    </li>
  )
}

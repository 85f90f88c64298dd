import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { useContacts } from '../chat-queries.ts'
import { pathTo } from '../chat-place.ts'
import { chatWords } from '../chat-words.ts'
import { ContactRow } from './contact-row.tsx'
import { FoundMessages } from './found-messages.tsx'
import { inOrder, type People } from './people.ts'
import styles from './people.module.css'
import { SearchField } from './search-field.tsx'
import type { SearchWish } from './search-wish.ts'

type PeoplePaneProps = {
  readonly q: string
  readonly onSearch: (q: string) => void
  readonly people: People
  readonly wish: SearchWish
  readonly contactId: string | undefined
  readonly messageId: string | undefined
}

/** Whom one talks with, whom one could talk with, and what was said. */
export function PeoplePane({ q, onSearch, people, wish, contactId, messageId }: PeoplePaneProps): ReactNode {
  const texts = useTexts(chatWords)
  const query = useContacts()
  const isSearching = q.trim() !== ''
  return (
    <div className={styles.pane}>
      <div className={styles.search}>
        <SearchField q={q} onSearch={onSearch} />
      </div>
      <Loaded
        query={query}
        skeleton={<LoadingRows shape="person" rows={8} />}
        errorTitle={texts.peopleError}
        isEmpty={(contacts) => contacts.length === 0}
        empty={<EmptyState kind="never-used" icon={Users} title={texts.noContacts} text={texts.noContactsText} />}
      >
        {(contacts) => (
          <>
            {wish.people === undefined ? null : isSearching && inOrder(people).length === 0 ? (
              <EmptyState kind="filtered" title={texts.noOneFound} text={texts.noOneFoundText} onClear={() => onSearch('')} />
            ) : (
              <Lists people={people} contactId={contactId} q={q} />
            )}
            {isSearching ? <FoundMessages wish={wish.messages} q={q} contacts={contacts} openId={messageId} /> : null}
          </>
        )}
      </Loaded>
    </div>
  )
}

function Lists({ people: { talks, others }, contactId, q }: Pick<PeoplePaneProps, 'people' | 'contactId' | 'q'>): ReactNode {
  const texts = useTexts(chatWords)
  return (
    <>
      {talks.length === 0 ? null : (
        <section aria-label={texts.chats}>
          <h2 className={styles.title}>{texts.chats}</h2>
          <ul className={styles.list}>
            {talks.map(({ contact, entry }) => (
              <ContactRow
                key={contact.id}
                contact={contact}
                entry={entry}
                href={pathTo(contact.id, { q })}
                isOpen={contact.id === contactId}
              />
            ))}
          </ul>
        </section>
      )}
      {others.length === 0 ? null : (
        <section aria-label={texts.contacts}>
          <h2 className={styles.title}>{texts.contacts}</h2>
          <ul className={styles.list}>
            {others.map((contact) => (
              <ContactRow key={contact.id} contact={contact} href={pathTo(contact.id, { q })} isOpen={contact.id === contactId} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

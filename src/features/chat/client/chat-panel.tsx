import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ChatPanelProps } from '../../../shell/app-entry.ts'
import { useTexts } from '../../../shell/language.tsx'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import { EmptyState } from '../../../shell/parts/states/empty-state.tsx'
import { LoadError } from '../../../shell/parts/states/load-error.tsx'
import { ChatTitle } from '../../../shell/workspace/panels/chat-title.tsx'
import { hasPointer } from './chat-place.ts'
import { useChatTopics, useChatUser, useContacts } from './chat-queries.ts'
import { chatWords } from './chat-words.ts'
import styles from './panel/panel.module.css'
import { PanelTalk } from './panel/panel-talk.tsx'
import { PersonFace } from './people/person-face.tsx'
import { Rail } from './panel/rail.tsx'

/** The chat beside every page: the people as a rail, and the conversation with one of them. */
export function Panel({ isOpen, contactId, choose }: ChatPanelProps): ReactNode {
  useLive(useChatTopics())
  const texts = useTexts(chatWords)
  const contacts = useContacts()
  const { data: user } = useChatUser()
  const contact = contacts.data?.find(({ id }) => id === contactId)
  return (
    <div className={styles.panel}>
      <Rail contactId={contactId} choose={choose} />
      {isOpen ? (
        <div className={styles.talk}>
          {contact && user ? (
            <>
              <ChatTitle>
                <span className={styles.title}>
                  <PersonFace person={contact} hasStatus />
                  {contact.name}
                </span>
              </ChatTitle>
              <PanelTalk key={contact.id} contact={contact} user={user} isToWrite={hasPointer()} />
            </>
          ) : contacts.isError && !contacts.data ? (
            <LoadError title={texts.peopleError} onRetry={() => void contacts.refetch()} />
          ) : (
            <EmptyState kind="never-used" icon={MessageCircle} title={texts.chooseTitle} text={texts.chooseText} />
          )}
        </div>
      ) : null}
    </div>
  )
}

import { ArrowLeft, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ChatPanelProps } from '../../../shell/app-entry.ts'
import { useTexts } from '../../../shell/language.tsx'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import { Loaded } from '../../../shell/parts/states/loaded.tsx'
import { LoadingRows } from '../../../shell/parts/states/loading-rows.tsx'
import { EmptyState } from '../../../shell/parts/states/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ChatTitle } from '../../../shell/workspace/panels/chat-title.tsx'
import { hasPointer } from './chat-place.ts'
import { useChatTopics, useChatUser, useContacts } from './chat-queries.ts'
import { chatWords } from './chat-words.ts'
import styles from './panel/panel.module.css'
import { PanelTalk } from './panel/panel-talk.tsx'
import { PersonFace } from './people/person-face.tsx'
import { PanelPeople } from './panel/panel-people.tsx'

/** The chat beside every page: the people, then the conversation with one of them. */
export function Panel({ contactId, choose }: ChatPanelProps): ReactNode {
  useLive(useChatTopics())
  const texts = useTexts(chatWords)
  const contacts = useContacts()
  const { data: user } = useChatUser()
  const contact = contacts.data?.find(({ id }) => id === contactId)
  if (contact && user) {
    return (
      <div className={styles.talk}>
        <ChatTitle>
          <span className={styles.title}>
            <IconButton name={texts.people} icon={ArrowLeft} onClick={() => choose(undefined)} />
            <PersonFace person={contact} hasStatus />
            <span className={styles.name}>{contact.name}</span>
          </span>
        </ChatTitle>
        <PanelTalk key={contact.id} contact={contact} user={user} isToWrite={hasPointer()} />
      </div>
    )
  }
  return (
    <Loaded
      query={contacts}
      skeleton={<LoadingRows shape="person" rows={8} />}
      errorTitle={texts.peopleError}
      isEmpty={(people) => people.length === 0}
      empty={<EmptyState kind="never-used" icon={Users} title={texts.noContacts} text={texts.noContactsText} />}
    >
      {() => <PanelPeople choose={choose} />}
    </Loaded>
  )
}

import { MessageCircle } from 'lucide-react'
import { useCallback, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../shell/language.tsx'
import { ListDetail } from '../../../shell/parts/list-detail/list-detail.tsx'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import { EmptyState } from '../../../shell/parts/states/empty-state.tsx'
import { LoadingRows } from '../../../shell/parts/states/loading-rows.tsx'
import { textParam } from '../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../shell/parts/url-state/use-url-state.ts'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import type { Contact } from '../contract.ts'
import { contactIn, isToWrite, pathTo } from './chat-place.ts'
import { useChatTopics, useChatUser, useContacts } from './chat-queries.ts'
import { chatWords } from './chat-words.ts'
import { ContactCard } from './people/contact-card.tsx'
import { OwnBar } from './people/own-bar.tsx'
import { PeoplePane } from './people/people-pane.tsx'
import { unreadIn } from './people/people.ts'
import { usePeople, useSearchWish } from './people/use-people.ts'
import { Conversation } from './talk/conversation.tsx'
import { TalkHead } from './talk/talk-head.tsx'
import { useChatCommands } from './use-chat-commands.ts'
import { useUnreadSteps } from './use-unread-steps.ts'

const params = { q: textParam(), message: textParam() }

/** People beside the conversation; on phones one at a time. */
export function Page(): ReactNode {
  useLive(useChatTopics())
  const texts = useTexts(chatWords)
  const [path, navigate] = useLocation()
  const [{ q, message }, changeUrl] = useUrlState(params)
  const contactId = contactIn(path)
  const { data: contacts } = useContacts()
  const { data: user } = useChatUser()
  const contact = contacts?.find(({ id }) => id === contactId)
  const wish = useSearchWish(q)
  const people = usePeople(wish.people)
  const open = useCallback((id: string) => navigate(pathTo(id, { q }), { state: { isToWrite: true } }), [navigate, q])
  const steps = useUnreadSteps(people, contactId, open)
  useChatCommands({ people, contactId, open, steps })
  const [isAboutOpen, setAboutOpen] = useState(false)
  const unread = unreadIn(contacts ?? [])
  const title = contact?.name ?? texts.chat
  return (
    <WorkspacePage title={title} windowTitle={unread === 0 ? title : `(${unread}) ${title}`} room="fill" arrival="none">
      <ListDetail
        id="chat"
        hasDetail={contactId !== undefined}
        listPath={pathTo(undefined, { q })}
        list={{
          title: texts.people,
          ...(user ? { head: <OwnBar user={user} /> } : {}),
          content: (
            <PeoplePane
              q={q}
              onSearch={(text) => changeUrl({ q: text }, 'replace')}
              people={people}
              wish={wish}
              contactId={contactId}
              messageId={message === '' ? undefined : message}
            />
          ),
        }}
        detail={{
          title: texts.conversation,
          ...(contact ? { head: <TalkHead contact={contact} isOpen={isAboutOpen} onOpen={() => setAboutOpen(!isAboutOpen)} /> } : {}),
          content: <Talk contactId={contactId} contact={contact} messageId={message === '' ? undefined : message} onKey={steps.onKey} />,
        }}
        {...(contact
          ? {
              right: {
                title: texts.about,
                isOpen: isAboutOpen,
                onClose: () => setAboutOpen(false),
                content: <ContactCard contact={contact} />,
              },
            }
          : {})}
      />
    </WorkspacePage>
  )
}

type TalkProps = {
  readonly contactId: string | undefined
  readonly contact: Contact | undefined
  readonly messageId: string | undefined
  readonly onKey: (event: KeyboardEvent) => void
}

function Talk({ contactId, contact, messageId, onKey }: TalkProps): ReactNode {
  const texts = useTexts(chatWords)
  const { data: contacts } = useContacts()
  const { data: user } = useChatUser()
  if (contactId === undefined) {
    return <EmptyState kind="never-used" icon={MessageCircle} title={texts.chooseTitle} text={texts.chooseText} />
  }
  if (contact && user) {
    const talk = { contact, user, messageId, onKey, isToWrite: isToWrite() }
    return <Conversation key={contact.id} {...talk} />
  }
  if (contacts && user) return <EmptyState kind="not-allowed" title={texts.contactMissing} text={texts.contactMissingText} />
  return <LoadingRows shape="person" />
}

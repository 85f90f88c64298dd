import type { ReactNode } from 'react'
import { plainOf } from '../../../kit/markup.ts'
import { useTexts } from '../../../shell/language.tsx'
import { Moment } from '../../../shell/parts/formats/moment.tsx'
import { HomeCard, HomeRow, HomeRows } from '../../../shell/parts/home/home-card.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { pathTo } from './chat-place.ts'
import { useChatUser, useContacts } from './chat-queries.ts'
import { chatWords } from './chat-words.ts'
import { peopleOf, unreadIn } from './people/people.ts'

const shown = 4

/** Whose messages wait to be read. */
export function Card(): ReactNode {
  const texts = useTexts(chatWords)
  const contacts = useContacts()
  const { data: user } = useChatUser()
  const waiting = peopleOf(contacts.data ?? [], user?.chatList ?? []).talks.filter(({ contact }) => contact.unread > 0)
  return (
    <HomeCard
      title={texts.homeTitle}
      note={(all) => String(unreadIn(all))}
      path={pathTo(undefined)}
      query={contacts}
      isEmpty={(all) => unreadIn(all) === 0}
      empty={texts.homeEmpty}
    >
      {() => (
        <HomeRows>
          {waiting.slice(0, shown).map(({ contact: { id, name, avatar }, entry: { lastMessage, lastMessageTime } }) => (
            <HomeRow
              key={id}
              path={pathTo(id)}
              title={name}
              detail={plainOf(lastMessage?.message ?? '')}
              before={<Avatar name={name} photo={avatar || undefined} />}
              end={lastMessageTime === null ? undefined : <Moment value={lastMessageTime} />}
              isNew
            />
          ))}
        </HomeRows>
      )}
    </HomeCard>
  )
}

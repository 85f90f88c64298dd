import { useMemo } from 'react'
import { dayAt } from '../../../../kit/plain-date.ts'
import { useContacts, useChatUser } from '../chat-queries.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { officeTimeZone } from '../../../../shell/parts/formats/use-formats.ts'
import { chatWords } from '../chat-words.ts'
import { useWriting } from '../writing/use-writing.ts'
import { filteredPeople, peopleOf, type People } from './people.ts'
import { searchWish, type SearchWish } from './search-wish.ts'

/** Everybody in the two lists, with what is being written here already taken in. */
export function usePeople(q = ''): People {
  const texts = useTexts(chatWords)
  const { data: contacts } = useContacts()
  const { data: user } = useChatUser()
  const drafts = useWriting((writing) => writing.drafts)
  return useMemo(() => {
    const written = Object.fromEntries(Object.entries(drafts).map(([id, { text }]) => [id, text]))
    return filteredPeople(peopleOf(contacts ?? [], user?.chatList ?? [], written), q, texts)
  }, [contacts, user, drafts, q, texts])
}

/** What was typed, as a question. */
export function useSearchWish(q: string): SearchWish {
  const { data: contacts } = useContacts()
  const { data: user } = useChatUser()
  const today = dayAt(useMinute(), officeTimeZone)
  const me = user?.id ?? ''
  return useMemo(() => searchWish(q, { contacts: contacts ?? [], me, today }), [q, contacts, me, today])
}

import { foldedWord } from '../../../../kit/search-words.ts'
import type { ChatEntry, Contact, Status } from '../../contract.ts'

/** Contacts without an account come with the workspace; nobody stands behind them. */
export function isSample({ isMember, isFormer = false }: Contact): boolean {
  return !isMember && !isFormer
}

type Talk = { readonly contact: Contact; readonly entry: ChatEntry }
export type People = {
  /** Those one has written with, the newest first. */
  readonly talks: readonly Talk[]
  readonly others: readonly Contact[]
}

/** With whom one talks, and with whom one could. A conversation without a word and without a draft has not begun. */
export function peopleOf(
  contacts: readonly Contact[],
  chatList: readonly ChatEntry[],
  drafts: Readonly<Record<string, string>> = {},
): People {
  const byId = new Map(contacts.map((contact) => [contact.id, contact]))
  const talks = chatList.flatMap((entry) => {
    const contact = byId.get(entry.contactId)
    const hasBegun = entry.lastMessageTime !== null || (drafts[entry.contactId] ?? entry.draft) !== ''
    return contact && hasBegun ? [{ contact, entry }] : []
  })
  const talking = new Set(talks.map(({ contact }) => contact.id))
  return { talks, others: contacts.filter(({ id }) => !talking.has(id)) }
}

/** Those whose name, mood or status has all these words, wherever they stand. */
export function filteredPeople({ talks, others }: People, q: string, statusWords: Readonly<Record<Status, string>>): People {
  const words = foldedWord(q).split(/\s+/).filter(Boolean)
  const fits = ({ name, mood, status }: Contact): boolean => {
    const text = foldedWord(`${name} ${mood} ${statusWords[status]}`)
    return words.every((word) => text.includes(word))
  }
  return { talks: talks.filter(({ contact }) => fits(contact)), others: others.filter(fits) }
}

/** All in the order they show. */
export function inOrder({ talks, others }: People): readonly Contact[] {
  return [...talks.map(({ contact }) => contact), ...others]
}

/** From where one is to the next one with something unread, around the end. */
export function nextUnread(people: readonly Contact[], from: string | undefined, step: 1 | -1): Contact | undefined {
  const start = people.findIndex(({ id }) => id === from)
  const ring =
    step === 1
      ? [...people.slice(start + 1), ...people.slice(0, start + 1)]
      : [...people.slice(0, Math.max(start, 0)).toReversed(), ...people.slice(Math.max(start, 0)).toReversed()]
  return ring.find(({ id, unread }) => unread > 0 && id !== from)
}

export function unreadIn(contacts: readonly Contact[]): number {
  return contacts.reduce((sum, { unread }) => sum + unread, 0)
}

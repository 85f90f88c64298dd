import type { ChatEntry, Contact } from '../contract.ts'

/** How much waited and what was said last, by contact, when it was told of. */
export type Known = Readonly<Record<string, { readonly unread: number; readonly last: string }>>
type News = { readonly contact: Contact; readonly text: string }

/**
 * What came in since. People and conversations are read one after the other, so it is told only when both show it;
 * marking something unread is no news.
 */
export function newsSince(
  before: Known | undefined,
  contacts: readonly Contact[],
  chatList: readonly ChatEntry[],
): { readonly news: readonly News[]; readonly known: Known } {
  const known: Record<string, Known[string]> = {}
  const news: News[] = []
  for (const contact of contacts) {
    const entry = chatList.find(({ contactId }) => contactId === contact.id)
    const now = { unread: contact.unread, last: `${entry?.lastMessageTime} ${entry?.lastMessage?.message}` }
    const was = before ? (before[contact.id] ?? { unread: 0, last: '' }) : now
    const hasMore = now.unread > was.unread
    const isNew = hasMore && now.last !== was.last
    const said = entry?.lastMessage
    if (isNew && said && said.who === contact.id && said.message !== '') news.push({ contact, text: said.message })
    known[contact.id] = hasMore && !isNew ? was : now
  }
  return { news, known }
}

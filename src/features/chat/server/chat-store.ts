import { sql, type Transaction } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import type { Chat, ChatEntry } from '../contract.ts'
import { isUnread, isWith, otherSide } from './chat-row.ts'
import { newestSpan, readSpan } from './dialog-store.ts'
import type { ChatTables } from './tables.ts'

type Tx = Transaction<ChatTables>
/** A conversation of the asking account. */
export type OwnChat = {
  readonly id: string
  readonly contactId: string
  /** Has no account, so that nobody listens. */
  readonly isContact: boolean
}

export const noSuchChat = (): Problem => new Problem('not-found', 'There is no such conversation.')

const ownChat = sql<OwnChat>`c.id, ${otherSide} as "contactId",
  exists (select from chat.contact k where k.workspace_id = c.workspace_id and k.id = ${otherSide}) as "isContact"`

export async function findChat(tx: Tx, id: string): Promise<OwnChat> {
  const { rows } = await sql<OwnChat>`select ${ownChat} from chat.chat c where c.id = ${id}::uuid`.execute(tx)
  const [chat] = rows
  if (!chat) throw noSuchChat()
  return chat
}

/** The conversation with somebody, if there is one. */
export async function findChatWith(tx: Tx, contactId: string): Promise<(OwnChat & { readonly hasMessages: boolean }) | undefined> {
  const { rows } = await sql<OwnChat & { hasMessages: boolean }>`
    select ${ownChat}, exists (select from chat.message m where m.workspace_id = c.workspace_id and m.chat_id = c.id) as "hasMessages"
    from chat.chat c where ${isWith(contactId)}`.execute(tx)
  return rows[0]
}

/** Those who begin one at the same moment get the same. */
export async function beginChat(tx: Tx, contactId: string): Promise<void> {
  await sql`
    insert into chat.chat (workspace_id, low_id, high_id)
    values (platform.workspace(), least(platform.account(), ${contactId}::uuid), greatest(platform.account(), ${contactId}::uuid))
    on conflict do nothing`.execute(tx)
}

/** Puts it on one's own list; tells whether it was not there yet. */
export async function openChat(tx: Tx, chatId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into chat.reading (workspace_id, account_id, chat_id) values (platform.workspace(), platform.account(), ${chatId}::uuid)
    on conflict do nothing`.execute(tx)
  return numAffectedRows > 0n
}

export async function readChat(tx: Tx, chatId: string): Promise<Chat> {
  const { dialog, hasEarlier } = await readSpan(tx, chatId, newestSpan)
  const { rows } = await sql<{ id: string }>`
    select m.id from chat.chat c left join chat.reading r on r.workspace_id = c.workspace_id and r.chat_id = c.id
    cross join lateral (select m.id from chat.message m where ${isUnread} order by m.number limit 1) m
    where c.id = ${chatId}::uuid`.execute(tx)
  return { id: chatId, dialog, firstUnreadId: rows[0]?.id ?? null, hasEarlier }
}

type EntryRow = Pick<ChatEntry, 'chatId' | 'contactId' | 'draft'> & {
  readonly who: string | null
  readonly message: string | null
  readonly time: Date | null
}

/** One's conversations, the newest first. An empty one is nobody's concern but of who opened it. */
export async function readChatList(tx: Tx): Promise<ChatEntry[]> {
  const { rows } = await sql<EntryRow>`
    select c.id as "chatId", ${otherSide} as "contactId", coalesce(r.draft, '') as draft, last.who, last.message, last.time
    from chat.chat c left join chat.reading r on r.workspace_id = c.workspace_id and r.chat_id = c.id
    left join lateral (
      select m.sender_id as who, left(m.message, 200) as message, m.time, m.turn from chat.message m
      where m.workspace_id = c.workspace_id and m.chat_id = c.id and m.removed_at is null order by m.number desc limit 1
    ) last on true
    where r.chat_id is not null or exists (select from chat.message m where m.workspace_id = c.workspace_id and m.chat_id = c.id)
    order by last.time desc nulls last, last.turn desc, c.created_at desc, c.id`.execute(tx)
  return rows.map(({ who, message, time, ...entry }) => ({
    ...entry,
    lastMessageTime: time?.toISOString() ?? null,
    lastMessage: who === null || message === null ? null : { who, message },
  }))
}

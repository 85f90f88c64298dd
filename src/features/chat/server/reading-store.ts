import { sql, type Transaction } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import type { setRead } from '../contract.ts'
import { unreadCount } from './chat-row.ts'
import { lastNumber, numberOf } from './dialog-store.ts'
import type { ChatTables } from './tables.ts'

type Tx = Transaction<ChatTables>
type Read = InputOf<typeof setRead>

/** Moves how far one has read; tells whether that changed anything. Only who wants so goes back. */
export async function storeRead(tx: Tx, { chatId, messageId, isUnreadFrom = false }: Read): Promise<boolean> {
  const isBack = isUnreadFrom && messageId !== undefined
  const place = messageId === undefined ? await lastNumber(tx, chatId) : await numberOf(tx, chatId, messageId)
  const read = isBack ? place - 1 : place
  const { numAffectedRows = 0n } = await sql`
    insert into chat.reading as r (workspace_id, account_id, chat_id, read_number)
    values (platform.workspace(), platform.account(), ${chatId}::uuid, ${read}::int)
    on conflict (workspace_id, account_id, chat_id) do update set read_number = excluded.read_number
    where r.read_number < excluded.read_number or (${isBack} and r.read_number > excluded.read_number)`.execute(tx)
  return numAffectedRows > 0n
}

export async function countUnread(tx: Tx, chatId: string): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select ${unreadCount} as unread from chat.chat c left join chat.reading r on r.workspace_id = c.workspace_id and r.chat_id = c.id
    where c.id = ${chatId}::uuid`.execute(tx)
  return rows[0]?.unread ?? 0
}

/** Keeps what was begun to write; tells whether that is something new. */
export async function storeDraft(tx: Tx, chatId: string, draft: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into chat.reading as r (workspace_id, account_id, chat_id, draft)
    values (platform.workspace(), platform.account(), ${chatId}::uuid, ${draft})
    on conflict (workspace_id, account_id, chat_id) do update set draft = excluded.draft where r.draft <> excluded.draft`.execute(tx)
  return numAffectedRows > 0n
}

import { sql, type Transaction } from 'kysely'
import type { Mentions } from '../../../kit/mentions.ts'
import { Problem } from '../../../kit/problem.ts'
import type { Message } from '../contract.ts'
import { asMessage, messageOf } from './chat-row.ts'
import { lastNumber } from './dialog-store.ts'
import type { ChatTables } from './tables.ts'

type Tx = Transaction<ChatTables>
type Row = Parameters<typeof messageOf>[0]

/** Whoever adds to a conversation waits for the others, so that messages are numbered in the order in which they are there. */
export async function lockChat(tx: Tx, chatId: string): Promise<void> {
  await sql`select from chat.chat where id = ${chatId}::uuid for no key update`.execute(tx)
}

/** What was said under this id before, by oneself. */
export async function findSent(tx: Tx, chatId: string, id: string): Promise<Message | undefined> {
  const { rows } = await sql<Row & { isOwn: boolean }>`
    select ${asMessage}, m.sender_id = platform.account() as "isOwn" from chat.message m
    where m.chat_id = ${chatId}::uuid and m.id = ${id}::uuid`.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const { isOwn, ...message } = row
  if (!isOwn) throw new Problem('conflict', 'This id belongs to a message of somebody else.')
  return messageOf(message)
}

export type NewMessage = { readonly id: string; readonly text: string; readonly mentions: Mentions | null }

/** Adds a message to a conversation that is locked. Who writes has read what stands there, and the draft is done. */
export async function addMessage(tx: Tx, chatId: string, { id, text, mentions }: NewMessage): Promise<Message> {
  const number = (await lastNumber(tx, chatId)) + 1
  const { rows } = await sql<Row>`
    insert into chat.message as m (workspace_id, chat_id, low_id, high_id, id, number, sender_id, message, mentions)
    select c.workspace_id, c.id, c.low_id, c.high_id, ${id}::uuid, ${number}::int, platform.account(), ${text}::text,
      ${mentions && JSON.stringify(mentions)}::jsonb
    from chat.chat c where c.id = ${chatId}::uuid
    returning ${asMessage}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The conversation was there a moment ago.')
  await sql`
    insert into chat.reading (workspace_id, account_id, chat_id, read_number)
    values (platform.workspace(), platform.account(), ${chatId}::uuid, ${number}::int)
    on conflict (workspace_id, account_id, chat_id) do update set read_number = excluded.read_number, draft = ''`.execute(tx)
  return messageOf(row)
}

/** Remembers what both are called. */
export async function keepNames(tx: Tx, chatId: string, own: string, other: string): Promise<void> {
  await sql`
    update chat.chat c set low_name = n.low, high_name = n.high
    from (select case when low_id = platform.account() then ${own}::text else ${other}::text end as low,
      case when low_id = platform.account() then ${other}::text else ${own}::text end as high
      from chat.chat where id = ${chatId}::uuid) n
    where c.id = ${chatId}::uuid and (c.low_name, c.high_name) is distinct from (n.low, n.high)`.execute(tx)
}

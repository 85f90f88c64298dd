import { randomUUID } from 'node:crypto'
import { getChat, sendMessage, type Message } from '../../src/features/chat/contract.ts'
import type { TestAccount } from './accounts.ts'
import type { TestServer } from './server.ts'
import { answerTo } from './workspaces.ts'

/** Somebody in the workspace of an account who has no account. */
export async function aContact({ database }: TestServer, { workspaceId }: TestAccount, name = 'Mira Keller'): Promise<string> {
  const id = randomUUID()
  await database.owner.query(
    "insert into chat.contact (workspace_id, id, name, status, mood) values ($1, $2, $3, 'do-not-disturb', 'Busy')",
    [workspaceId, id, name],
  )
  return id
}

/** The id of the conversation with somebody, which is opened for that. */
export async function chatWith(server: TestServer, by: TestAccount, contactId: string): Promise<string> {
  return (await answerTo(server, by, getChat, { contactId })).chat.id
}

export async function says(server: TestServer, by: TestAccount, chatId: string, text: string): Promise<Message> {
  return (await answerTo(server, by, sendMessage, { chatId, message: { message: text } })).message
}

/** So many messages at once, all by one account. */
export async function saidMany({ database }: TestServer, chatId: string, senderId: string, count: number): Promise<void> {
  await database.owner.query(
    `insert into chat.message (workspace_id, chat_id, low_id, high_id, number, sender_id, message)
     select workspace_id, id, low_id, high_id, n, $2, 'Message ' || n from chat.chat, generate_series(1, $3::int) n where id = $1`,
    [chatId, senderId, count],
  )
}

/** What was told to listening browsers since this was last asked. */
export async function toldIn({ database }: TestServer, { workspaceId }: TestAccount): Promise<readonly string[]> {
  const { rows } = await database.owner.query<{ told: string }>(
    "delete from platform.live_event where workspace_id = $1 returning id, topic || ' ' || ltrim(key, '@') as told",
    [workspaceId],
  )
  return rows.map(({ told }) => told).toSorted()
}

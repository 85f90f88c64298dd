import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

/** What an account has said, and to whom: somebody of the workspace who has no account. */
export type Talks = { readonly person: string; readonly chat: string; readonly said: string; readonly removed: string }

/** Ids of what nobody has said. */
export const noTalks = (): Talks => ({ person: randomUUID(), chat: randomUUID(), said: randomUUID(), removed: randomUUID() })

/** Somebody to write to; `word` is their name. */
export async function addChatPerson(owner: Pool, workspaceId: string, word: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>('insert into chat.contact (workspace_id, name) values ($1, $2) returning id', [
    workspaceId,
    `${word} person`,
  ])
  return rows[0]?.id ?? ''
}

/** A conversation with them; `word` stands in all of it. */
export async function addTalks(
  owner: Pool,
  { workspaceId, accountId, person }: { readonly workspaceId: string; readonly accountId: string; readonly person: string },
  word: string,
): Promise<Talks> {
  const talks = { ...noTalks(), person }
  const sides = [accountId, person].toSorted()
  await owner.query('insert into chat.chat (workspace_id, id, low_id, high_id) values ($1, $2, $3, $4)', [
    workspaceId,
    talks.chat,
    ...sides,
  ])
  const message = `insert into chat.message (workspace_id, chat_id, low_id, high_id, id, number, sender_id, message, removed_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, case when $9 then platform.moment() end)`
  const add = (id: string, number: number, isRemoved: boolean): Promise<unknown> =>
    owner.query(message, [workspaceId, talks.chat, ...sides, id, number, accountId, `${word} message ${number}`, isRemoved])
  await add(talks.said, 1, false)
  await add(talks.removed, 2, true)
  await owner.query('insert into chat.reading (workspace_id, account_id, chat_id, draft) values ($1, $2, $3, $4)', [
    workspaceId,
    accountId,
    talks.chat,
    `${word} draft`,
  ])
  return talks
}

/** Parents first. */
export const talkTables: readonly string[] = ['contact', 'person', 'chat', 'message', 'reading'].map((name) => `chat.${name}`)

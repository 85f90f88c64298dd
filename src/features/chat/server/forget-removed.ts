import { sql, type Kysely } from 'kysely'
import { editHours } from '../contract.ts'
import type { ChatTables } from './tables.ts'

const atOnce = 500

/** Deletes, in all workspaces, the texts of messages that were taken away and are too old to be brought back. That they were there stays. */
export async function forgetRemoved(db: Kysely<ChatTables>): Promise<void> {
  for (let more = BigInt(atOnce); more === BigInt(atOnce);) {
    const { numAffectedRows = 0n } = await sql`
      update chat.message as m set message = '' from (
        select workspace_id, chat_id, id from chat.message
        where removed_at is not null and message <> '' and time < platform.moment() - make_interval(hours => ${editHours}::int)
        limit ${atOnce} for update skip locked
      ) old
      where m.workspace_id = old.workspace_id and m.chat_id = old.chat_id and m.id = old.id`.execute(db)
    more = numAffectedRows
  }
}

import { sql, type RawBuilder } from 'kysely'
import type { Message } from '../contract.ts'

// What statements about conversations (`c`), their messages (`m`) and what the account has read of them (`r`) have in common.

/** Who it is with: the side that is not oneself. */
export const otherSide: RawBuilder<string> = sql`case when c.low_id = platform.account() then c.high_id else c.low_id end`

export function isWith(contactId: string): RawBuilder<boolean> {
  return sql`c.low_id = least(platform.account(), ${contactId}::uuid) and c.high_id = greatest(platform.account(), ${contactId}::uuid)`
}

/**
 * Said by the other side, still there, and not read yet.
 * NOTE not `coalesce`: PostgreSQL does not know that it gives nothing away, and would read all messages before it compares their numbers.
 */
export const isUnread: RawBuilder<boolean> = sql`m.workspace_id = c.workspace_id and m.chat_id = c.id
  and m.number > case when r.read_number is null then 0 else r.read_number end and m.sender_id <> platform.account() and m.removed_at is null`

/** Nobody reads a number above a thousand, and it would take long to count. */
export const unreadCount: RawBuilder<number> = sql`(
  select count(*)::int from (select from chat.message m where ${isUnread} limit 1000) waiting)`

type MessageRow = Omit<Message, 'time' | 'editedAt'> & { readonly time: Date; readonly editedAt: Date | null }

/** What was taken away is never told to anybody. */
export const asMessage: RawBuilder<MessageRow> = sql`m.id, m.sender_id as who,
  case when m.removed_at is not null then '' when m.mentions is null then m.message
    else accounts.with_current_names(m.message, m.mentions) end as message, m.time, m.version, m.edited_at as "editedAt",
  m.removed_at is not null as "isRemoved"`

export function messageOf(row: MessageRow): Message {
  return { ...row, time: row.time.toISOString(), editedAt: row.editedAt?.toISOString() ?? null }
}

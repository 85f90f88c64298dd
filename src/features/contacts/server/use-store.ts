import { sql, type Transaction } from 'kysely'
import type { ContactsTables } from './tables.ts'

const mostFrequent = 8

/** Whom the account turns to most, the most used first. */
export async function readFrequent(tx: Transaction<ContactsTables>): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.contact_id as id from contacts.use u join contacts.contact c on c.workspace_id = u.workspace_id and c.id = u.contact_id
    where u.workspace_id = platform.workspace() and u.account_id = platform.account() and c.deleted_at is null
    order by u.uses desc, u.used_at desc, u.contact_id limit ${mostFrequent}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Answers whether there is somebody to count. */
export async function countUse(tx: Transaction<ContactsTables>, contactId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into contacts.use as u (workspace_id, account_id, contact_id)
    select workspace_id, platform.account(), id from contacts.contact where id = ${contactId} and deleted_at is null
    on conflict (workspace_id, account_id, contact_id) do update set uses = u.uses + 1, used_at = platform.moment()`.execute(tx)
  return numAffectedRows === 1n
}

/** The same for everybody with one of these addresses; who is not in the address book is no matter. */
export async function countUsesByEmail<Tables>(tx: Transaction<Tables>, emails: readonly string[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into contacts.use as u (workspace_id, account_id, contact_id)
    select workspace_id, platform.account(), id from contacts.contact
    where workspace_id = platform.workspace() and deleted_at is null
      and email_key = any(select platform.folded(email) from unnest(${[...emails]}::text[]) as email)
    on conflict (workspace_id, account_id, contact_id) do update set uses = u.uses + 1, used_at = platform.moment()`.execute(tx)
  return Number(numAffectedRows)
}

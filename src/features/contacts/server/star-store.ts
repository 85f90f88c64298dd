import { sql, type Transaction } from 'kysely'
import { missing } from './contact-fields.ts'
import type { ContactsTables } from './tables.ts'

type Tx = Transaction<ContactsTables>

/** Turns the star of each around; of two who do so at once, one does. */
export async function toggleStars(tx: Tx, ids: readonly string[]): Promise<void> {
  const known = await thoseThere(tx, ids)
  await sql`
    with gone as (delete from contacts.star where contact_id = any(${known}::uuid[]) returning contact_id)
    insert into contacts.star (workspace_id, account_id, contact_id)
    select platform.workspace(), platform.account(), id from unnest(${known}::uuid[]) as id where id not in (select contact_id from gone)
    on conflict do nothing`.execute(tx)
}

export async function addStars(tx: Tx, ids: readonly string[]): Promise<void> {
  const known = await thoseThere(tx, ids)
  await sql`
    insert into contacts.star (workspace_id, account_id, contact_id)
    select platform.workspace(), platform.account(), id from unnest(${known}::uuid[]) as id on conflict do nothing`.execute(tx)
}

export async function removeStars(tx: Tx, ids: readonly string[]): Promise<void> {
  const known = await thoseThere(tx, ids)
  await sql`delete from contacts.star where contact_id = any(${known}::uuid[])`.execute(tx)
}

async function thoseThere(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from contacts.contact where id = any(${[...ids]}::uuid[]) and deleted_at is null`.execute(tx)
  if (rows.length === 0) throw missing()
  return rows.map(({ id }) => id)
}

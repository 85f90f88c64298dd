import { sql, type Transaction } from 'kysely'
import type { InputOf, OutputOf } from '../../../kit/endpoint.ts'
import type { mergeContacts } from '../contract.ts'
import { missing } from './contact-fields.ts'
import { readContact } from './contact-list.ts'
import { binContacts, changeContact, unbinContacts } from './contact-store.ts'
import type { ContactsTables } from './tables.ts'

type Tx = Transaction<ContactsTables>
type Merge = OutputOf<typeof mergeContacts>

/** One of several: the kept one gets the fields, and the groups and stars of all; the others go into the bin as they are. */
export async function merge(tx: Tx, { contact, otherIds }: InputOf<typeof mergeContacts>): Promise<Merge> {
  const others = await othersThere(tx, contact.id, otherIds)
  const before = await readContact(tx, contact.id)
  const groups = await sql<{ id: string }>`select group_id as id from contacts.group_member where contact_id = ${contact.id}`.execute(tx)
  const stars = await sql`select from contacts.star where contact_id = ${contact.id}`.execute(tx)
  await changeContact(tx, contact)
  await sql`
    insert into contacts.group_member (workspace_id, group_id, contact_id, passed_from)
    select workspace_id, group_id, ${contact.id}::uuid, min(contact_id::text)::uuid from contacts.group_member
    where contact_id = any(${others}::uuid[]) group by workspace_id, group_id
    on conflict do nothing`.execute(tx)
  await sql`select contacts.pass_stars(${contact.id}::uuid, ${others}::uuid[])`.execute(tx)
  await binContacts(tx, others)
  return { contact: before, groupIds: groups.rows.map(({ id }) => id), isStarred: stars.rows.length > 0, otherIds: others }
}

/** Everything is as it was before: only what the merge passed on is taken back. */
export async function unmerge(tx: Tx, { contact, otherIds }: Merge): Promise<number> {
  const { version: _before, ...fields } = contact
  await changeContact(tx, fields)
  await sql`delete from contacts.group_member where contact_id = ${contact.id} and passed_from = any(${otherIds}::uuid[])`.execute(tx)
  await sql`select contacts.take_stars_back(${contact.id}::uuid, ${otherIds}::uuid[])`.execute(tx)
  return (await unbinContacts(tx, otherIds)) + 1
}

async function othersThere(tx: Tx, keptId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from contacts.contact where id = any(${[...ids]}::uuid[]) and id <> ${keptId} and deleted_at is null`.execute(tx)
  if (rows.length === 0) throw missing()
  return rows.map(({ id }) => id)
}

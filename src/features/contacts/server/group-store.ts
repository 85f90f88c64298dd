import { sql, type Transaction } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import { storable } from '../../../platform/storable-text.ts'
import type { Group } from '../contact.ts'
import type { saveGroup, setGroup } from '../contract.ts'
import { missing } from './contact-fields.ts'
import type { ContactsTables } from './tables.ts'

type Tx = Transaction<ContactsTables>
const missingGroup = (): Problem => new Problem('not-found', 'This group does not exist.')

/** All groups with their members, in their order. */
export async function readGroups(tx: Tx): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select g.id, g.name, coalesce(array_agg(c.id order by c.list_key, c.name_key, c.id) filter (where c.id is not null), '{}') as "contactIds"
    from contacts.contact_group g
    left join contacts.group_member m on m.workspace_id = g.workspace_id and m.group_id = g.id
    left join contacts.contact c on c.workspace_id = m.workspace_id and c.id = m.contact_id and c.deleted_at is null
    where g.deleted_at is null group by g.workspace_id, g.id order by g.position, g.id`.execute(tx)
  return rows
}

/** Makes a group, gives it another name, or brings it back after it was removed. Members in the bin stay members. */
export async function putGroup(tx: Tx, { id, name: written, contactIds }: InputOf<typeof saveGroup>): Promise<void> {
  const name = storable(written)
  const { rows } = await sql`
    select from contacts.contact_group where id <> ${id} and deleted_at is null and platform.folded(name) = platform.folded(${name})`.execute(
    tx,
  )
  if (rows.length > 0) throw new Problem('conflict', 'There is a group of this name already.')
  await sql`
    insert into contacts.contact_group (workspace_id, id, name, position)
    select platform.workspace(), ${id}::uuid, ${name}, coalesce(max(position), 0) + 1 from contacts.contact_group
    on conflict (workspace_id, id) do update set name = excluded.name, deleted_at = null`.execute(tx)
  if (contactIds === undefined) return
  await sql`
    delete from contacts.group_member m using contacts.contact c
    where m.group_id = ${id} and c.workspace_id = m.workspace_id and c.id = m.contact_id and c.deleted_at is null
      and not m.contact_id = any(${contactIds}::uuid[])`.execute(tx)
  await addMembers(tx, id, contactIds)
}

/** Its members are remembered for a while, in case it is brought back. */
export async function removeGroupRow(tx: Tx, id: string): Promise<void> {
  const { numAffectedRows } = await sql`
    update contacts.contact_group set deleted_at = platform.moment() where id = ${id} and deleted_at is null`.execute(tx)
  if (numAffectedRows !== 1n) throw missingGroup()
}

export async function changeMembers(tx: Tx, { groupId, contactIds, isIn }: InputOf<typeof setGroup>): Promise<void> {
  const { rows } = await sql`select from contacts.contact_group where id = ${groupId} and deleted_at is null`.execute(tx)
  if (rows.length === 0) throw missingGroup()
  const known = await sql`select from contacts.contact where id = any(${contactIds}::uuid[]) and deleted_at is null limit 1`.execute(tx)
  if (known.rows.length === 0) throw missing()
  if (isIn) return addMembers(tx, groupId, contactIds)
  await sql`delete from contacts.group_member where group_id = ${groupId} and contact_id = any(${contactIds}::uuid[])`.execute(tx)
}

async function addMembers(tx: Tx, groupId: string, contactIds: readonly string[]): Promise<void> {
  await sql`
    insert into contacts.group_member (workspace_id, group_id, contact_id)
    select workspace_id, ${groupId}::uuid, id from contacts.contact where id = any(${[...contactIds]}::uuid[]) and deleted_at is null
    on conflict do nothing`.execute(tx)
}

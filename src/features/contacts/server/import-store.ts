import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import { storableJson } from '../../../platform/storable-text.ts'
import type { importContacts } from '../contract.ts'
import { asColumns, tableColumns } from './contact-fields.ts'
import { dropPictures, keepPictures, notePictures } from './pictures.ts'
import type { ContactsTables } from './tables.ts'

type Tx = Transaction<ContactsTables>
type Import = InputOf<typeof importContacts>

/** Adds or changes many at once, and keeps what was before, so that all of it can be taken back. */
export async function takeIn(tx: Tx, { importId, contacts }: Import): Promise<number> {
  // The same one twice in a file: the last one counts.
  const rows = [
    ...new Map(contacts.map((contact) => ({ ...contact, id: contact.id ?? randomUUID() })).map((row) => [row.id, row])).values(),
  ]
  const ids = rows.map(({ id }) => id)
  await keepPictures(
    tx,
    rows.map(({ avatar }) => avatar),
  )
  await notePictures(tx, ids)
  await keepBefore(tx, importId, ids)
  await putRows(tx, importId, JSON.stringify(rows.map(({ id, groups: _groups, ...fields }) => ({ id, ...asColumns(fields) }))))
  await putIntoGroups(tx, importId, storableJson(rows.flatMap(({ id, groups = [] }) => groups.map((name) => ({ id, name: name.trim() })))))
  return rows.length
}

async function keepBefore(tx: Tx, importId: string, ids: readonly string[]): Promise<void> {
  await sql`
    insert into contacts.import_before (workspace_id, import_id, contact_id, before)
    select workspace_id, ${importId}::uuid, id, to_jsonb(c) from contacts.contact c
    where id = any(${[...ids]}::uuid[]) and import_id is distinct from ${importId}::uuid
    on conflict do nothing`.execute(tx)
}

/** What is not told stays as it is, or is empty in a new one. */
async function putRows(tx: Tx, importId: string, wire: string): Promise<void> {
  const columns = sql.raw(tableColumns.join(', '))
  const types = sql.raw(tableColumns.map((name) => `${name} text`).join(', '))
  const told = sql.raw(tableColumns.map((name) => `coalesce(r.${name}, '')`).join(', '))
  const changes = sql.raw(tableColumns.map((name) => `${name} = coalesce(r.${name}, c.${name})`).join(', '))
  const given = sql`jsonb_to_recordset(${wire}::jsonb) as r (id uuid, ${types})`
  await sql`
    update contacts.contact c set ${changes}, deleted_at = null, version = c.version + 1 from ${given}
    where c.workspace_id = platform.workspace() and c.id = r.id`.execute(tx)
  await sql`
    insert into contacts.contact (workspace_id, import_id, id, ${columns})
    select platform.workspace(), ${importId}::uuid, r.id, ${told} from ${given}
    on conflict do nothing`.execute(tx)
}

/** Groups are known by their names; those that are not there yet are made. */
async function putIntoGroups(tx: Tx, importId: string, wire: string): Promise<void> {
  const given = sql`jsonb_to_recordset(${wire}::jsonb) as r (id uuid, name text)`
  await sql`
    insert into contacts.contact_group (workspace_id, id, name, position, import_id)
    select platform.workspace(), gen_random_uuid(), min(r.name),
      (select coalesce(max(position), 0) from contacts.contact_group) + row_number() over (order by min(r.name)), ${importId}::uuid
    from ${given} where r.name <> '' group by platform.folded(r.name)
    on conflict (workspace_id, (platform.folded(name))) where deleted_at is null do nothing`.execute(tx)
  await sql`
    insert into contacts.group_member (workspace_id, group_id, contact_id, import_id)
    select g.workspace_id, g.id, r.id, ${importId}::uuid from ${given}
    join contacts.contact_group g on platform.folded(g.name) = platform.folded(r.name) and g.deleted_at is null
    on conflict do nothing`.execute(tx)
}

/** Deletes what came, brings back what was changed, and leaves no group behind that came with it and is empty. */
export async function takeBack(tx: Tx, importId: string): Promise<number> {
  const gone = await tx.deleteFrom('contacts.contact').where('import_id', '=', importId).returning(['workspace_id', 'avatar']).execute()
  const columns = sql.raw(tableColumns.map((name) => `${name} = b.before->>'${name}'`).join(', '))
  const changed = await sql`
    update contacts.contact c
    set ${columns}, deleted_at = (b.before->>'deleted_at')::timestamptz, version = c.version + 1
    from contacts.import_before b
    where b.import_id = ${importId} and c.workspace_id = b.workspace_id and c.id = b.contact_id`.execute(tx)
  await sql`delete from contacts.import_before where import_id = ${importId}`.execute(tx)
  await sql`delete from contacts.group_member where import_id = ${importId}`.execute(tx)
  await sql`
    delete from contacts.contact_group g where import_id = ${importId}
      and not exists (select from contacts.group_member m where m.workspace_id = g.workspace_id and m.group_id = g.id)`.execute(tx)
  const count = gone.length + Number(changed.numAffectedRows ?? 0n)
  if (count === 0) throw new Problem('not-found', 'This import does not exist.')
  await dropPictures(tx, gone)
  return count
}

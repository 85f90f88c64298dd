import { sql, type Transaction } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import { storable } from '../../../platform/storable-text.ts'
import type { NewContact } from '../contact.ts'
import { asColumns, missing, type Fields } from './contact-fields.ts'
import { dropPictures, keepPictures, notePictures } from './pictures.ts'
import type { ContactsTables } from './tables.ts'

type Tx = Transaction<ContactsTables>

/** Answers its id. One whose id is there already stays as it is: it was sent twice. */
export async function insertContact(tx: Tx, workspaceId: string, { id, name, ...fields }: NewContact): Promise<string | undefined> {
  await keepPictures(tx, [fields.avatar])
  const row = await tx
    .insertInto('contacts.contact')
    .values({ workspace_id: workspaceId, name: storable(name), ...asColumns(fields), ...(id === undefined ? {} : { id }) })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

type Change = Fields & { readonly id: string; readonly version?: number | undefined }

/** Changes the fields that are told; refused where somebody else was faster than the version that is told. */
export async function changeContact(tx: Tx, { id, version, ...fields }: Change): Promise<void> {
  if (fields.avatar !== undefined) {
    await keepPictures(tx, [fields.avatar])
    await notePictures(tx, [id])
  }
  const { numUpdatedRows } = await tx
    .updateTable('contacts.contact')
    .set({ ...asColumns(fields), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 1n) return
  const found = await tx.selectFrom('contacts.contact').select('id').where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
  throw found ? new Problem('conflict', 'Somebody else has changed this contact in the meantime.') : missing()
}

/** Puts contacts into the bin; those that are there already stay as they are. Answers how many there are. */
export async function binContacts(tx: Tx, ids: readonly string[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update contacts.contact set deleted_at = coalesce(deleted_at, platform.moment()), version = version + (deleted_at is null)::int
    where id = any(${[...ids]}::uuid[])`.execute(tx)
  if (numAffectedRows === 0n) throw missing()
  return Number(numAffectedRows)
}

export async function unbinContacts(tx: Tx, ids: readonly string[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update contacts.contact set deleted_at = null, version = version + (deleted_at is not null)::int
    where id = any(${[...ids]}::uuid[])`.execute(tx)
  if (numAffectedRows === 0n) throw missing()
  return Number(numAffectedRows)
}

/** Deletes what is in the bin for good, with its pictures. */
export async function deleteForGood(tx: Tx, ids: readonly string[]): Promise<number> {
  const gone = await tx
    .deleteFrom('contacts.contact')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('deleted_at', 'is not', null)
    .returning(['workspace_id', 'avatar'])
    .execute()
  if (gone.length === 0) throw missing()
  await dropPictures(tx, gone)
  return gone.length
}

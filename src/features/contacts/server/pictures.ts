import { sql, type Transaction } from 'kysely'
import { fileIdIn, isFace } from '../../../kit/file-contract.ts'
import { Problem } from '../../../kit/problem.ts'
import { dropFiles, keepFiles } from '../../../platform/files.ts'
import type { ContactsTables } from './tables.ts'

type Tx = Transaction<ContactsTables>

/** Takes pictures as those of contacts. Only files of our own and the faces of sample people can be one. */
export async function keepPictures(tx: Tx, avatars: readonly (string | undefined)[]): Promise<void> {
  const ids = avatars.filter((avatar = '') => avatar !== '' && !isFace(avatar)).map((avatar) => fileIdIn(avatar ?? ''))
  const known = ids.filter((id) => id !== undefined)
  if (known.length < ids.length) throw new Problem('invalid-input', 'A picture must be a file of this workspace.')
  await keepFiles(tx, [...new Set(known)])
}

/** Notes the pictures these contacts have, because they may be replaced: they are swept away later, unless they are used again. */
export async function notePictures(tx: Tx, contactIds: readonly string[]): Promise<void> {
  await sql`
    insert into contacts.old_picture (workspace_id, avatar)
    select distinct workspace_id, avatar from contacts.contact where id = any(${[...contactIds]}::uuid[]) and avatar <> ''
    on conflict (workspace_id, avatar) do update set replaced_at = platform.moment()`.execute(tx)
}

/** Deletes the files of pictures that no contact has any more. */
export async function dropPictures(tx: Tx, pictures: readonly { workspace_id: string; avatar: string }[]): Promise<void> {
  const asked = JSON.stringify(pictures.filter(({ avatar }) => avatar !== ''))
  const { rows } = await sql<{ avatar: string }>`
    select p.avatar from jsonb_to_recordset(${asked}::jsonb) as p (workspace_id uuid, avatar text)
    where not exists (select from contacts.contact c where c.workspace_id = p.workspace_id and c.avatar = p.avatar)`.execute(tx)
  await dropFiles(
    tx,
    rows.flatMap(({ avatar }) => fileIdIn(avatar) ?? []),
  )
}

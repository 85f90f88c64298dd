import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { storableJson } from '../../../platform/storable-text.ts'
import type { Attachment } from '../board.ts'
import { rowOf, type AttachmentRow } from './attachment-rows.ts'
import { nowInTx, takenId, type Tx } from './board-tx.ts'
import { takeFiles } from './files.ts'

type Placed = AttachmentRow & { readonly cardId: string; readonly position: number; readonly time?: string }

/**
 * A card has exactly these attachments from now on, in this order. Those that go can be brought back by sending them again; those that
 * never were here are told among the activities.
 */
export async function replaceAttachments(tx: Tx, cardId: string, attachments: readonly Attachment[]): Promise<void> {
  const rows = attachments.map((attachment, position) => ({ ...rowOf(attachment), cardId, position }))
  const ids = rows.map(({ id }) => id)
  const { rows: before } = await sql<{ id: string }>`
    select id from scrumboard.attachment where card_id = ${cardId}::uuid and id = any(${ids}::uuid[])`.execute(tx)
  const known = new Set(before.map(({ id }) => id))
  await sql`
    update scrumboard.attachment set removed_at = platform.moment()
    where card_id = ${cardId}::uuid and removed_at is null and id <> all(${ids}::uuid[])`.execute(tx)
  await writeAttachments(tx, rows)
  await tellAttached(
    tx,
    rows.filter(({ id }) => !known.has(id)),
  )
}

/** Adds attachments, or makes those that are there what they are here. Refused where an id belongs to another card. */
export async function writeAttachments(tx: Tx, rows: readonly Placed[]): Promise<void> {
  if (rows.length === 0) return
  await takeFiles(
    tx,
    rows.flatMap(({ fileId }) => fileId ?? []),
  )
  const { numAffectedRows = 0n } = await sql`
    insert into scrumboard.attachment as a (workspace_id, card_id, id, name, type, file_id, url, position, time)
    select platform.workspace(), "cardId", id, name, type, "fileId", url, position, coalesce(time, ${nowInTx})
    from jsonb_to_recordset(${storableJson(rows)}::jsonb) as written ("cardId" uuid, id uuid, name text, type text, "fileId" uuid, url text,
      position integer, time timestamptz)
    on conflict (workspace_id, id) do update set name = excluded.name, type = excluded.type, file_id = excluded.file_id, url = excluded.url,
      position = excluded.position, removed_at = null
      where a.card_id = excluded.card_id`.execute(tx)
  if (Number(numAffectedRows) < rows.length) throw takenId()
}

async function tellAttached(tx: Tx, rows: readonly Placed[]): Promise<void> {
  if (rows.length === 0) return
  const activities = rows.map(({ cardId, name, url }) => ({ id: randomUUID(), cardId, message: name.trim() || url || '?' }))
  await sql`
    insert into scrumboard.activity (workspace_id, card_id, id, type, member_id, message)
    select platform.workspace(), "cardId", id, 'attachment', platform.account(), message
    from jsonb_to_recordset(${storableJson(activities)}::jsonb) as written ("cardId" uuid, id uuid, message text)`.execute(tx)
}

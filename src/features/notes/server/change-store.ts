import { isDeepStrictEqual } from 'node:util'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { given } from '../../../kit/given.ts'
import { Problem } from '../../../kit/problem.ts'
import { positionBefore } from '../../../platform/hand-order.ts'
import type { moveNote, Note, NoteChange, updateNotes } from '../contract.ts'
import { noSuchNote, readNote } from './list-store.ts'
import { checkYear, noteColumns, noteOf, noteRows, type NoteRow } from './note-row.ts'
import { dropPictures, takePictures } from './pictures.ts'
import type { NotesTables } from './tables.ts'

type Tx = Transaction<NotesTables>

/** As many rows as fit well into the time a statement may take. */
const atOnce = 250

/** Changes what is sent. Who sends a version has seen that one, and nobody may have been faster. */
export async function storeChange(tx: Tx, { id, version, ...changes }: NoteChange): Promise<Note> {
  const { rows } = await sql<NoteRow & { now: Date }>`
    select ${noteColumns}, platform.moment() as now from notes.note where id = ${id}::uuid for update`.execute(tx)
  const [row] = rows
  if (!row) throw noSuchNote()
  const { now, ...noteRow } = row
  const before = noteOf(noteRow)
  if (version !== undefined && version !== before.version) throw new Problem('conflict', 'This note was changed by somebody else.')
  await storeNotes(tx, [changed(before, changes, now)])
  return readNote(tx, id)
}

const content = ['title', 'description', 'checklist', 'image', 'imageAlt'] as const

/** Only a change of what it says is an edit, and only another reminder has not been given yet. */
function changed(before: Note, changes: Omit<NoteChange, 'id' | 'version'>, now: Date): Note {
  const note = { ...before, ...given(changes) }
  const isEdit = content.some((field) => !isDeepStrictEqual(note[field], before[field]))
  const isSameReminder = Date.parse(note.reminder ?? '') === Date.parse(before.reminder ?? '') || note.reminder === before.reminder
  return { ...note, time: isEdit ? now.toISOString() : before.time, remindedAt: isSameReminder ? before.remindedAt : null }
}

/**
 * Makes notes what they are here, order included; those that are not there are passed over. Answers how many there are.
 * A reminder that has been given meanwhile is not given again.
 */
export async function storeNotes(tx: Tx, notes: readonly Note[]): Promise<number> {
  await lockNotes(
    tx,
    notes.map(({ id }) => id),
  )
  await takePictures(tx, notes)
  let stored = 0n
  for (let start = 0; start < notes.length; start += atOnce) stored += await storeSome(tx, notes.slice(start, start + atOnce))
  return Number(stored)
}

async function storeSome(tx: Tx, notes: readonly Note[]): Promise<bigint> {
  const rows = noteRows(notes)
  const { numAffectedRows = 0n } = await sql`
    update notes.note as n set archive = r.archive, image_id = r.image_id, time = r.time, reminder = r.reminder, labels = r.labels,
      pinned = r.pinned, color = r.color, position = r.position, version = n.version + 1,
      reminded_at = case when n.reminder = r.reminder then coalesce(n.reminded_at, r.reminded_at) else r.reminded_at end,
      deleted_at = case when r.deleted then coalesce(n.deleted_at, platform.moment()) end
    from ${rows} as r where n.workspace_id = platform.workspace() and n.id = r.id`.execute(tx)
  // Words are taken out of texts each time these are written, which takes longer than all the rest.
  await sql`
    update notes.note as n set title = r.title, description = r.description, image_alt = r.image_alt, checklist = r.checklist
    from ${rows} as r where n.workspace_id = platform.workspace() and n.id = r.id
      and (n.title, n.description, n.image_alt, n.checklist) is distinct from (r.title, r.description, r.image_alt, r.checklist)`.execute(
    tx,
  )
  return numAffectedRows
}

type Changes = InputOf<typeof updateNotes>['changes']

/** The same change to each of them. */
export async function storeSameChange(tx: Tx, ids: readonly string[], { reminder, ...fields }: Changes): Promise<number> {
  const sets: RawBuilder<unknown>[] = Object.entries(given(fields)).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  if (reminder !== undefined) {
    checkYear(reminder)
    const moment = sql`date_trunc('milliseconds', ${reminder}::timestamptz)`
    sets.push(sql`reminder = ${moment}, reminded_at = case when reminder = ${moment} then reminded_at end`)
  }
  return changeAll(tx, ids, sets)
}

export async function moveToBin(tx: Tx, ids: readonly string[]): Promise<number> {
  return changeAll(tx, ids, [sql`deleted_at = coalesce(deleted_at, platform.moment())`])
}

export async function bringBack(tx: Tx, ids: readonly string[]): Promise<number> {
  return changeAll(tx, ids, [sql`deleted_at = null`])
}

/** The label must be there; whether it is on a note already is no matter. */
export async function storeLabel(tx: Tx, ids: readonly string[], labelId: string, { isOn }: { readonly isOn: boolean }): Promise<number> {
  const { rows } = await sql`select from notes.label where id = ${labelId}::uuid`.execute(tx)
  if (rows.length === 0) throw new Problem('not-found', 'There is no such label.')
  const without = sql`array_remove(labels, ${labelId}::uuid)`
  const on = sql`case when labels @> array[${labelId}::uuid] then labels else labels || ${labelId}::uuid end`
  return changeAll(tx, ids, [sql`labels = ${isOn ? on : without}`])
}

async function changeAll(tx: Tx, ids: readonly string[], sets: readonly RawBuilder<unknown>[]): Promise<number> {
  await lockNotes(tx, ids)
  let count = 0n
  for (let start = 0; start < ids.length; start += atOnce) {
    const { numAffectedRows = 0n } = await sql`
      update notes.note set ${sql.join([...sets, sql`version = version + 1`])}
      where id = any(${ids.slice(start, start + atOnce)}::uuid[])`.execute(tx)
    count += numAffectedRows
  }
  return Number(count)
}

/** Deletes for good what is in the bin. */
export async function eraseNotes(tx: Tx, ids: readonly string[]): Promise<number> {
  await lockNotes(tx, ids)
  const { rows } = await sql<{ image_id: string | null }>`
    delete from notes.note where deleted_at is not null and id = any(${[...ids]}::uuid[]) returning image_id`.execute(tx)
  await dropPictures(
    tx,
    rows.flatMap(({ image_id: imageId }) => imageId ?? []),
  )
  return rows.length
}

export async function storeMove(tx: Tx, move: InputOf<typeof moveNote>): Promise<Note> {
  const position = await positionBefore(tx, 'notes.note', move)
  if (position === undefined) throw noSuchNote()
  await lockNotes(tx, [move.id])
  await sql`update notes.note set position = ${position}, version = version + 1 where id = ${move.id}::uuid`.execute(tx)
  return readNote(tx, move.id)
}

/** In one order for everybody, so that two who change the same notes never wait for each other. Refused if none is there. */
async function lockNotes(tx: Tx, ids: readonly string[]): Promise<void> {
  const { rows } = await sql`select from notes.note where id = any(${[...ids]}::uuid[]) order by id for update`.execute(tx)
  if (rows.length === 0) throw noSuchNote()
}

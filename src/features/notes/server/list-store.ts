import { sql, type Transaction } from 'kysely'
import type { InputOf, OutputOf } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import { comesAfter, orderedBy, standing, type SortKey } from '../../../platform/keyset.ts'
import type { countNotes, listNotes, Note } from '../contract.ts'
import { noteColumns, noteOf, type NoteRow } from './note-row.ts'
import type { NotesTables } from './tables.ts'
import { choose } from './which-notes.ts'

type Tx = Transaction<NotesTables>

export const noSuchNote = (): Problem => new Problem('not-found', 'There is no such note.')

export async function readNote(tx: Tx, id: string): Promise<Note> {
  const { rows } = await sql<NoteRow>`select ${noteColumns} from notes.note where id = ${id}::uuid`.execute(tx)
  const [row] = rows
  if (!row) throw noSuchNote()
  return noteOf(row)
}

const id: SortKey = { by: sql`id`, type: 'uuid' }
const byHand: readonly SortKey[] = [{ by: sql`(not pinned)`, type: 'boolean' }, { by: sql`position`, type: 'float8' }, id]
const byReminder: readonly SortKey[] = [{ by: sql`coalesce(reminder, 'infinity')`, type: 'timestamptz' }, id]

/** A part of a list: what comes after a row. */
export async function readNotes(tx: Tx, { after, limit = 100, ...which }: InputOf<typeof listNotes>): Promise<Note[]> {
  const { where, from } = choose(which)
  const keys = which.view === 'reminders' ? byReminder : byHand
  const place = after === undefined ? sql`true` : comesAfter(keys, 'asc', await placeOf(tx, keys, after))
  const { rows } = await sql<NoteRow>`
    select ${noteColumns} from ${from} where ${where} and ${place} order by ${orderedBy(keys, 'asc')} limit ${limit}`.execute(tx)
  return rows.map(noteOf)
}

async function placeOf(tx: Tx, keys: readonly SortKey[], noteId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ place: readonly string[] }>`
    select ${standing(keys)} as place from notes.note where id = ${noteId}::uuid`.execute(tx)
  const [row] = rows
  if (!row) throw noSuchNote()
  return row.place
}

/** What rang since yesterday at this time and what rings until tomorrow at this time. */
export async function readDue(tx: Tx): Promise<Note[]> {
  const { rows } = await sql<NoteRow>`
    select ${noteColumns} from notes.note
    where deleted_at is null and reminder between platform.moment() - interval '1 day' and platform.moment() + interval '1 day'
    order by reminder, id limit 20`.execute(tx)
  return rows.map(noteOf)
}

export async function readCounts(tx: Tx, which: InputOf<typeof countNotes>): Promise<OutputOf<typeof countNotes>> {
  const { where, from } = choose(which)
  const { rows } = await sql<OutputOf<typeof countNotes>>`
    select count(*) filter (where deleted_at is null and not archive)::int as notes,
      count(*) filter (where deleted_at is null and reminder is not null)::int as reminders,
      count(*) filter (where deleted_at is null and archive)::int as archive,
      count(*) filter (where deleted_at is not null)::int as bin,
      (select coalesce(json_object_agg(label, count), '{}') from (
        select l.id as label, count(n.id)::int as count from notes.label as l
        left join notes.note as n on n.deleted_at is null and l.id = any(n.labels) group by l.id) as by_label) as labels,
      (select count(*)::int from ${from} where ${where}) as matching
    from notes.note`.execute(tx)
  return rows[0] ?? { notes: 0, reminders: 0, archive: 0, bin: 0, labels: {}, matching: 0 }
}

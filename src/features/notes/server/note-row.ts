import { sql, type RawBuilder } from 'kysely'
import { fileAddress, fileIdIn } from '../../../kit/file-contract.ts'
import { given } from '../../../kit/given.ts'
import { withinReach } from '../../../kit/positions.ts'
import { Problem } from '../../../kit/problem.ts'
import { storableJson } from '../../../platform/storable-text.ts'
import type { NewNote, Note } from '../contract.ts'

export type NoteRow = Omit<Note, 'image' | 'time' | 'reminder' | 'remindedAt'> & {
  readonly image_id: string | null
  readonly time: Date
  readonly reminder: Date | null
  readonly reminded_at: Date | null
}

export const noteColumns: RawBuilder<NoteRow> = sql`id, title, description, archive, image_id, image_alt as "imageAlt", time, reminder,
  reminded_at, checklist, labels, pinned, color, position, deleted_at is not null as deleted, version`

/** A note as the contract has it. */
export function noteOf({ image_id: imageId, time, reminder, reminded_at: remindedAt, ...row }: NoteRow): Note {
  return {
    ...row,
    image: imageId === null ? '' : fileAddress(imageId),
    time: time.toISOString(),
    reminder: reminder?.toISOString() ?? null,
    remindedAt: remindedAt?.toISOString() ?? null,
  }
}

/** Notes as rows to join with or to insert. Labels that are not there are left out. */
export function noteRows(notes: readonly Omit<Note, 'version'>[]): RawBuilder<unknown> {
  const rows = notes.map(({ image, reminder, remindedAt, time, ...note }) => {
    for (const moment of [reminder, remindedAt, time]) checkYear(moment)
    const position = withinReach(note.position)
    return { ...note, imageId: imageIdIn(image) ?? null, reminder, remindedAt, time, position, labels: [...new Set(note.labels)] }
  })
  return sql`(
    select id, title, description, archive, "imageId" as image_id, "imageAlt" as image_alt, date_trunc('milliseconds', time) as time,
      date_trunc('milliseconds', reminder) as reminder, date_trunc('milliseconds', "remindedAt") as reminded_at, checklist,
      array(select l.id from unnest(labels) with ordinality as w (id, number) join notes.label as l
        on l.workspace_id = platform.workspace() and l.id = w.id order by w.number) as labels,
      pinned, color, position, deleted
    from jsonb_to_recordset(${storableJson(rows)}::jsonb) as written (id uuid, title text, description text, archive boolean, "imageId" uuid,
      "imageAlt" text, time timestamptz, reminder timestamptz, "remindedAt" timestamptz, checklist jsonb, labels uuid[], pinned boolean,
      color text, position float8, deleted boolean))`
}

type Placed = { readonly id: string; readonly position: number; readonly time: string }

/** A new note with everything that was left open. */
export function wholeNote(note: NewNote, placed: Placed): Omit<Note, 'version'> {
  const open = { title: '', description: '', archive: false, image: '', imageAlt: '', reminder: null, pinned: false, color: '' as const }
  return { ...open, checklist: [], labels: [], ...given(note), ...placed, remindedAt: null, deleted: false }
}

/** Which file of ours is the picture; nothing for a note without one. */
export function imageIdIn(image: string): string | undefined {
  if (image === '') return undefined
  const id = fileIdIn(image)
  if (id === undefined) throw new Problem('invalid-input', 'The picture of a note must be a file of this workspace.')
  return id
}

/** The database knows no year zero. */
export function checkYear(moment: string | null): void {
  if (moment?.startsWith('0')) throw new Problem('invalid-input', 'This moment is too long ago.')
}

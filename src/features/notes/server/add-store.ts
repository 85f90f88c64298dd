import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import { firstPosition, importPosition, lockOrder } from '../../../platform/hand-order.ts'
import type { ImportedNote, NewNote, Note } from '../contract.ts'
import { labelsNamed } from './label-store.ts'
import { readNote } from './list-store.ts'
import { noteRows, wholeNote } from './note-row.ts'
import { dropPictures, takePictures } from './pictures.ts'
import type { NotesTables } from './tables.ts'

type Tx = Transaction<NotesTables>
const table = 'notes.note'

/** Adds a note before all others. One that is there already by its id stays as it is: it was sent twice. */
export async function addNote(tx: Tx, note: NewNote): Promise<Note> {
  await lockOrder(tx, table)
  const id = note.id ?? randomUUID()
  await insertNotes(tx, [wholeNote(note, { id, position: await firstPosition(tx, table), time: await readClock(tx) })])
  return readNote(tx, id)
}

/** Adds notes in their order before all others, after those of the same import; answers how many are new. */
export async function addImported(tx: Tx, importId: string, notes: readonly ImportedNote[]): Promise<number> {
  await lockOrder(tx, table)
  const ids = await labelsNamed(
    tx,
    notes.flatMap(({ labelNames = [] }) => labelNames),
  )
  const [first, now] = [await importPosition(tx, table, importId), await readClock(tx)]
  const rows = notes.map(({ labelNames = [], time = now, ...note }, index) => {
    const labels = [...(note.labels ?? []), ...labelNames.flatMap((name) => ids.get(name) ?? [])]
    const row = wholeNote({ ...note, labels }, { id: note.id ?? randomUUID(), position: first + index, time })
    // What was to be remembered before it came here is not told late.
    return row.reminder !== null && Date.parse(row.reminder) <= Date.parse(now) ? { ...row, remindedAt: now } : row
  })
  return insertNotes(tx, rows, importId)
}

export async function insertNotes(tx: Tx, notes: readonly Omit<Note, 'version'>[], importId: string | null = null): Promise<number> {
  await takePictures(tx, notes)
  const { numAffectedRows = 0n } = await sql`
    insert into notes.note (workspace_id, id, title, description, archive, image_id, image_alt, time, reminder, reminded_at, checklist,
      labels, pinned, color, position, import_id)
    select platform.workspace(), id, title, description, archive, image_id, image_alt, time, reminder, reminded_at, checklist,
      labels, pinned, color, position, ${importId}::uuid
    from ${noteRows(notes)} as r
    on conflict do nothing`.execute(tx)
  return Number(numAffectedRows)
}

export async function removeImported(tx: Tx, importId: string): Promise<number> {
  const { rows } = await sql<{ image_id: string | null }>`
    delete from notes.note where workspace_id = platform.workspace() and import_id = ${importId}::uuid returning image_id`.execute(tx)
  if (rows.length === 0) throw new Problem('not-found', 'There is no such import.')
  await dropPictures(
    tx,
    rows.flatMap(({ image_id: imageId }) => imageId ?? []),
  )
  return rows.length
}

async function readClock(tx: Tx): Promise<string> {
  const { rows } = await sql<{ now: Date }>`select platform.moment() as now`.execute(tx)
  return rows[0]?.now.toISOString() ?? ''
}

import type { Kysely, Transaction } from 'kysely'
import { workspaceRoute, type Route } from '../../../platform/http.ts'
import { publish } from '../../../platform/live.ts'
import {
  countNotes,
  createNote,
  deleteNotes,
  importNotes,
  listDue,
  listLabels,
  listNotes,
  moveNote,
  putNotes,
  readNote as readNoteCall,
  removeNote,
  removeNotes,
  restoreNotes,
  setLabel,
  undoImport,
  updateLabels,
  updateNote,
  updateNotes,
  type Note,
} from '../contract.ts'
import { addImported, addNote, removeImported } from './add-store.ts'
import { bringBack, eraseNotes, moveToBin, storeChange, storeLabel, storeMove, storeNotes, storeSameChange } from './change-store.ts'
import { readLabels, replaceLabels } from './label-store.ts'
import { readCounts, readDue, readNote, readNotes } from './list-store.ts'
import type { NotesTables } from './tables.ts'

/** The notes of a workspace: everybody in it sees and changes them. */
export function notesRoutes(db: Kysely<NotesTables>): readonly Route[] {
  return [...readingRoutes(db), ...singleRoutes(db), ...bulkRoutes(db)]
}

function readingRoutes(db: Kysely<NotesTables>): readonly Route[] {
  return [
    workspaceRoute(listNotes, db, (wish, tx) => readNotes(tx, wish)),
    workspaceRoute(readNoteCall, db, ({ noteId }, tx) => readNote(tx, noteId)),
    workspaceRoute(listLabels, db, (_input, tx) => readLabels(tx)),
    workspaceRoute(countNotes, db, (which, tx) => readCounts(tx, which)),
    workspaceRoute(listDue, db, (_input, tx) => readDue(tx)),
  ]
}

function singleRoutes(db: Kysely<NotesTables>): readonly Route[] {
  return [
    workspaceRoute(createNote, db, async ({ note }, tx) => told(tx, await addNote(tx, note))),
    workspaceRoute(updateNote, db, async ({ note }, tx) => told(tx, await storeChange(tx, note))),
    workspaceRoute(removeNote, db, async ({ noteId }, tx) => {
      await moveToBin(tx, [noteId])
      return told(tx, await readNote(tx, noteId))
    }),
    workspaceRoute(moveNote, db, async (move, tx) => told(tx, await storeMove(tx, move))),
    workspaceRoute(updateLabels, db, async (sent, tx) => {
      const labels = await replaceLabels(tx, sent)
      await publish(tx, { topic: 'notes', key: 'many' })
      return labels
    }),
  ]
}

function bulkRoutes(db: Kysely<NotesTables>): readonly Route[] {
  return [
    workspaceRoute(removeNotes, db, async ({ noteIds: ids }, tx) => toldMany(tx, ids, await moveToBin(tx, ids))),
    workspaceRoute(restoreNotes, db, async ({ noteIds: ids }, tx) => toldMany(tx, ids, await bringBack(tx, ids))),
    workspaceRoute(deleteNotes, db, async ({ noteIds: ids }, tx) => toldMany(tx, ids, await eraseNotes(tx, ids))),
    workspaceRoute(updateNotes, db, async ({ noteIds: ids, changes }, tx) => toldMany(tx, ids, await storeSameChange(tx, ids, changes))),
    workspaceRoute(setLabel, db, async ({ noteIds: ids, labelId, isOn }, tx) =>
      toldMany(tx, ids, await storeLabel(tx, ids, labelId, { isOn })),
    ),
    workspaceRoute(putNotes, db, async ({ notes }, tx) =>
      toldMany(
        tx,
        notes.map(({ id }) => id),
        await storeNotes(tx, notes),
      ),
    ),
    workspaceRoute(importNotes, db, async ({ importId, notes }, tx) => toldMany(tx, [], await addImported(tx, importId, notes))),
    workspaceRoute(undoImport, db, async ({ importId }, tx) => toldMany(tx, [], await removeImported(tx, importId))),
  ]
}

async function told(tx: Transaction<NotesTables>, note: Note): Promise<Note> {
  await publish(tx, { topic: 'notes', key: note.id })
  return note
}

async function toldMany(tx: Transaction<NotesTables>, ids: readonly string[], changed: number): Promise<{ changed: number }> {
  const [first, ...others] = ids
  if (changed > 0) await publish(tx, { topic: 'notes', key: first === undefined || others.length > 0 ? 'many' : first })
  return { changed }
}

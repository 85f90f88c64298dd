import type { Pages } from '../../../shell/parts/paging/use-paged-list.ts'
import type { Note } from '../contract.ts'

/** What lies in the cache under the key of the notes: lists in parts, short lists, single notes, and things without notes. */
export type NotesValue = unknown

/** The same with each note changed; what holds no notes stays the same object. */
export function inNotes(value: NotesValue, change: (note: Note) => Note): NotesValue {
  if (isNote(value)) return change(value)
  if (Array.isArray(value)) return value.map((each: unknown) => (isNote(each) ? change(each) : each))
  if (isPages(value)) return { ...value, pages: value.pages.map((rows) => rows.map(change)) }
  return value
}

/** A long list, read part by part. */
export function isPages(value: unknown): value is Pages<Note> {
  return typeof value === 'object' && value !== null && 'pages' in value && Array.isArray(value.pages)
}

function isNote(value: unknown): value is Note {
  return typeof value === 'object' && value !== null && 'checklist' in value && 'version' in value
}

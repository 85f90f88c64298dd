import type { NoTables } from '../../../platform/sample.ts'

/** The store writes its statements itself. */
export type NotesTables = NoTables

import type { ColumnName } from './columns.ts'

/** One row of a file: a text for each column in their order, nothing where the row does not mention it. */
export type RawRow = readonly (string | undefined)[]

/** Where a row is wrong and why, never what stands there: it may be anybody's name or birth date. */
export type Fault = { readonly column: ColumnName | ''; readonly reason: string }

/** A row with its number as a spreadsheet shows it: the heading of a table is row 1. */
export type FileRow = { readonly row: number; readonly read: RawRow | Fault }

/** Turns text that comes in pieces into rows. */
export type RowReader = {
  readonly push: (text: string) => readonly FileRow[]
  readonly end: () => readonly FileRow[]
  /** How much text waits for the end of its row. */
  readonly waiting: () => number
}

/** What is taken from a file: only persons, only cases, or whatever each row holds. */
export const importKinds = ['persons', 'cases', 'auto'] as const
export type ImportKind = (typeof importKinds)[number]

/** What a row tells in the form of the tables: values in the order of the columns, and a bit for each column that it mentions. */
export type Entry = { readonly values: readonly (string | null)[]; readonly given: number }
export type Checked = Entry & { readonly holdsPerson: boolean; readonly holdsCase: boolean }

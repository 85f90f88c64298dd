import type { Board } from '../../board.ts'

/** A board that was read from a file, and how much of it stays behind. */
export type BoardImport = { readonly board: Board; readonly skipped: number }

import type { NoTables } from '../../../platform/sample.ts'

/** The store writes its statements itself: dates go in and out as they are written, which tables could not say. */
export type TodoTables = NoTables

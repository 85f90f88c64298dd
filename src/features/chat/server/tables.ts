import type { NoTables } from '../../../platform/sample.ts'

/** The stores write their statements themselves: who asks and when it is are known to the database only. */
export type ChatTables = NoTables

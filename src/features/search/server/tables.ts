import type { Transaction } from 'kysely'
import type { NoTables } from '../../../platform/sample.ts'

/** The stores write their statements themselves. */
export type SearchTables = NoTables
export type Tx = Transaction<SearchTables>

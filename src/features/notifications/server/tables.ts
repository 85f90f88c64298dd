import type { NoTables } from '../../../platform/sample.ts'

/** The stores write their statements themselves. */
export type NotificationTables = NoTables

import type { Kysely } from 'kysely'
import type { ActivitySource } from '../../../platform/activity-window.ts'
import type { Notices } from '../../../platform/notices.ts'
import type { ProfileTables, Tx } from './tables.ts'

export type Colleague = {
  readonly id: string
  readonly name: string
  readonly avatar: string
  readonly email: string
  readonly role: string
}
type Board = { readonly id: string; readonly name: string; readonly guests: number }
type Group = { readonly id: string; readonly name: string; readonly members: number }

export type Needs = {
  readonly db: Kysely<ProfileTables>
  /** Everybody in the workspace, by name. */
  readonly colleagues: (tx: Tx) => Promise<readonly Colleague[]>
  /** Every account of the workspace is a member of each; guests are people without one. */
  readonly boards: (tx: Tx, accountId: string) => Promise<readonly Board[]>
  readonly groups: (tx: Tx, email: string) => Promise<readonly Group[]>
  /** What people did in the other apps. */
  readonly activities: readonly ActivitySource[]
  /** What happened without anybody of the workspace. */
  readonly events: readonly ActivitySource[]
  readonly notices: Notices
}

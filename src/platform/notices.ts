import type { Kysely, Transaction } from 'kysely'
import type { NoticeKind, NoticeSource } from '../kit/notice-kinds.ts'
import type { NoTables } from './sample.ts'

// How apps send notifications without knowing the feature that keeps and shows them.

export type Notice = {
  readonly kind: NoticeKind
  /** What it is about. The app's face has a sentence for each of its kinds and sources. */
  readonly source: NoticeSource
  readonly thingId: string
  /** The comment or message in the thing. Removing either takes the notification along. */
  readonly partId?: string
  /** What the thing is called. */
  readonly subject: string
  /** The beginning of what was said. */
  readonly excerpt?: string
  /** Where it is read. */
  readonly path: string
  /** The same event sent again is stored once. */
  readonly onceKey: string
}

type Tx = Transaction<NoTables>

/** Stored in the sender's transaction. Whoever acts, has no account here or does not want it is left out. */
type Notify = (tx: Tx, to: readonly string[], notice: Notice) => Promise<void>

export type Notices = {
  readonly notify: Notify
  /** For whoever has proved this address, in the workspace where they begin. */
  readonly notifyAddress: (tx: Tx, email: string, notice: Notice) => Promise<void>
  /** What is about these things or parts of them goes with them, and comes back with them. */
  readonly setGone: (tx: Tx, ids: readonly string[], state: { readonly isGone: boolean }) => Promise<void>
}

/** Something that people are notified of before its time. */
export type DueThing = {
  readonly workspaceId: string
  readonly to: readonly string[]
  readonly source: NoticeSource
  readonly id: string
  readonly title: string
  readonly path: string
  readonly at: Date
  /** It takes place on the day of `at`, at no particular time. */
  readonly isDay: boolean
}

/** What people are to be notified of after one moment and up to another, in all workspaces. For jobs only: past row-level security. */
export type DueSource = (db: Kysely<NoTables>, span: { readonly after: Date; readonly upTo: Date }) => Promise<readonly DueThing[]>

import type { Transaction } from 'kysely'
import type { PlainDate } from '../kit/plain-date.ts'

/** A workspace that has just been founded, still empty. */
type NewWorkspace = { readonly workspaceId: string; readonly accountId: string; readonly today: PlainDate }

/** Nothing yet: each app takes its own view. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- no tables at all is what is meant
export type NoTables = Record<never, never>

/** Fills a new workspace with the first rows of an app. `tx.$extendTables<MailTables>()` gives the app its own view. */
export type Sample = (tx: Transaction<NoTables>, workspace: NewWorkspace) => Promise<void>

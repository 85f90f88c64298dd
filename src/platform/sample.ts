import type { Transaction } from 'kysely'
import type { PlainDate } from '../kit/plain-date.ts'
import type { WorkspaceLanguage } from '../kit/workspace-language.ts'

/** A workspace that has just been founded, still empty, and the language of whoever founded it. */
type NewWorkspace = {
  readonly workspaceId: string
  readonly accountId: string
  readonly today: PlainDate
  readonly language: WorkspaceLanguage
}

/** Sample words in both languages of the workspace. */
export type InBoth = Readonly<Record<WorkspaceLanguage, string>>

/** Nothing yet: each app takes its own view. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- no tables at all is what is meant
export type NoTables = Record<never, never>

/** Fills a new workspace with the first rows of an app. `tx.$extendTables<MailTables>()` gives the app its own view. */
export type Sample = (tx: Transaction<NoTables>, workspace: NewWorkspace) => Promise<void>

import type { Readable, Writable } from 'node:stream'
import type pg from 'pg'
import type { Canton } from './canton.ts'
import type { Config } from './config.ts'

/** Something the operator can ask for on the command line. Its answer is printed; what it throws is printed too, and the exit code is 1. */
export type Command = {
  /** One line for the list of commands, in the words of the operator. */
  readonly does: string
  /** Its words as the operator writes them: `<file>`, `[days]`, `<references...>`. */
  readonly takes?: string
  /** Its options, `--kind <kind>` or `--dry-run`, and what each does. */
  readonly options?: Readonly<Record<string, string>>
  /** What it changes, to go on after "This": then it asks before it runs, unless it is a dry run. */
  readonly changes?: string
  readonly run: (words: readonly string[], needs: CommandNeeds, options: CommandOptions) => Promise<string>
}

/** By name in camel case: `dryRun`. */
type CommandOptions = Readonly<Record<string, string | boolean | undefined>>

/** Everything is made when it is asked for, because not every command needs a database or even settings. */
export type CommandNeeds = {
  readonly config: () => Config
  /** The canton of the settings, or the one that is named. */
  readonly canton: (id?: string) => Promise<Canton>
  /** Connections of the owner of the tables; the command line ends them. */
  readonly database: () => Database
  /** For what must not stand in the command itself. */
  readonly input: Readable
  /** For results too long for one answer. */
  readonly output: Writable
  /** A line for the person who waits; not part of the result. */
  readonly tell: (line: string) => void
}

/** The pool of connections under a name that features may use. */
export type Database = pg.Pool

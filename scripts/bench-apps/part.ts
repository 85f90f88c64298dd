import type { Pool } from 'pg'
import type { Call } from './measure.ts'

/** The workspace that is measured, and the ways to it. */
export type Bench = {
  /** Where the server listens. */
  readonly base: string
  readonly databaseUrl: string
  /** As the owner of the tables connects. */
  readonly owner: Pool
  readonly workspaceId: string
  readonly accountId: string
  /** What a call of the server answers. */
  readonly read: (address: string) => Promise<unknown>
  /** 1 for the full size, 0.1 for a small run. */
  readonly share: number
}

/** Some apps: the rows they are measured with, and their calls. */
export type Part = {
  /** Words by which it can be asked for alone; each name of its calls begins with one of them. */
  readonly topics: readonly string[]
  /** Tells what it made, e.g. `1000000 orders`. */
  readonly fill: (bench: Bench) => Promise<string>
  readonly calls: (bench: Bench) => Promise<readonly Call[]>
  /** What else is measured once it is full, as text. */
  readonly besides?: (bench: Bench, token: string) => Promise<string>
}

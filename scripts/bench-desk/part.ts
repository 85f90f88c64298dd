import type { Pool } from 'pg'
import type { Figures } from '../bench-apps/measure.ts'

/** The desk that is measured, and the ways to it. */
export type DeskBench = {
  readonly base: string
  /** As the owner of the tables connects. */
  readonly owner: Pool
  /** What a browser sends for somebody who is clerk, lead and audit. */
  readonly officer: Readonly<Record<string, string>>
}

/** A part of the desk, and what its calls take. */
export type DeskPart = { readonly name: string; readonly run: (bench: DeskBench) => Promise<readonly Figures[]> }

import { sql } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import type { Tx } from './tables.ts'

/** Counts what is there, what is in the bin, and what is on its way. */
export async function mustHaveRoom(tx: Tx, bytes: number, quota: number): Promise<void> {
  const { rows } = await sql<{ used: number }>`
    select (coalesce((select used_bytes + bin_bytes from file_manager.room), 0) + file_manager.expected_bytes())::float8 as used`.execute(
    tx,
  )
  if ((rows[0]?.used ?? 0) + bytes > quota) throw new Problem('too-large', 'There is no room left for this in the workspace.')
}

import { sql, type Kysely } from 'kysely'
import type { NoTables } from '../../../platform/sample.ts'

type Fault = { readonly workspaceId: string; readonly faults: number }

/** Compares the sums that triggers keep with a count of all orders. Where they differ, which they never should, they are counted anew. */
export async function checkFigures(db: Kysely<NoTables>): Promise<readonly Fault[]> {
  const { rows } = await sql<Fault>`
    select workspace_id as "workspaceId", faults::float8 as faults from e_commerce.figure_fault order by 1`.execute(db)
  for (const { workspaceId } of rows) await sql`select e_commerce.recount_figures(${workspaceId})`.execute(db)
  return rows
}

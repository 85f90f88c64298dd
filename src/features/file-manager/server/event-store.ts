import { sql } from 'kysely'
import type { FileEvent } from '../contract.ts'
import type { Tx } from './tables.ts'

/** Who does it, by the name everybody knows them by. */
export type Author = { readonly accountId: string; readonly name: string }
type Happening = { readonly id: string; readonly before?: string; readonly after?: string }

/** Writes down what happened, for everybody who looks at the file later. */
export async function noteEvents(tx: Tx, by: Author, what: FileEvent['what'], happenings: readonly Happening[]): Promise<void> {
  if (happenings.length === 0) return
  await sql`
    insert into file_manager.event (workspace_id, entry_id, what, who, before, after)
    select platform.workspace(), h.id, ${what}, ${by.name}, h.before, h.after
    from unnest(${happenings.map(({ id }) => id)}::uuid[], ${happenings.map(({ before = '' }) => before)}::text[],
      ${happenings.map(({ after = '' }) => after)}::text[]) as h(id, before, after)`.execute(tx)
}

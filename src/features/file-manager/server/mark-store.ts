import { sql } from 'kysely'
import { missing } from './entry-row.ts'
import { noteEvents, type Author } from './event-store.ts'
import type { Tx } from './tables.ts'

/** What the asking account says of files for itself. */
export async function setMark(tx: Tx, mark: 'starred' | 'offline', ids: readonly string[], isOn: boolean): Promise<number> {
  const column = sql.ref(mark)
  const { numAffectedRows = 0n } = await sql`
    insert into file_manager.mark as m (workspace_id, account_id, entry_id, ${column})
    select platform.workspace(), platform.account(), e.id, ${isOn} from file_manager.own_entry e where e.id = any(${[...ids]}::uuid[])
    on conflict (workspace_id, account_id, entry_id) do update set ${column} = excluded.${column}`.execute(tx)
  if (numAffectedRows === 0n) throw missing()
  return Number(numAffectedRows)
}

/** Opening a file again within a day is not told again. */
export async function setOpened(tx: Tx, by: Author, id: string): Promise<void> {
  const { rows } = await sql<{ isNew: boolean }>`
    with before as (select opened_at from file_manager.mark where entry_id = ${id}), noted as (
      insert into file_manager.mark (workspace_id, account_id, entry_id, opened_at)
      select platform.workspace(), platform.account(), e.id, platform.moment() from file_manager.own_entry e where e.id = ${id}
      on conflict (workspace_id, account_id, entry_id) do update set opened_at = excluded.opened_at returning 1
    )
    select coalesce((select opened_at from before) < platform.moment() - interval '1 day', true) as "isNew" from noted`.execute(tx)
  if (!rows[0]) throw missing()
  if (rows[0].isNew) await noteEvents(tx, by, 'opened', [{ id }])
}

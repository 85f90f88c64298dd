import { sql, type Transaction } from 'kysely'
import type { NoTables } from '../../../platform/sample.ts'
import type { Status } from '../contract.ts'
import { visibleStatus } from './people-store.ts'

/** Who of the workspace is here, as far as they said anything, by account. */
export async function readPresence(tx: Transaction<NoTables>): Promise<ReadonlyMap<string, Status>> {
  const { rows } = await sql<{ id: string; status: Status }>`
    select account_id as id, ${visibleStatus} as status from chat.person where workspace_id = platform.workspace()`.execute(tx)
  return new Map(rows.map(({ id, status }) => [id, status]))
}

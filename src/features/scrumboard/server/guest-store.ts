import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { storableJson } from '../../../platform/storable-text.ts'
import type { Member } from '../board.ts'
import type { Tx } from './board-tx.ts'
import { storableName } from './stored-text.ts'

/**
 * People who come along with a board and have no account here. They get ids of their own, because the same board may come twice;
 * answers which id each has now.
 */
export async function addGuests(
  tx: Tx,
  boardId: string,
  members: readonly Member[],
  accountIds: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const guests = members.filter(({ id }) => !accountIds.has(id))
  const ids = new Map(guests.map(({ id }) => [id, randomUUID()]))
  const rows = guests.map(({ id, name, avatar }, position) => ({ id: ids.get(id), name: storableName(name), avatar, position }))
  if (rows.length === 0) return ids
  await sql`
    insert into scrumboard.guest (workspace_id, board_id, id, name, avatar, position)
    select platform.workspace(), ${boardId}::uuid, id, name, avatar, position
    from jsonb_to_recordset(${storableJson(rows)}::jsonb) as written (id uuid, name text, avatar text, position integer)`.execute(tx)
  return ids
}

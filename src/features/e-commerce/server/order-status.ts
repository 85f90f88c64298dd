import { sql } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { storable } from '../../../platform/storable-text.ts'
import type { setOrderStatus } from '../contract.ts'
import { noSuchOrder } from './order-row.ts'
import type { Tx } from './tables.ts'

/** Puts an entry on top of each history; those in the bin and those that are not there are passed over. Answers the new entries. */
export async function putStatus(tx: Tx, { orderIds, statusId, note = '' }: InputOf<typeof setOrderStatus>, by: string): Promise<string[]> {
  const { rows } = await sql<{ entry: string }>`
    with chosen as materialized (
      select id, gen_random_uuid() as entry from e_commerce.purchase
      where id = any(${[...orderIds]}::uuid[]) and removed_at is null order by id for update
    )
    update e_commerce.purchase p set status_id = ${statusId}::smallint, version = version + 1,
      history = jsonb_build_array(jsonb_build_object('id', ${statusId}::int, 'entryId', chosen.entry, 'by', ${storable(by)}::text,
        'note', ${storable(note)}::text, 'date', to_char(platform.moment() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) || p.history
    from chosen where p.workspace_id = platform.workspace() and p.id = chosen.id returning chosen.entry`.execute(tx)
  if (rows.length === 0) throw noSuchOrder()
  return rows.map(({ entry }) => entry)
}

/** Takes entries back where they are still on top, and are not the first that an order had. */
export async function takeStatusBack(tx: Tx, entryIds: readonly string[]): Promise<{ readonly orderIds: readonly string[] }> {
  const { rows } = await sql<{ id: string }>`
    with chosen as materialized (
      select id from e_commerce.own_purchase where entry_id = any(${[...entryIds]}::uuid[]) and jsonb_array_length(history) > 1
    ), locked as materialized (
      select p.id from e_commerce.purchase p join chosen using (id) order by p.id for update of p
    )
    update e_commerce.purchase p set status_id = (history->1->>'id')::smallint, history = history - 0, version = version + 1
    from locked where p.workspace_id = platform.workspace() and p.id = locked.id and p.entry_id = any(${[...entryIds]}::uuid[])
    returning p.id`.execute(tx)
  if (rows.length === 0) throw noSuchOrder()
  return { orderIds: rows.map(({ id }) => id) }
}

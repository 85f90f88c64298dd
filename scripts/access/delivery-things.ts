import type { Pool } from 'pg'

/** What officers may change about telling the tax system. */
export const deliveryTables = ['extension.delivery', 'extension.delivery_pace'] as const

/** A decision that was given up, so that it shows who had it told again; and a line that is open, so that it shows who held it. */
export async function addDelivery(owner: Pool): Promise<void> {
  await owner.query(`
    insert into extension.delivery (canton, period, request_id, state, queued_at, due_at, last_failure)
      values ('musterland', 2025, '019563c4-0b3e-7a55-9d0e-3f2f4c1f5a77', 'dead', platform.moment(), platform.moment(), 'status-422');
    insert into extension.delivery_pace (canton, free_at) values ('musterland', '-infinity')`)
}

import { sql } from 'kysely'
import { noSuchOrder } from './order-row.ts'
import type { Tx } from './tables.ts'

/** Puts orders into the bin; those that are there already stay as they are. Answers how many there are. */
export async function binOrders(tx: Tx, ids: readonly string[]): Promise<number> {
  await lock(tx, ids)
  const { numAffectedRows = 0n } = await sql`
    update e_commerce.purchase set removed_at = coalesce(removed_at, platform.moment()), version = version + (removed_at is null)::int
    where id = any(${[...ids]}::uuid[])`.execute(tx)
  return Number(numAffectedRows)
}

export async function unbinOrders(tx: Tx, ids: readonly string[]): Promise<number> {
  await lock(tx, ids)
  const { numAffectedRows = 0n } = await sql`
    update e_commerce.purchase set removed_at = null, version = version + (removed_at is not null)::int
    where id = any(${[...ids]}::uuid[])`.execute(tx)
  return Number(numAffectedRows)
}

/** Deletes what is in the bin for good. Customers stay: they are counted by where they live. */
export async function eraseOrders(tx: Tx, ids: readonly string[]): Promise<number> {
  await lock(tx, ids)
  const { numAffectedRows = 0n } = await sql`
    delete from e_commerce.purchase where removed_at is not null and id = any(${[...ids]}::uuid[])`.execute(tx)
  if (numAffectedRows === 0n) throw noSuchOrder()
  return Number(numAffectedRows)
}

async function lock(tx: Tx, ids: readonly string[]): Promise<void> {
  const { rows } = await sql`select from e_commerce.purchase where id = any(${[...ids]}::uuid[]) order by id for update`.execute(tx)
  if (rows.length === 0) throw noSuchOrder()
}

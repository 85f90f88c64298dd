import { sql } from 'kysely'
import { dropPictures } from './product-pictures.ts'
import { noSuchProduct } from './product-row.ts'
import type { Tx } from './tables.ts'

/** Puts products into the bin; those that are there already stay as they are. Answers how many there are. */
export async function binProducts(tx: Tx, ids: readonly string[]): Promise<number> {
  await lock(tx, ids)
  const { numAffectedRows = 0n } = await sql`
    update e_commerce.product set removed_at = coalesce(removed_at, platform.moment()), version = version + (removed_at is null)::int
    where id = any(${[...ids]}::uuid[])`.execute(tx)
  return Number(numAffectedRows)
}

export async function unbinProducts(tx: Tx, ids: readonly string[]): Promise<number> {
  await lock(tx, ids)
  const { numAffectedRows = 0n } = await sql`
    update e_commerce.product set removed_at = null, version = version + (removed_at is not null)::int
    where id = any(${[...ids]}::uuid[])`.execute(tx)
  return Number(numAffectedRows)
}

/** Deletes what is in the bin for good, with its pictures. */
export async function eraseProducts(tx: Tx, ids: readonly string[]): Promise<number> {
  await lock(tx, ids)
  const { rows } = await sql<{ images: readonly { fileId: string }[] }>`
    delete from e_commerce.product where removed_at is not null and id = any(${[...ids]}::uuid[]) returning images`.execute(tx)
  if (rows.length === 0) throw noSuchProduct()
  await dropPictures(
    tx,
    rows.flatMap(({ images }) => images.map(({ fileId }) => fileId)),
  )
  return rows.length
}

async function lock(tx: Tx, ids: readonly string[]): Promise<void> {
  const { rows } = await sql`select from e_commerce.product where id = any(${[...ids]}::uuid[]) order by id for update`.execute(tx)
  if (rows.length === 0) throw noSuchProduct()
}

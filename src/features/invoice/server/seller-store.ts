import { sql, type RawBuilder, type Transaction } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import { storable } from '../../../platform/storable-text.ts'
import type { Seller } from '../invoice.ts'

const sellerColumns: RawBuilder<unknown> = sql`
  title, address, phone, email, website, iban, reference_start as "referenceStart", tax_number as "taxNumber",
  payment_days as "paymentDays", prefix, version`

export async function readSeller<Tables>(tx: Transaction<Tables>): Promise<Seller> {
  await sql`insert into invoice.seller (workspace_id) values (platform.workspace()) on conflict do nothing`.execute(tx)
  const { rows } = await sql<Seller>`select ${sellerColumns} from invoice.seller where workspace_id = platform.workspace()`.execute(tx)
  const [seller] = rows
  if (!seller) throw new Error('a workspace has a seller')
  return seller
}

export async function storeSeller<Tables>(tx: Transaction<Tables>, seller: Seller): Promise<Seller> {
  await readSeller(tx)
  const { numAffectedRows } = await sql`
    update invoice.seller set title = ${storable(seller.title)}, address = ${storable(seller.address)}, phone = ${storable(seller.phone)},
      email = ${storable(seller.email)}, website = ${storable(seller.website)}, iban = ${storable(seller.iban)},
      reference_start = ${seller.referenceStart}, tax_number = ${storable(seller.taxNumber)},
      payment_days = ${seller.paymentDays}, prefix = ${storable(seller.prefix)}, version = version + 1
    where workspace_id = platform.workspace() and version = ${seller.version}`.execute(tx)
  if (numAffectedRows !== 1n) throw new Problem('conflict', 'Somebody else has changed this in the meantime.')
  return readSeller(tx)
}

type Numbered = { readonly place: number; readonly number: string; readonly seller: Seller }

/** NOTE the row of the seller is locked until the end, so that two that are made at once wait for each other and no number is left out. */
export async function nextNumber<Tables>(tx: Transaction<Tables>, workspaceId: string): Promise<Numbered> {
  await sql`insert into invoice.seller (workspace_id) values (${workspaceId}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<Seller & { place: number }>`
    update invoice.seller set last_number = last_number + 1 where workspace_id = ${workspaceId}
    returning last_number as place, ${sellerColumns}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a workspace has a seller')
  const { place, ...seller } = row
  return { place, seller, number: `${seller.prefix}${String(place).padStart(4, '0')}` }
}

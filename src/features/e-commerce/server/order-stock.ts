import { sql } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import { fileAddress } from '../../../kit/file-contract.ts'
import type { OrderedProduct } from '../order.ts'
import { lineTotal } from './order-sums.ts'
import type { Tx } from './tables.ts'

type Wanted = { readonly id: string; readonly quantity: number }
type Taken = OrderedProduct & { readonly taxRate: number }
type Row = { id: string; name: string; price: number; taxRate: number; quantity: number; fileId: string | null }

/** Takes products out of the stock; what is on pre-order need not be there yet. The same product twice is one line. */
export async function takeFromStock(
  tx: Tx,
  wanted: readonly Wanted[],
  { isPreOrder }: { readonly isPreOrder: boolean },
): Promise<readonly Taken[]> {
  const pieces = new Map<string, number>()
  for (const { id, quantity } of wanted) pieces.set(id, (pieces.get(id) ?? 0) + quantity)
  const ids = [...pieces.keys()]
  const { rows } = await sql<Row>`
    select id, name, price_tax_excl::float8 as price, tax_rate::float8 as "taxRate", quantity,
      (select image->>'fileId' from jsonb_array_elements(images) as image where image->>'id' = featured_image_id::text) as "fileId"
    from e_commerce.product where id = any(${ids}::uuid[]) and removed_at is null order by id for update`.execute(tx)
  const taken = ids.map((id) => {
    const row = rows.find((each) => each.id === id)
    const quantity = pieces.get(id) ?? 0
    if (!row) throw new Problem('not-found', 'There is no such product.')
    if (quantity > row.quantity && !isPreOrder) throw new Problem('conflict', `There are only ${row.quantity} of «${row.name}».`)
    const { name, price, taxRate, fileId } = row
    return { id, name, price, quantity, total: lineTotal({ price, quantity }), image: fileId === null ? '' : fileAddress(fileId), taxRate }
  })
  await sql`
    update e_commerce.product p set quantity = greatest(p.quantity - t.quantity, 0), version = p.version + 1
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as t (id uuid, quantity integer)
    where p.workspace_id = platform.workspace() and p.id = t.id`.execute(tx)
  return taken
}

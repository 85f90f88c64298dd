import { sql, type Insertable, type Transaction } from 'kysely'
import { sumsOf, totalOf, type Service } from '../../../kit/invoice-sheet.ts'
import { Problem } from '../../../kit/problem.ts'
import { storableJson } from '../../../platform/storable-text.ts'
import type { Invoice, SavedInvoice, WholeInvoice } from '../invoice.ts'
import { asInvoice, invoiceColumns, missing, type InvoiceRow } from './invoice-row.ts'
import { nextNumber } from './seller-store.ts'
import type { InvoiceTables } from './tables.ts'

type Tx = Transaction<InvoiceTables>

export async function readInvoice(tx: Tx, id: string): Promise<Invoice> {
  const { rows } = await sql<InvoiceRow>`select ${invoiceColumns} from invoice.invoice where id = ${id}`.execute(tx)
  if (!rows[0]) throw missing()
  return asInvoice(rows[0])
}

/** With its neighbours; without an id the newest one. */
export async function readWhole(tx: Tx, id: string | undefined): Promise<WholeInvoice> {
  const wanted = id === undefined ? sql`removed_at is null` : sql`id = ${id}`
  const { rows } = await sql<InvoiceRow & Pick<WholeInvoice, 'newerId' | 'olderId'>>`
    select ${invoiceColumns},
      (select n.id from invoice.invoice n where n.removed_at is null and (n.date, n.place) > (i.date, i.place)
        order by n.date, n.place limit 1) as "newerId",
      (select n.id from invoice.invoice n where n.removed_at is null and (n.date, n.place) < (i.date, i.place)
        order by n.date desc, n.place desc limit 1) as "olderId"
    from invoice.invoice i where ${wanted} order by i.date desc, i.place desc limit 1`.execute(tx)
  const [row] = rows
  if (!row) throw missing()
  const { newerId, olderId, ...invoice } = row
  return { ...asInvoice(invoice), newerId, olderId }
}

/** Adds it or changes it; refused where somebody else was faster than the version that is told. */
export async function putInvoice(tx: Tx, workspaceId: string, saved: SavedInvoice): Promise<Invoice> {
  const columns = columnsOf(saved)
  const { numUpdatedRows } = await tx
    .updateTable('invoice.invoice')
    .set({ ...columns, version: sql<number>`version + 1` })
    .where('id', '=', saved.id)
    .where('removed_at', 'is', null)
    .$if(saved.version !== undefined, (query) => query.where('version', '=', saved.version ?? 0))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) {
    const found = await tx.selectFrom('invoice.invoice').select('removed_at').where('id', '=', saved.id).executeTakeFirst()
    if (found?.removed_at) throw missing()
    if (found) throw new Problem('conflict', 'Somebody else has changed this invoice in the meantime.')
    // NOTE a version tells that it was there once: it was deleted for good meanwhile.
    if (saved.version !== undefined) throw missing()
    await addInvoice(tx, workspaceId, { id: saved.id, columns })
  }
  return readInvoice(tx, saved.id)
}

type New = {
  readonly id: string
  readonly columns: Columns
  readonly orderId?: string
  readonly subject?: Invoice['subject']
}

/** Under the next number, from whoever sends the invoices now. */
export async function addInvoice(tx: Tx, workspaceId: string, { id, columns, orderId, subject = 'services' }: New): Promise<void> {
  const { place, number, seller } = await nextNumber(tx, workspaceId)
  const { title, address, phone, email, website } = seller
  await tx
    .insertInto('invoice.invoice')
    .values({
      ...columns,
      workspace_id: workspaceId,
      id,
      place,
      number,
      sender: storableJson({ title, address, phone, email, website }),
      subject,
      iban: seller.iban,
      reference_start: seller.referenceStart,
      tax_number: seller.taxNumber,
      order_id: orderId ?? null,
    })
    .execute()
}

type Columns = Pick<
  Insertable<InvoiceTables['invoice.invoice']>,
  'client' | 'date' | 'due_date' | 'services' | 'subtotal' | 'tax' | 'discount' | 'total' | 'tax_rate' | 'discount_percent' | 'is_to_coin'
>

/** What a saved invoice writes; lines and sums that are not told are counted. */
export function columnsOf({ client, date, dueDate, services, discount, taxRate, discountPercent, isToCoin, sums }: SavedInvoice): Columns {
  const lines = services.map((service): Service => ({ ...service, total: service.total ?? totalOf(service) }))
  const counted = sums ?? sumsOf(services, { taxRate, discount, discountPercent, isToCoin })
  return {
    client: storableJson(client),
    date,
    due_date: dueDate,
    services: storableJson(lines),
    subtotal: counted.subtotal,
    tax: counted.tax,
    discount: counted.discount,
    total: counted.total,
    tax_rate: taxRate,
    discount_percent: discountPercent,
    is_to_coin: isToCoin,
  }
}

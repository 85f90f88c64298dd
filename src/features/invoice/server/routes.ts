import type { Kysely } from 'kysely'
import type { Endpoint } from '../../../kit/endpoint.ts'
import { route, workspaceRoute, type Route } from '../../../platform/http.ts'
import { publish } from '../../../platform/live.ts'
import {
  countInvoices,
  deleteInvoices,
  getInvoice,
  invoiceOrder,
  invoicePdf,
  listInvoices,
  readSeller as readSellerCall,
  removeInvoices,
  restoreInvoices,
  saveInvoice,
  saveSeller,
  setPaid,
} from '../contract.ts'
import { Invoice } from '../invoice.ts'
import { invoiceOfOrder, type ReadOrder } from './from-order.ts'
import { putInvoice, readInvoice, readWhole } from './invoice-store.ts'
import { readCounts, readInvoices } from './list-store.ts'
import { readSeller, storeSeller } from './seller-store.ts'
import { binInvoices, deleteForGood, markPaid, unbinInvoices } from './state-store.ts'
import type { InvoiceTables } from './tables.ts'

type Needs = { readonly db: Kysely<InvoiceTables>; readonly orders: ReadOrder }
const topic = 'invoices'

/** The invoices of a workspace: everybody in it sees and changes them. */
export function invoiceRoutes({ db, orders }: Needs): readonly Route[] {
  return [...readingRoutes(db), ...changingRoutes(db, orders), ...bulkRoutes(db)]
}

function readingRoutes(db: Kysely<InvoiceTables>): readonly Route[] {
  return [
    workspaceRoute(getInvoice, db, ({ id }, tx) => readWhole(tx, id)),
    workspaceRoute(listInvoices, db, (asked, tx) => readInvoices(tx, asked)),
    workspaceRoute(countInvoices, db, (which, tx) => readCounts(tx, which)),
    workspaceRoute(readSellerCall, db, (_input, tx) => readSeller(tx)),
    pdfRoute(db),
  ]
}

/** NOTE the paper is made when the transaction is over: the first one takes a while, and the database does not wait so long. */
function pdfRoute(db: Kysely<InvoiceTables>): Route {
  const reading = workspaceRoute({ ...invoicePdf, output: Invoice }, db, ({ id }, tx) => readInvoice(tx, id))
  return route(invoicePdf, async (input, caller, asking) => {
    const invoice = await reading.handler(input, caller, asking)
    // Fetched with the first invoice somebody wants on paper; a server that prints none need not know how.
    const { pdfFile } = await import('./pdf/pdf-file.ts')
    return pdfFile(invoice as Invoice, input) // what this handler answers
  })
}

function changingRoutes(db: Kysely<InvoiceTables>, orders: ReadOrder): readonly Route[] {
  return [
    workspaceRoute(saveInvoice, db, async ({ invoice }, tx, { workspaceId }) => {
      const stored = await putInvoice(tx, workspaceId, invoice)
      await publish(tx, { topic, key: stored.id })
      return stored
    }),
    workspaceRoute(invoiceOrder, db, async ({ orderId }, tx, { workspaceId }) => {
      const made = await invoiceOfOrder(tx, { workspaceId, orderId }, orders)
      await publish(tx, { topic, key: made.invoice.id })
      return made
    }),
    workspaceRoute(saveSeller, db, async ({ seller }, tx) => {
      const stored = await storeSeller(tx, seller)
      await publish(tx, { topic, key: 'seller' })
      return stored
    }),
  ]
}

function bulkRoutes(db: Kysely<InvoiceTables>): readonly Route[] {
  const all = (endpoint: typeof removeInvoices & Endpoint, change: typeof binInvoices): Route =>
    workspaceRoute(endpoint, db, async ({ invoiceIds }, tx) => {
      const changed = await change(tx, invoiceIds)
      await publish(tx, { topic, key: keyOf(invoiceIds) })
      return { changed }
    })
  return [
    all(removeInvoices, binInvoices),
    all(restoreInvoices, unbinInvoices),
    all(deleteInvoices, deleteForGood),
    workspaceRoute(setPaid, db, async ({ invoiceIds, paidOn }, tx) => {
      const changed = await markPaid(tx, invoiceIds, paidOn)
      await publish(tx, { topic, key: keyOf(invoiceIds) })
      return { changed }
    }),
  ]
}

function keyOf(ids: readonly string[]): string {
  return ids.length === 1 ? (ids[0] ?? 'many') : 'many'
}

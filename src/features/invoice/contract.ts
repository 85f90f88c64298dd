import * as z from 'zod/mini'
import { endpoint, type FileAnswer } from '../../kit/endpoint.ts'
import { Changed, count, Id, Ids, idsBytes, part, SearchText } from '../../kit/list-contract.ts'
import { Invoice, SavedInvoice, Seller, WholeInvoice } from './invoice.ts'

const address = '/api/invoices'
const common = { access: 'signed-in' } as const
const reading = { ...common, method: 'GET' } as const
const change = { ...common, method: 'POST', mostBytes: 2 * 1024 * 1024 } as const
const bulk = { ...common, method: 'POST', mostBytes: idsBytes } as const

export const invoiceViews = ['all', 'open', 'overdue', 'paid', 'bin'] as const
export type InvoiceView = (typeof invoiceViews)[number]
export const invoiceSorts = ['number', 'client', 'date', 'dueDate', 'total'] as const
export type InvoiceSort = (typeof invoiceSorts)[number]
const which = { view: z.optional(z.enum(invoiceViews)), q: SearchText }

export const getInvoice = endpoint({
  ...reading,
  path: `${address}/get-invoice`,
  summary: 'One invoice with its neighbours by date; the newest one where no id is told',
  input: z.object({ id: z.optional(Id) }),
  output: WholeInvoice,
})
export const listInvoices = endpoint({
  ...reading,
  path: `${address}/list`,
  summary: 'Invoices, the newest first unless sorted otherwise, 100 at a time',
  input: z.object({
    ...which,
    ...part,
    /** A column; a minus before it turns the order around. */
    sort: z.optional(z.string().check(z.regex(/^-?[a-zA-Z]+$/))),
    /** For a jump to a page whose beginning is not known; `after` goes before it. */
    skip: z.optional(count(1_000_000)),
  }),
  output: z.array(Invoice),
})
export const countInvoices = endpoint({
  ...reading,
  path: `${address}/counts`,
  summary: 'How many invoices each view has, how many a list with these filters has, and how much is open and overdue in francs',
  input: z.object(which),
  output: z.object({
    all: z.number(),
    open: z.number(),
    overdue: z.number(),
    paid: z.number(),
    bin: z.number(),
    matching: z.number(),
    openAmount: z.number(),
    overdueAmount: z.number(),
  }),
})
export const saveInvoice = endpoint({
  ...change,
  path: `${address}/save`,
  summary: 'Updates an invoice if its id exists, else adds it under the next number; sums are counted from the lines unless they are told',
  input: z.object({ invoice: SavedInvoice }),
  output: Invoice,
})
export const invoiceOrder = endpoint({
  ...change,
  path: `${address}/from-order`,
  summary: 'Makes the invoice of an order of the shop; asked again it gives the same one, also back from the bin',
  input: z.object({ orderId: Id }),
  output: z.object({ invoice: Invoice, isNew: z.boolean() }),
})
export const setPaid = endpoint({
  ...bulk,
  path: `${address}/set-paid`,
  summary: 'Marks invoices as paid on a day, or as not paid',
  input: z.object({ invoiceIds: Ids, paidOn: z.nullable(z.iso.date()) }),
  output: Changed,
})
const invoiceIds = z.object({ invoiceIds: Ids })
export const removeInvoices = endpoint({
  ...bulk,
  path: `${address}/remove`,
  summary: 'Puts invoices into the bin, where they stay for 30 days; their numbers are never used again',
  input: invoiceIds,
  output: Changed,
})
export const restoreInvoices = endpoint({
  ...bulk,
  path: `${address}/restore`,
  summary: 'Brings invoices back from the bin',
  input: invoiceIds,
  output: Changed,
})
export const deleteInvoices = endpoint({
  ...bulk,
  path: `${address}/delete`,
  summary: 'Deletes invoices in the bin for good',
  input: invoiceIds,
  output: Changed,
})
export const readSeller = endpoint({
  ...reading,
  path: `${address}/seller`,
  summary: 'Who sends the invoices of the workspace',
  input: z.object({}),
  output: Seller,
})
export const saveSeller = endpoint({
  ...change,
  path: `${address}/seller/save`,
  summary: 'Changes who sends the invoices; those that are made already keep what they have',
  input: z.object({ seller: Seller }),
  output: Seller,
})
export const invoicePdf = endpoint({
  ...reading,
  path: `${address}/pdf`,
  summary: 'An invoice as PDF on A4, with the Swiss payment part where it can be paid that way',
  produces: 'application/pdf',
  input: z.object({ id: Id, form: z.enum(['modern', 'compact']), language: z.enum(['de', 'en']) }),
  output: z.custom<FileAnswer>(),
})

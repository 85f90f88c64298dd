import * as z from 'zod/mini'
import { Client, InvoiceSheet, Service } from '../../kit/invoice-sheet.ts'
import { filled, Id } from '../../kit/list-contract.ts'

const text = (most: number) => z.string().check(z.maxLength(most))
const Percent = z.number().check(z.minimum(0), z.maximum(100))

/** What the sums of an invoice follow from, beside its lines. */
const rules = {
  taxRate: Percent,
  /** Nothing where the discount is an amount. */
  discountPercent: z.nullable(Percent),
  /** The total in steps of five centimes. */
  isToCoin: z.boolean(),
}

/** Where what is stored does not follow from the lines. Staff see it; nothing is changed by itself. */
const Mismatch = z.object({
  field: z.enum(['line', 'subtotal', 'tax', 'discount', 'total']),
  /** Of the line. */
  title: z.optional(z.string()),
  stored: z.number(),
  counted: z.number(),
})
export type Mismatch = z.output<typeof Mismatch>

/** Spec: an invoice, with what is needed beyond it to be paid and kept in order. */
export const Invoice = z.extend(InvoiceSheet, {
  ...rules,
  subject: z.enum(['services', 'products']),
  /** Where to pay to; empty where it is not known. */
  iban: text(34),
  referenceStart: text(16),
  taxNumber: text(60),
  orderId: z.nullable(Id),
  status: z.enum(['open', 'paid']),
  paidOn: z.nullable(z.iso.date()),
  mismatches: z.array(Mismatch),
  removed: z.nullable(z.iso.datetime()),
  /** Grows with each change. Sent along with a change it is refused (409) where somebody else was faster. */
  version: z.number(),
})
export type Invoice = z.output<typeof Invoice>

/** With its neighbours by date, for going from one to the next. */
export const WholeInvoice = z.extend(Invoice, { newerId: z.nullable(Id), olderId: z.nullable(Id) })
export type WholeInvoice = z.output<typeof WholeInvoice>

const Sums = z.pick(InvoiceSheet, { subtotal: true, tax: true, discount: true, total: true })
/** A line as it is sent; its total is counted where it is not told. */
const SavedService = z.extend(z.omit(Service, { total: true }), { total: z.optional(Service.shape.total) })

export const SavedInvoice = z
  .object({
    id: Id,
    version: z.optional(z.number()),
    client: z.extend(Client, { title: filled(200) }),
    date: z.iso.date(),
    dueDate: z.iso.date(),
    services: z.array(SavedService).check(z.maxLength(500)),
    discount: InvoiceSheet.shape.discount.check(z.minimum(0)),
    ...rules,
    /** As they were, to bring back exactly that; counted from the lines where they are not told. */
    sums: z.optional(Sums),
  })
  .check(z.refine(({ date, dueDate }) => dueDate >= date, { message: 'The invoice cannot be due before its date.', path: ['dueDate'] }))
export type SavedInvoice = z.output<typeof SavedInvoice>

/** Who sends the invoices of a workspace. New invoices take it over; those that are made already keep what they have. */
export const Seller = z.object({
  title: text(200),
  address: text(500),
  phone: text(60),
  email: text(320),
  website: text(300),
  iban: text(34),
  referenceStart: z.string().check(z.regex(/^\d{0,16}$/)),
  taxNumber: text(60),
  paymentDays: z.int().check(z.minimum(0), z.maximum(365)),
  /** What numbers begin with: `P9-`. */
  prefix: text(12),
  version: z.number(),
})
export type Seller = z.output<typeof Seller>

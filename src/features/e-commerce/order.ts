import * as z from 'zod/mini'
import { Id } from '../../kit/list-contract.ts'

const text = (most: number) => z.string().check(z.maxLength(most))
const Amount = z.number()
const Place = z.object({
  address: text(500),
  lat: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
  lng: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
})
export type Place = z.output<typeof Place>

export const Customer = z.object({
  id: Id,
  firstName: text(100),
  lastName: text(100),
  avatar: text(2000),
  company: text(200),
  jobTitle: text(200),
  email: text(320),
  phone: text(60),
  invoiceAddress: Place,
  shippingAddress: Place,
})
export type Customer = z.output<typeof Customer>

/** Spec: what was ordered, as it was called and cost on that day. */
export const OrderedProduct = z.object({
  /** Of the product, also where that is gone by now. */
  id: Id,
  name: text(200),
  price: Amount,
  quantity: z.int().check(z.minimum(1), z.maximum(100_000)),
  total: Amount,
  image: text(200),
})
export type OrderedProduct = z.output<typeof OrderedProduct>

export const StatusEntry = z.object({
  /** 1 to 14. */
  id: z.number(),
  name: z.string(),
  color: z.string(),
  date: z.iso.datetime(),
  // --- beyond the spec
  entryId: Id,
  /** Who set it, by name; empty where the shop did. */
  by: z.string(),
  note: text(1000),
})
export type StatusEntry = z.output<typeof StatusEntry>

export const Payment = z.object({ transactionId: text(100), amount: Amount, method: text(60), date: z.iso.datetime() })
const Shipping = z.object({ tracking: text(100), carrier: text(60), weight: z.number(), fee: Amount, date: z.iso.datetime() })
export const devices = ['desktop', 'mobile', 'tablet'] as const

/** Spec: an order. Amounts are francs; `total` is `subtotal` + `tax` - `discount`, and `subtotal` the sum of what was ordered. */
export const Order = z.object({
  id: Id,
  reference: text(40),
  subtotal: Amount,
  tax: Amount,
  discount: Amount,
  total: Amount,
  date: z.iso.datetime(),
  customer: Customer,
  products: z.array(OrderedProduct),
  /** Newest first; the first one is the state it is in. */
  status: z.array(StatusEntry),
  payment: Payment,
  shippingDetails: z.array(Shipping),
  // --- beyond the spec
  /** Counts up within the workspace: what people call it by. */
  number: z.number(),
  /** From which advertisement it came; empty where from none. */
  campaign: text(60),
  device: z.enum(devices),
  version: z.number(),
  removed: z.nullable(z.iso.datetime()),
})
export type Order = z.output<typeof Order>

import * as z from 'zod/mini'
import { centsOf, inFrancs, sumOf } from '../../../../../kit/money.ts'
import type { InputOf } from '../../../../../kit/endpoint.ts'
import type { addOrder } from '../../../contract.ts'
import type { Customer, Place } from '../../../order.ts'
import type { NewTexts } from './new-words.ts'

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most))

const Line = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Without tax, in francs. */
  price: z.number(),
  image: z.string(),
  stock: z.number(),
  quantity: z.int().check(z.minimum(1), z.maximum(100_000)),
})
export type Line = z.output<typeof Line>

export type NewOrderInput = z.input<ReturnType<typeof newOrderSchema>>
export type NewOrderOutput = z.output<ReturnType<typeof newOrderSchema>>

// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the schema says it better than a type beside it could
export function newOrderSchema(texts: NewTexts) {
  return z
    .object({
      firstName: text(100),
      lastName: text(100),
      company: text(200),
      email: z.union([z.literal(''), z.email().check(z.maxLength(320))]),
      phone: text(60),
      address: text(500),
      lines: z.array(Line).check(z.minLength(1, texts.noProducts), z.maxLength(200)),
      method: text(60),
      transactionId: text(100),
      statusId: z.string(),
      discount: z.nullable(z.int().check(z.minimum(0))),
    })
    .check(
      z.refine(({ firstName, lastName, company }) => `${firstName}${lastName}${company}`.trim() !== '', {
        path: ['lastName'],
        message: texts.nameNeeded,
      }),
    )
}

type Sent = InputOf<typeof addOrder>['order']

/** The order as it is sent. Whoever bought before stays the same customer, and an address that stays keeps its place on the map. */
export function sentOf(values: NewOrderOutput, id: string, earlier: Customer | undefined): Sent {
  const { firstName, lastName, company, email, phone, address, lines, method, transactionId, statusId, discount } = values
  const placeAs = (before: Place | undefined): Place => (before?.address === address ? before : { address, lat: null, lng: null })
  return {
    id,
    customer: {
      id: earlier?.id ?? crypto.randomUUID(),
      avatar: earlier?.avatar ?? '',
      jobTitle: earlier?.jobTitle ?? '',
      firstName,
      lastName,
      company,
      email,
      phone,
      shippingAddress: placeAs(earlier?.shippingAddress),
      invoiceAddress: earlier?.shippingAddress.address === address ? earlier.invoiceAddress : placeAs(undefined),
    },
    products: lines.map((line) => ({ id: line.id, quantity: line.quantity })),
    ...(discount === null || discount === 0 ? {} : { discount: inFrancs(discount) }),
    statusId: Number(statusId),
    payment: { method, transactionId },
  }
}

/** In centimes. */
export function centsOfLines(lines: readonly Line[]): number {
  return centsOf(sumOf(lines.map(({ price, quantity }) => (centsOf(price) * quantity) / 100)))
}

const firstStates: Readonly<Record<string, string>> = {
  PayPal: '11',
  Check: '1',
  'Credit Card': '2',
  'Bank-wire': '10',
  'Cash-on-delivery': '14',
}

/** In which state an order begins that is paid like this. */
export function firstStatus(method: string): string {
  return firstStates[method] ?? '10'
}

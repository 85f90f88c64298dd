import type { Order } from '../../src/features/e-commerce/order.ts'
import type { Product } from '../../src/features/e-commerce/product.ts'
import { statusOf } from '../../src/features/e-commerce/statuses.ts'

const idOf = (kind: string, at: number): string => `5f1c7f0e-0000-4000-8000-${kind}${String(at).padStart(12 - kind.length, '0')}`

type Change = Partial<Order> & {
  /** Newest first. */
  readonly statusIds?: readonly number[]
  readonly entryIds?: readonly string[]
}

/** An order as the server would answer it; its sums are right. */
export function aShopOrder(at: number, { statusIds = [10], entryIds = [], ...change }: Change = {}): Order {
  const date = `2026-03-${String(1 + (at % 9)).padStart(2, '0')}T09:30:00.000Z`
  return {
    id: idOf('0d', at),
    number: at,
    reference: `REF${1000 + at}`,
    subtotal: 100,
    tax: 10,
    discount: 5,
    total: 105,
    date,
    customer: {
      id: idOf('0c', at),
      firstName: `Vera${at}`,
      lastName: 'Muster',
      avatar: '',
      company: 'Muster AG',
      jobTitle: 'Buyer',
      email: `vera${at}@example.com`,
      phone: '+41 44 000 00 00',
      invoiceAddress: { address: 'Postfach 1, 3000 Bergau', lat: null, lng: null },
      shippingAddress: { address: 'Seeweg 5, 8000 Seldorf', lat: 47.37, lng: 8.54 },
    },
    products: [
      { id: idOf('0a', 1), name: 'Lake print', price: 20, quantity: 3, total: 60, image: '' },
      { id: idOf('0a', 2), name: 'Old frame', price: 40, quantity: 1, total: 40, image: '' },
    ],
    status: statusIds.map((id, place) => ({
      ...statusOf(id),
      date,
      entryId: entryIds[place] ?? idOf(`e${id.toString(16)}`, at * 100 + place),
      by: place === 0 ? 'Andrea Beispiel' : '',
      note: '',
    })),
    payment: { transactionId: `T${at}`, amount: 105, method: 'Bank-wire', date },
    shippingDetails: [{ tracking: 'CH-1', carrier: 'TNT', weight: 1.5, fee: 7, date }],
    campaign: 'Spring',
    device: 'mobile',
    version: 1,
    removed: null,
    ...change,
  }
}

export function aShopProduct(at: number): Product {
  return {
    id: idOf('0a', at),
    name: 'Lake print',
    handle: 'lake-print',
    description: '',
    categories: [],
    tags: [],
    featuredImageId: null,
    images: [],
    priceTaxExcl: 20,
    priceTaxIncl: 22,
    taxRate: 10,
    comparedPrice: 0,
    quantity: 5,
    sku: 'LP-1',
    width: 0,
    height: 0,
    depth: 0,
    weight: 0,
    extraShippingFee: 0,
    active: true,
    version: 1,
    changedAt: '2026-03-01T00:00:00.000Z',
    removed: null,
  }
}

import { randomUUID } from 'node:crypto'
import { about, forMembers, listOf, type Policies } from './policy.ts'

const app = '/api/e-commerce-app'
const nowhere = { address: '', lat: null, lng: null }
const customer = (id: string) => ({
  id,
  firstName: 'Neue',
  lastName: 'Kundin',
  avatar: '',
  company: '',
  jobTitle: '',
  email: '',
  phone: '',
  invoiceAddress: nowhere,
  shippingAddress: nowhere,
})

export const eCommercePolicies: Policies = {
  [`GET ${app}/products`]: listOf(({ product }) => ({ after: product })),
  [`GET ${app}/products/counts`]: forMembers,
  [`GET ${app}/products/words`]: forMembers,
  [`GET ${app}/product`]: about(({ product }) => ({ productId: product })),
  [`POST ${app}/product/save`]: about(({ product }) => ({ id: product, name: 'Neu' }), { takesAnyId: true }),
  [`POST ${app}/products/change`]: about(({ product }) => ({ products: [{ id: product, quantity: 3 }] }), {
    takesAnyId: true,
  }),
  [`POST ${app}/products/remove`]: about(({ product }) => ({ productIds: [product] })),
  [`POST ${app}/products/restore`]: about(({ productInBin }) => ({ productIds: [productInBin] })),
  [`POST ${app}/products/delete`]: about(({ productInBin }) => ({ productIds: [productInBin] })),
  [`POST ${app}/products/import`]: about(
    ({ product }) => ({ importId: randomUUID(), isDry: false, firstRow: 1, rows: [{ id: product, name: 'Neu' }] }),
    { takesAnyId: true },
  ),
  [`POST ${app}/products/undo-import`]: about(({ productImport }) => ({ importId: productImport })),
  [`GET ${app}/orders`]: listOf(({ order }) => ({ after: order })),
  [`GET ${app}/orders/counts`]: forMembers,
  [`GET ${app}/order`]: about(({ order }) => ({ orderId: order })),
  [`POST ${app}/order/new`]: about(({ product, customer: id }) => ({
    order: {
      customer: customer(id),
      products: [{ id: product, quantity: 1 }],
      statusId: 1,
      payment: { method: 'Check', transactionId: '' },
    },
  })),
  [`POST ${app}/orders/set-status`]: about(({ order }) => ({ orderIds: [order], statusId: 5 })),
  [`POST ${app}/orders/unset-status`]: about(({ orderEntry }) => ({ entryIds: [orderEntry] })),
  [`POST ${app}/orders/remove`]: about(({ order }) => ({ orderIds: [order] })),
  [`POST ${app}/orders/restore`]: about(({ orderInBin }) => ({ orderIds: [orderInBin] })),
  [`POST ${app}/orders/delete`]: about(({ orderInBin }) => ({ orderIds: [orderInBin] })),
}

import { about, forMembers, listOf, members, only, type Policies } from './policy.ts'

const app = '/api/invoices'
const aClient = { title: 'Neu', address: '', phone: '', email: '' }
const aPaper = {
  client: aClient,
  date: '2026-03-01',
  dueDate: '2026-03-31',
  services: [],
  discount: 0,
  taxRate: 0,
  discountPercent: null,
  isToCoin: false,
}
const aSeller = {
  title: 'Neu',
  address: '',
  phone: '',
  email: '',
  website: '',
  iban: '',
  referenceStart: '',
  taxNumber: '',
  paymentDays: 30,
  prefix: 'R-',
}

export const invoicePolicies: Policies = {
  [`GET ${app}/get-invoice`]: about(({ invoice }) => ({ id: invoice })),
  [`GET ${app}/list`]: listOf(({ invoice }) => ({ after: invoice })),
  [`GET ${app}/counts`]: forMembers,
  [`GET ${app}/pdf`]: about(({ invoice }) => ({ id: invoice, form: 'modern', language: 'de' })),
  [`POST ${app}/save`]: about(({ invoice }) => ({ invoice: { ...aPaper, id: invoice } }), { takesAnyId: true }),
  // Nobody in this world has an order.
  [`POST ${app}/from-order`]: about(({ invoicedOrder }) => ({ orderId: invoicedOrder }), { answers: 404 }),
  [`POST ${app}/set-paid`]: about(({ invoice }) => ({ invoiceIds: [invoice], paidOn: '2026-03-09' })),
  [`POST ${app}/remove`]: about(({ invoice }) => ({ invoiceIds: [invoice] })),
  [`POST ${app}/restore`]: about(({ invoiceInBin }) => ({ invoiceIds: [invoiceInBin] })),
  [`POST ${app}/delete`]: about(({ invoiceInBin }) => ({ invoiceIds: [invoiceInBin] })),
  [`GET ${app}/seller`]: forMembers,
  // Another version than the one that is stored: nothing happens, whoever asks.
  [`POST ${app}/seller/save`]: { lets: members, inputs: only({ seller: { ...aSeller, version: 0 } }), answers: 409 },
}

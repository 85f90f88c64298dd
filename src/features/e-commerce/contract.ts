import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { Changed, count, Id, Ids, idsBytes, part, SearchText, Yes } from '../../kit/list-contract.ts'
import { Customer, devices, Order, OrderedProduct, Payment } from './order.ts'
import { Product, SavedProduct } from './product.ts'

const address = '/api/e-commerce-app'
const common = { access: 'signed-in' } as const
const reading = { ...common, method: 'GET' } as const
const change = { ...common, method: 'POST', mostBytes: 128 * 1024 } as const
const bulk = { ...common, method: 'POST', mostBytes: idsBytes } as const
const wholesale = { ...common, method: 'POST', mostBytes: 8 * 1024 * 1024 } as const

/** `name,-quantity`: columns, the first one first; a minus turns the order around. */
const Sort = z.optional(z.string().check(z.regex(/^-?[a-zA-Z]+$/)))
const paged = {
  ...part,
  sort: Sort,
  /** For a jump to a page whose beginning is not known; `after` goes before it. */
  skip: z.optional(count(1_000_000)),
}
/** So far is counted; a longer list has «more than» that many. What is searched for costs more to count. */
export function mostCounted(q: string | undefined): number {
  return q === undefined ? 10_000 : 1000
}

const whichProducts = {
  view: z.optional(z.enum(['all', 'active', 'inactive', 'low', 'bin'])),
  q: SearchText,
  category: z.optional(z.string().check(z.maxLength(60))),
  tag: z.optional(z.string().check(z.maxLength(60))),
}
export const productSorts = ['name', 'category', 'price', 'quantity', 'active', 'changedAt'] as const
export const listProducts = endpoint({
  ...reading,
  path: `${address}/products`,
  summary: 'Products of the shop, the newest change first unless sorted otherwise, 100 at a time',
  input: z.object({ ...whichProducts, ...paged }),
  output: z.array(Product),
})
export const countProducts = endpoint({
  ...reading,
  path: `${address}/products/counts`,
  summary: `How many products each view has; \`matching\`: how many a list with these filters has, counted up to 10,001, and up to 1,001 where something is searched for`,
  input: z.object(whichProducts),
  output: z.object({
    all: z.number(),
    active: z.number(),
    inactive: z.number(),
    low: z.number(),
    bin: z.number(),
    matching: z.number(),
  }),
})
const WordCount = z.object({ word: z.string(), count: z.number() })
export const listWords = endpoint({
  ...reading,
  path: `${address}/products/words`,
  summary: 'The categories and tags in use with how many products have them, 200 of each at most',
  input: z.object({}),
  output: z.object({ categories: z.array(WordCount), tags: z.array(WordCount) }),
})
export const readProduct = endpoint({
  ...reading,
  path: `${address}/product`,
  summary: 'One product',
  input: z.object({ productId: Id }),
  output: Product,
})
export const saveProduct = endpoint({
  ...change,
  path: `${address}/product/save`,
  summary:
    'Updates a product if its id exists, else adds it. The two prices are kept in step: the one that is sent counts, and the one without tax where both are sent and disagree. A handle comes from the name unless it is sent; one that another product has is refused',
  input: SavedProduct,
  output: Product,
})
const Failed = z.object({ id: Id, message: z.string() })
export const changeProducts = endpoint({
  ...wholesale,
  path: `${address}/products/change`,
  summary: 'Changes the fields that are sent of many products; one that cannot be changed does not hold up the others',
  input: z.object({ products: z.array(SavedProduct).check(z.minLength(1), z.maxLength(1000)) }),
  output: z.object({ changed: z.array(Product), failed: z.array(Failed) }),
})
const productIds = z.object({ productIds: Ids })
export const removeProducts = endpoint({
  ...bulk,
  path: `${address}/products/remove`,
  summary: 'Puts products into the bin, where they stay for 30 days',
  input: productIds,
  output: Changed,
})
export const restoreProducts = endpoint({
  ...bulk,
  path: `${address}/products/restore`,
  summary: 'Brings products back from the bin',
  input: productIds,
  output: Changed,
})
export const deleteProducts = endpoint({
  ...bulk,
  path: `${address}/products/delete`,
  summary: 'Deletes products in the bin for good',
  input: productIds,
  output: Changed,
})
/** A line of a file as it was read: texts by the name of the field. */
const ImportRow = z.record(z.string(), z.string().check(z.maxLength(20_000)))
const RowFault = z.object({ row: z.number(), field: z.string(), message: z.string() })
export type RowFault = z.output<typeof RowFault>
export const importProducts = endpoint({
  ...wholesale,
  path: `${address}/products/import`,
  summary: 'Adds products, or updates those with the same SKU; dry it only tells what would happen. Rows with faults are left out',
  input: z.object({
    importId: Id,
    isDry: z.boolean(),
    /** Of the first row, so that faults are told by the line of the whole file. */
    firstRow: z.int(),
    rows: z.array(ImportRow).check(z.minLength(1), z.maxLength(2000)),
  }),
  output: z.object({
    added: z.number(),
    updated: z.number(),
    /** Those that update a product instead of adding one, counted as in the faults. */
    updatedRows: z.optional(z.array(z.number())),
    faults: z.array(RowFault),
  }),
})
export const undoProductImport = endpoint({
  ...change,
  path: `${address}/products/undo-import`,
  summary: 'Takes an import back: what it added goes, what it changed is as before unless changed again',
  input: z.object({ importId: Id }),
  output: Changed,
})

const whichOrders = {
  view: z.optional(z.enum(['all', 'open', 'unpaid', 'closed', 'bin'])),
  q: SearchText,
  /** Numbers of states, with commas between. */
  status: z.optional(z.string().check(z.regex(/^\d{1,2}(,\d{1,2}){0,13}$/))),
  payment: z.optional(z.string().check(z.maxLength(60))),
  campaign: z.optional(z.string().check(z.maxLength(60))),
  device: z.optional(z.enum(devices)),
  customerId: z.optional(Id),
  /** Days in Swiss time, both included. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
}
export const orderSorts = ['number', 'reference', 'customer', 'total', 'payment', 'status', 'date'] as const
export const listOrders = endpoint({
  ...reading,
  path: `${address}/orders`,
  summary: 'Orders, the newest first unless sorted otherwise, 100 at a time',
  input: z.object({ ...whichOrders, ...paged }),
  output: z.array(Order),
})
export const countOrders = endpoint({
  ...reading,
  path: `${address}/orders/counts`,
  summary: `How many orders each view and each state has; \`matching\` as with products`,
  input: z.object(whichOrders),
  output: z.object({
    all: z.number(),
    open: z.number(),
    unpaid: z.number(),
    closed: z.number(),
    bin: z.number(),
    byStatus: z.record(z.string(), z.number()),
    matching: z.number(),
  }),
})
export const readOrder = endpoint({
  ...reading,
  path: `${address}/order`,
  summary: 'One order; `isWhole` asks for its neighbours by date too',
  input: z.object({ orderId: Id, isWhole: Yes }),
  output: z.extend(Order, { newerId: z.optional(z.nullable(Id)), olderId: z.optional(z.nullable(Id)) }),
})
export const addOrder = endpoint({
  ...change,
  path: `${address}/order/new`,
  summary:
    'Adds an order; its sums, its reference and its first state come from the server, and the stock goes down. The same id again gives the order that is there; a known customer is brought up to date',
  input: z.object({
    order: z.object({
      id: z.optional(Id),
      customer: Customer,
      products: z.array(z.pick(OrderedProduct, { id: true, quantity: true })).check(z.minLength(1), z.maxLength(200)),
      discount: z.optional(z.number().check(z.minimum(0))),
      statusId: z.int().check(z.minimum(1), z.maximum(14)),
      payment: z.pick(Payment, { method: true, transactionId: true }),
      campaign: z.optional(z.string().check(z.maxLength(60))),
      device: z.optional(z.enum(devices)),
    }),
  }),
  output: Order,
})
const orderIds = z.object({ orderIds: Ids })
export const setOrderStatus = endpoint({
  ...bulk,
  path: `${address}/orders/set-status`,
  summary: 'Puts orders into a state, on top of their history; every one of the 14 is allowed. Gives the entries that were added',
  input: z.object({
    orderIds: Ids,
    statusId: z.int().check(z.minimum(1), z.maximum(14)),
    note: z.optional(z.string().check(z.maxLength(1000))),
  }),
  output: z.object({ changed: z.number(), entryIds: z.array(Id) }),
})
export const unsetOrderStatus = endpoint({
  ...bulk,
  path: `${address}/orders/unset-status`,
  summary: 'Takes such entries back where nothing has come on top of them since',
  input: z.object({ entryIds: Ids }),
  output: Changed,
})
export const removeOrders = endpoint({
  ...bulk,
  path: `${address}/orders/remove`,
  summary: 'Puts orders into the bin, where they stay for 30 days; figures leave them out',
  input: orderIds,
  output: Changed,
})
export const restoreOrders = endpoint({
  ...bulk,
  path: `${address}/orders/restore`,
  summary: 'Brings orders back from the bin',
  input: orderIds,
  output: Changed,
})
export const deleteOrders = endpoint({
  ...bulk,
  path: `${address}/orders/delete`,
  summary: 'Deletes orders in the bin for good',
  input: orderIds,
  output: Changed,
})

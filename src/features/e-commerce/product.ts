import * as z from 'zod/mini'
import { filled, Id } from '../../kit/list-contract.ts'

const text = (most: number) => z.string().check(z.maxLength(most))
/** Francs, at most two decimals. */
const Amount = z.number().check(z.minimum(0), z.maximum(9_999_999))
const Measure = z.number().check(z.minimum(0), z.maximum(1_000_000))
const Words = z.array(filled(60)).check(z.maxLength(50))

const ProductImage = z.object({
  id: Id,
  /** An address of one of our files. */
  url: text(200),
  type: z.literal('image'),
  /** Beyond the spec: what can be seen on it. */
  alt: text(300),
})
export type ProductImage = z.output<typeof ProductImage>

export const defaultTaxRate = 10

/** Spec: a product of the shop. Sizes are in centimetres, the weight in kilograms. */
export const Product = z.object({
  id: Id,
  name: filled(200),
  handle: z.string().check(z.maxLength(200), z.regex(/^[a-z0-9-]*$/)),
  description: text(20_000),
  categories: Words,
  tags: Words,
  featuredImageId: z.nullable(Id),
  images: z.array(ProductImage).check(z.maxLength(50)),
  priceTaxExcl: Amount,
  priceTaxIncl: Amount,
  /** In percent. */
  taxRate: z.number().check(z.minimum(0), z.maximum(100)),
  comparedPrice: Amount,
  quantity: z.int().check(z.minimum(0), z.maximum(10_000_000)),
  sku: text(60),
  width: Measure,
  height: Measure,
  depth: Measure,
  weight: Measure,
  extraShippingFee: Amount,
  active: z.boolean(),
  // --- beyond the spec
  /** Grows with each change; sent along with one it is refused (409) where somebody else was faster. */
  version: z.number(),
  changedAt: z.iso.datetime(),
  removed: z.nullable(z.iso.datetime()),
})
export type Product = z.output<typeof Product>

/** As it is saved: whole, or only the fields that change where the id is known already. */
export const SavedProduct = z.extend(z.partial(z.omit(Product, { changedAt: true, removed: true })), { id: Id })
export type SavedProduct = z.output<typeof SavedProduct>

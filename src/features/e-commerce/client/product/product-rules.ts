import * as z from 'zod/mini'
import { centsOf, inFrancs } from '../../../../kit/money.ts'
import { defaultTaxRate, Product } from '../../product.ts'

const cents = z.int().check(z.minimum(0), z.maximum(999_999_900))
const measure = z.number().check(z.minimum(0), z.maximum(1_000_000))
const { name, handle, description, categories, tags, images, featuredImageId, taxRate, quantity, active } = Product.shape

/** What the form holds: amounts in whole centimes, as fields for money do. */
export const productRules = z.object({
  name,
  handle,
  description,
  categories,
  tags,
  active,
  images,
  featuredImageId,
  priceTaxExcl: cents,
  priceTaxIncl: cents,
  taxRate,
  comparedPrice: cents,
  quantity,
  sku: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  width: measure,
  height: measure,
  depth: measure,
  weight: measure,
  extraShippingFee: cents,
})
export type ProductInput = z.input<typeof productRules>
export type ProductValues = z.output<typeof productRules>
export type ProductField = keyof ProductInput

const moneyFields = ['priceTaxExcl', 'priceTaxIncl', 'comparedPrice', 'extraShippingFee'] as const

export const emptyProduct: ProductInput = {
  name: '',
  handle: '',
  description: '',
  categories: [],
  tags: [],
  active: true,
  images: [],
  featuredImageId: null,
  priceTaxExcl: 0,
  priceTaxIncl: 0,
  taxRate: defaultTaxRate,
  comparedPrice: 0,
  quantity: 0,
  sku: '',
  width: 0,
  height: 0,
  depth: 0,
  weight: 0,
  extraShippingFee: 0,
}

/** The form of a product that is there. */
export function inputOf(product: Product): ProductInput {
  const fields = Object.fromEntries(Object.keys(emptyProduct).map((key) => [key, product[key as ProductField]])) // exactly its keys
  const money = Object.fromEntries(moneyFields.map((field) => [field, centsOf(product[field])]))
  return { ...emptyProduct, ...fields, ...money }
}

type ProductFields = Pick<Product, ProductField>

/** As it is kept: amounts in francs. */
export function fieldsOf(values: ProductValues): ProductFields {
  const money = Object.fromEntries(moneyFields.map((field) => [field, inFrancs(values[field])]))
  return { ...values, ...money }
}

/** Which price somebody typed last: the other one follows. */
export type PriceLead = 'priceTaxExcl' | 'priceTaxIncl'

/** Only what differs from what was there. Of the two prices only the leading one goes, so that it stays as it was typed. */
export function changedFields(base: Product, values: ProductValues, lead: PriceLead): Partial<Product> {
  const fields = fieldsOf(values)
  const names = Object.keys(fields) as ProductField[] // the rules of the form name them
  const changed = names.filter((field) => JSON.stringify(fields[field]) !== JSON.stringify(base[field]))
  const isPriced = changed.some((field) => field === 'priceTaxExcl' || field === 'priceTaxIncl' || field === 'taxRate')
  const follower = lead === 'priceTaxExcl' ? 'priceTaxIncl' : 'priceTaxExcl'
  const sent = [...changed.filter((field) => field !== follower), ...(isPriced && !changed.includes(lead) ? [lead] : [])]
  return Object.fromEntries(sent.map((field) => [field, fields[field]]))
}

/** A new product with everything of another but what is its own: its place in addresses and its number. */
export function copyOf(product: Product, copyName: string): ProductInput {
  const copies = product.images.map((image) => ({ ...image, id: crypto.randomUUID() }))
  const at = product.images.findIndex(({ id }) => id === product.featuredImageId)
  return {
    ...inputOf(product),
    name: copyName,
    handle: '',
    sku: '',
    images: copies,
    featuredImageId: copies[at]?.id ?? null,
    active: false,
  }
}

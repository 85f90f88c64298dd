import { rounded, withoutTax } from '../../../../kit/money.ts'
import type { Product } from '../../product.ts'
import { editOf, type ProductEdit } from './product-change.ts'

/** What can be done to many products at once. */
export type BulkWish =
  | { readonly kind: 'active'; readonly isOn: boolean }
  | { readonly kind: 'add-tag' | 'remove-tag'; readonly tag: string }
  | { readonly kind: 'stock'; readonly quantity: number }
  | { readonly kind: 'price'; readonly percent: number }

/** Who really changes by it, and how. */
export function editsFor(products: readonly Product[], wish: BulkWish): readonly ProductEdit[] {
  return products.flatMap((product) => editOf(product, fieldsFor(product, wish)))
}

function fieldsFor(product: Product, wish: BulkWish): ProductEdit['after'] {
  switch (wish.kind) {
    case 'active':
      return { active: wish.isOn }
    case 'add-tag':
      return { tags: hasTag(product, wish.tag) ? product.tags : [...product.tags, wish.tag] }
    case 'remove-tag':
      return { tags: product.tags.filter((tag) => !isSameWord(tag, wish.tag)) }
    case 'stock':
      return { quantity: wish.quantity }
    case 'price':
      return pricesWith(product, rounded(product.priceTaxIncl * (1 + wish.percent / 100)))
  }
}

/** The price that people pay, and the one without tax that belongs to it. */
export function pricesWith({ taxRate }: Pick<Product, 'taxRate'>, priceTaxIncl: number): ProductEdit['after'] {
  return { priceTaxIncl, priceTaxExcl: withoutTax(priceTaxIncl, taxRate) }
}

function hasTag({ tags }: Product, wanted: string): boolean {
  return tags.some((tag) => isSameWord(tag, wanted))
}

function isSameWord(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

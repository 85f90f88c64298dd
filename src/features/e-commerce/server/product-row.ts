import { sql, type RawBuilder } from 'kysely'
import { fileAddress, fileIdIn } from '../../../kit/file-contract.ts'
import { Problem } from '../../../kit/problem.ts'
import type { Product, ProductImage } from '../product.ts'

type StoredImage = { readonly id: string; readonly fileId: string; readonly alt: string }
export type ProductRow = Omit<Product, 'images' | 'changedAt' | 'removed'> & {
  readonly images: readonly StoredImage[]
  readonly changedAt: Date
  readonly removed: Date | null
}

export const productColumns: RawBuilder<ProductRow> = sql.raw(`id, name, handle, description, categories, tags,
  featured_image_id as "featuredImageId", images, price_tax_excl::float8 as "priceTaxExcl", price_tax_incl::float8 as "priceTaxIncl",
  tax_rate::float8 as "taxRate", compared_price::float8 as "comparedPrice", quantity, sku, width::float8, height::float8, depth::float8,
  weight::float8, extra_shipping_fee::float8 as "extraShippingFee", active, version, changed_at as "changedAt", removed_at as removed`)

/** A product as the contract has it. */
export function productOf({ images, changedAt, removed, ...row }: ProductRow): Product {
  return {
    ...row,
    images: images.map(({ id, fileId, alt }) => ({ id, url: fileAddress(fileId), type: 'image', alt })),
    changedAt: changedAt.toISOString(),
    removed: removed?.toISOString() ?? null,
  }
}

/** What is written of a product; the database says when and how often it was changed. */
export const writtenColumns: readonly (readonly [column: string, type: string, field: string])[] = [
  ['name', 'text', 'name'],
  ['handle', 'text', 'handle'],
  ['description', 'text', 'description'],
  ['categories', 'text[]', 'categories'],
  ['tags', 'text[]', 'tags'],
  ['featured_image_id', 'uuid', 'featuredImageId'],
  ['images', 'jsonb', 'images'],
  ['price_tax_excl', 'numeric', 'priceTaxExcl'],
  ['price_tax_incl', 'numeric', 'priceTaxIncl'],
  ['tax_rate', 'numeric', 'taxRate'],
  ['compared_price', 'numeric', 'comparedPrice'],
  ['quantity', 'integer', 'quantity'],
  ['sku', 'text', 'sku'],
  ['width', 'numeric', 'width'],
  ['height', 'numeric', 'height'],
  ['depth', 'numeric', 'depth'],
  ['weight', 'numeric', 'weight'],
  ['extra_shipping_fee', 'numeric', 'extraShippingFee'],
  ['active', 'boolean', 'active'],
]

export function storedImages(images: readonly ProductImage[]): readonly StoredImage[] {
  return images.map(({ id, url, alt }) => {
    const fileId = fileIdIn(url)
    if (fileId === undefined) throw new Problem('invalid-input', 'A picture must be a file of this workspace.')
    return { id, fileId, alt }
  })
}

export const noSuchProduct = (): Problem => new Problem('not-found', 'There is no such product.')

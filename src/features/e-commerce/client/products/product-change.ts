import type { Product, SavedProduct } from '../../product.ts'
import type { Cached } from './product-queries.ts'

export type ProductFields = Omit<Partial<Product>, 'id' | 'version' | 'changedAt' | 'removed'>

/** What one product has, and what it gets instead; of the same fields, so that the inverse restores exactly what was. */
export type ProductEdit = { readonly id: string; readonly before: ProductFields; readonly after: ProductFields }

/** Something done to products, with what is said about it. */
export type ProductsChange =
  | { readonly kind: 'edit'; readonly edits: readonly ProductEdit[]; readonly text: string }
  | { readonly kind: 'bin'; readonly ids: readonly string[]; readonly isOn: boolean; readonly text: string }

/** What a query holds, with the change. */
export function changed(value: Cached, change: ProductsChange): Cached {
  if (change.kind === 'edit') return edited(value, new Map(change.edits.map(({ id, after }) => [id, after])))
  if (value.kind !== 'page') return value
  // To the bin: out of every other list. Back from it: out of the bin; where they then stand only the server knows.
  const isLeft = (value.view === 'bin') !== change.isOn
  const gone = new Set(change.ids)
  return isLeft ? { ...value, products: value.products.filter(({ id }) => !gone.has(id)) } : value
}

function edited(value: Cached, edits: ReadonlyMap<string, ProductFields>): Cached {
  const withEdit = (product: Product): Product => ({ ...product, ...edits.get(product.id) })
  if (value.kind === 'product') return { ...value, product: withEdit(value.product) }
  // It stays where it is until the server says where it stands now: nothing should jump away under a finger.
  return value.kind === 'page' ? { ...value, products: value.products.map(withEdit) } : value
}

/** What takes it back. */
export function inverseOf(change: ProductsChange): ProductsChange {
  if (change.kind === 'bin') return { ...change, isOn: !change.isOn }
  return { ...change, edits: change.edits.map(({ id, before, after }) => ({ id, before: after, after: before })) }
}

/** The fields of an edit as they are sent. */
export function savedOf({ id, after }: ProductEdit): SavedProduct {
  return { ...after, id }
}

/** An edit of one field; nothing where it would change nothing. */
export function editOf(product: Product, after: ProductFields): readonly ProductEdit[] {
  const names = Object.keys(after) as (keyof ProductFields)[] // the keys of such fields and no others
  const isSame = names.every((name) => JSON.stringify(product[name]) === JSON.stringify(after[name]))
  if (isSame) return []
  return [{ id: product.id, before: Object.fromEntries(names.map((name) => [name, product[name]])), after }]
}

import { sql, type RawBuilder } from 'kysely'
import type { InputOf, OutputOf } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import type { SortKey } from '../../../platform/keyset.ts'
import { readyForLists } from '../../../platform/long-lists.ts'
import { storable } from '../../../platform/storable-text.ts'
import { mostCounted, productSorts, type countProducts, type listProducts, type listWords } from '../contract.ts'
import type { Product } from '../product.ts'
import { countUpTo, readPart, readPlace, type Listing } from './listing.ts'
import { noSuchProduct } from './product-row.ts'
import { readProducts } from './product-store.ts'
import { hasSearch, readSearch, type SearchTerm } from './search-terms.ts'
import type { Tx } from './tables.ts'
import { readTally, readWords } from './tally.ts'

type Which = InputOf<typeof countProducts>
type View = NonNullable<Which['view']>
const mostWords = 200
/** So many pieces are few; the same as in the migration. */
const lowStock = 5

export async function listOfProducts(
  tx: Tx,
  { sort = '-changedAt', after, skip = 0, limit = 100, ...which }: InputOf<typeof listProducts>,
): Promise<Product[]> {
  await readyForLists(tx)
  const listing = listingOf(which, sort, await readSearch(tx, which.q, 'search_question'))
  const place = after === undefined ? undefined : await readPlace(tx, listing, after)
  if (after !== undefined && place === undefined) throw noSuchProduct()
  return readProducts(tx, await readPart(tx, listing, { place, limit, skip: place ? 0 : skip }))
}

export async function readProduct(tx: Tx, id: string): Promise<Product> {
  const [product] = await readProducts(tx, [id])
  if (!product) throw noSuchProduct()
  return product
}

export async function countOfProducts(tx: Tx, which: Which): Promise<OutputOf<typeof countProducts>> {
  await readyForLists(tx)
  const countOf = await readTally(tx, ['product'])
  const [active, inactive, low, bin] = ['active', 'inactive', 'low', 'bin'].map((word) => countOf('product', word))
  const counts = { all: (active ?? 0) + (inactive ?? 0), active: active ?? 0, inactive: inactive ?? 0, low: low ?? 0, bin: bin ?? 0 }
  const { view = 'all', q, category, tag } = which
  const most = mostCounted(q)
  const isWhole = !hasSearch(q) && category === undefined && tag === undefined
  const matching = isWhole
    ? Math.min(counts[view], most + 1)
    : await countUpTo(tx, listingOf(which, 'name', await readSearch(tx, q, 'search_question')), most)
  return { ...counts, matching }
}

export async function wordsOfProducts(tx: Tx): Promise<OutputOf<typeof listWords>> {
  return { categories: await readWords(tx, 'category', mostWords), tags: await readWords(tx, 'tag', mostWords) }
}

function listingOf({ view = 'all', category, tag }: Which, sort: string, search: readonly SearchTerm[]): Listing {
  const name = productSorts.find((each) => each === sort.replace('-', ''))
  if (!name) throw new Problem('invalid-input', 'This column cannot be sorted.')
  const isBin = view === 'bin' && name === 'changedAt'
  return {
    view: sql`e_commerce.own_product`,
    within: [view === 'bin' ? sql`removed_at is not null` : sql`removed_at is null`],
    where: [
      ...viewConditions[view],
      ...(category === undefined ? [] : [sql`categories @> array[${storable(category)}]`]),
      ...(tag === undefined ? [] : [sql`tags @> array[${storable(tag)}]`]),
    ],
    keys: [isBin ? { by: sql`removed_at`, type: 'timestamptz' } : sortKeys[name], { by: sql`id`, type: 'uuid' }],
    direction: sort.startsWith('-') ? 'desc' : 'asc',
    search,
    isFew: false,
  }
}

const viewConditions: Readonly<Record<View, readonly RawBuilder<unknown>[]>> = {
  all: [],
  active: [sql`active`],
  inactive: [sql`not active`],
  low: [sql`quantity <= ${sql.lit(lowStock)}`],
  bin: [],
}

const sortKeys: Readonly<Record<(typeof productSorts)[number], SortKey>> = {
  name: { by: sql`name_key`, type: 'text' },
  category: { by: sql`category_key`, type: 'text' },
  price: { by: sql`price_tax_incl`, type: 'numeric' },
  quantity: { by: sql`quantity`, type: 'integer' },
  active: { by: sql`active`, type: 'boolean' },
  changedAt: { by: sql`changed_at`, type: 'timestamptz' },
}

import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { InputOf, OutputOf } from '../../../../kit/endpoint.ts'
import { call } from '../../../../shell/call.ts'
import { usePage } from '../../../../shell/parts/paging/use-page.ts'
import { countProducts, listProducts, listWords, readProduct } from '../../contract.ts'
import type { Product } from '../../product.ts'
import { readAll } from '../read-all.ts'
import { useShopKey } from '../shop-key.ts'

/** Which products a list has. */
export type Which = InputOf<typeof countProducts>
export type ProductView = NonNullable<Which['view']>
export type ProductCounts = OutputOf<typeof countProducts>
export type ProductWordCounts = OutputOf<typeof listWords>

/** What the queries of this half hold; the kind tells a change what it lies over. */
export type Cached =
  | { readonly kind: 'page'; readonly view: ProductView; readonly products: readonly Product[] }
  | { readonly kind: 'counts'; readonly counts: ProductCounts }
  | { readonly kind: 'words'; readonly words: ProductWordCounts }
  | { readonly kind: 'product'; readonly product: Product }
type Kept<Kind extends Cached['kind']> = Extract<Cached, { kind: Kind }>

type PageWish = { readonly which: Which; readonly sort: string; readonly page: number; readonly size: number }

export function useProductPage({ which, sort, page, size }: PageWish): UseQueryResult<Kept<'page'>> {
  const key = useShopKey('products')
  return usePage<Kept<'page'>>({
    queryKey: [...key, 'page', which, sort, size],
    page,
    size,
    read: async (begin, signal) => {
      const input = { ...which, ...begin, limit: size, sort }
      return { kind: 'page', view: which.view ?? 'all', products: await call(listProducts, input, { signal }) }
    },
    lastOf: ({ products }) => products.at(-1)?.id,
  })
}

export function useProductCounts(which: Which): UseQueryResult<Kept<'counts'>> {
  return useQuery({
    queryKey: [...useShopKey('products'), 'counts', which],
    queryFn: async ({ signal }): Promise<Kept<'counts'>> => ({ kind: 'counts', counts: await call(countProducts, which, { signal }) }),
    // On the tabs the figures of the list before stand until the new ones are here.
    placeholderData: (before) => before,
  })
}

/** The categories and tags in use. */
export function useWordsInUse(): ProductWordCounts | undefined {
  const { data: kept } = useQuery({
    queryKey: [...useShopKey('products'), 'words'],
    queryFn: async ({ signal }): Promise<Kept<'words'>> => ({ kind: 'words', words: await call(listWords, {}, { signal }) }),
  })
  return kept?.words
}

/** One product; until it is read, it shows as the list has it. */
export function useProduct(productId: string): UseQueryResult<Kept<'product'>> {
  const key = useShopKey('products')
  const client = useQueryClient()
  return useQuery<Kept<'product'>>({
    queryKey: [...key, 'product', productId],
    queryFn: async ({ signal }): Promise<Kept<'product'>> => ({
      kind: 'product',
      product: await call(readProduct, { productId }, { signal }),
    }),
    placeholderData: (): Kept<'product'> | undefined => {
      const pages = client.getQueriesData<Cached>({ queryKey: [...key, 'page'] })
      const product = pages.flatMap(([, value]) => (value?.kind === 'page' ? value.products : [])).find(({ id }) => id === productId)
      return product && { kind: 'product', product }
    },
  })
}

/** All that a list has, also beyond what is shown of it. */
export function readAllProducts(which: Which, sort?: string): Promise<readonly Product[]> {
  return readAll((part) => call(listProducts, { ...which, ...part, ...(sort === undefined ? {} : { sort }) }))
}

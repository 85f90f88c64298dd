import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { InputOf, OutputOf } from '../../../../kit/endpoint.ts'
import { call } from '../../../../shell/call.ts'
import { usePage } from '../../../../shell/parts/paging/use-page.ts'
import { countOrders, listOrders, readOrder } from '../../contract.ts'
import type { Order } from '../../order.ts'
import { readAll } from '../read-all.ts'
import { useShopKey } from '../shop-key.ts'

/** Which orders a list has. */
export type Which = InputOf<typeof countOrders>
export type OrderView = NonNullable<Which['view']>
export type OrderCounts = OutputOf<typeof countOrders>
export type WholeOrder = OutputOf<typeof readOrder>

/** What the queries of this half hold; the kind tells a change what it lies over. */
export type Cached =
  | { readonly kind: 'page'; readonly view: OrderView; readonly orders: readonly Order[] }
  | { readonly kind: 'counts'; readonly counts: OrderCounts }
  | { readonly kind: 'order'; readonly order: WholeOrder }
type Kept<Kind extends Cached['kind']> = Extract<Cached, { kind: Kind }>

type PageWish = { readonly which: Which; readonly sort: string | undefined; readonly page: number; readonly size: number }

export function useOrderPage({ which, sort, page, size }: PageWish): UseQueryResult<Kept<'page'>> {
  const key = useShopKey('orders')
  return usePage<Kept<'page'>>({
    queryKey: [...key, 'page', which, sort ?? '', size],
    page,
    size,
    read: async (begin, signal) => {
      const input = { ...which, ...begin, limit: size, ...(sort === undefined ? {} : { sort }) }
      return { kind: 'page', view: which.view ?? 'all', orders: await call(listOrders, input, { signal }) }
    },
    lastOf: ({ orders }) => orders.at(-1)?.id,
  })
}

export function useOrderCounts(which: Which): UseQueryResult<Kept<'counts'>> {
  return useQuery({
    queryKey: [...useShopKey('orders'), 'counts', which],
    queryFn: async ({ signal }): Promise<Kept<'counts'>> => ({ kind: 'counts', counts: await call(countOrders, which, { signal }) }),
    // On the tabs the figures of the list before stand until the new ones are here.
    placeholderData: (before) => before,
  })
}

/** One order with its neighbours; until it is read, it shows as the list has it. */
export function useOrder(orderId: string): UseQueryResult<Kept<'order'>> {
  const key = useShopKey('orders')
  const client = useQueryClient()
  return useQuery<Kept<'order'>>({
    queryKey: [...key, 'order', orderId],
    queryFn: async ({ signal }): Promise<Kept<'order'>> => ({
      kind: 'order',
      order: await call(readOrder, { orderId, isWhole: 'true' }, { signal }),
    }),
    placeholderData: (): Kept<'order'> | undefined => {
      const pages = client.getQueriesData<Cached>({ queryKey: [...key, 'page'] })
      const order = pages.flatMap(([, value]) => (value?.kind === 'page' ? value.orders : [])).find(({ id }) => id === orderId)
      return order && { kind: 'order', order }
    },
  })
}

/** All that a list has, also beyond what is shown of it. */
export function readAllOrders(which: Which, sort?: string): Promise<readonly Order[]> {
  return readAll((part) => call(listOrders, { ...which, ...part, ...(sort === undefined ? {} : { sort }) }))
}

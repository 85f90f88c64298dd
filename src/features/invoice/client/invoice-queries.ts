import { useQuery, type QueryKey, type UseQueryResult } from '@tanstack/react-query'
import type { InputOf, OutputOf } from '../../../kit/endpoint.ts'
import { call } from '../../../shell/call.ts'
import type { LiveTopics } from '../../../shell/parts/live/use-live.ts'
import { usePage } from '../../../shell/parts/paging/use-page.ts'
import { useUser } from '../../../shell/workspace/session/session.ts'
import { countInvoices, getInvoice, listInvoices, readSeller } from '../contract.ts'
import type { Invoice, Seller, WholeInvoice } from '../invoice.ts'

export type Which = Pick<InputOf<typeof listInvoices>, 'view' | 'q'>
export type Counts = OutputOf<typeof countInvoices>

/** What the queries of this app hold; the kind tells a change what it lies over. */
export type Cached =
  | { readonly kind: 'page'; readonly view: NonNullable<Which['view']>; readonly invoices: readonly Invoice[] }
  | { readonly kind: 'invoice'; readonly invoice: WholeInvoice }
  | { readonly kind: 'counts'; readonly counts: Counts }
  | { readonly kind: 'seller'; readonly seller: Seller }
type Kept<Kind extends Cached['kind']> = Extract<Cached, { kind: Kind }>

export const invoiceTopics: LiveTopics = { invoices: () => [['invoices']] }

/** All queries of this app begin with it; those of one workspace never show in another. */
export function useInvoicesKey(): QueryKey {
  return ['invoices', useUser()?.workspace.id ?? '']
}

type PageWish = { readonly which: Which; readonly sort: string | undefined; readonly page: number; readonly size: number }

export function useInvoicePage({ which, sort, page, size }: PageWish): UseQueryResult<Kept<'page'>> {
  return usePage<Kept<'page'>>({
    queryKey: [...useInvoicesKey(), 'page', which, sort ?? '', size],
    page,
    size,
    read: async (begin, signal) => {
      const input = { ...which, ...begin, limit: size, ...(sort === undefined ? {} : { sort }) }
      return { kind: 'page', view: which.view ?? 'all', invoices: await call(listInvoices, input, { signal }) }
    },
    lastOf: ({ invoices }) => invoices.at(-1)?.id,
  })
}

export function useCounts(which: Which): UseQueryResult<Kept<'counts'>> {
  return useQuery({
    queryKey: [...useInvoicesKey(), 'counts', which],
    queryFn: async ({ signal }): Promise<Kept<'counts'>> => ({ kind: 'counts', counts: await call(countInvoices, which, { signal }) }),
    placeholderData: (before) => before,
  })
}

/** One invoice; without an id the newest one. */
export function useInvoice(id: string | undefined, isWanted = true): UseQueryResult<Kept<'invoice'>> {
  return useQuery({
    queryKey: [...useInvoicesKey(), 'invoice', id ?? 'newest'],
    queryFn: async ({ signal }): Promise<Kept<'invoice'>> => ({
      kind: 'invoice',
      invoice: await call(getInvoice, id === undefined ? {} : { id }, { signal }),
    }),
    enabled: isWanted,
  })
}

export function useSeller(): UseQueryResult<Kept<'seller'>> {
  return useQuery({
    queryKey: [...useInvoicesKey(), 'seller'],
    queryFn: async ({ signal }): Promise<Kept<'seller'>> => ({ kind: 'seller', seller: await call(readSeller, {}, { signal }) }),
  })
}

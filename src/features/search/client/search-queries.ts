import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { call } from '../../../shell/call.ts'
import { useUser } from '../../../shell/workspace/session/session.ts'
import { search, summarise, type SearchResult, type SearchSummary } from '../contract.ts'
import type { SearchAddress } from './use-search-address.ts'

/** What was found before stays until the answer is here; it is asked anew each time, because what is found changes in all apps. */
const fresh = { placeholderData: keepPreviousData, staleTime: 0 } as const

export function useResults({ wish, page }: SearchAddress): UseQueryResult<readonly SearchResult[]> {
  return useQuery({
    ...fresh,
    queryKey: ['search', useUser()?.workspace.id ?? '', 'results', wish, page],
    queryFn: ({ signal }) => call(search, { ...wish, page }, { signal }),
  })
}

export function useSummary({ wish }: SearchAddress): UseQueryResult<SearchSummary> {
  return useQuery({
    ...fresh,
    queryKey: ['search', useUser()?.workspace.id ?? '', 'summary', wish],
    queryFn: ({ signal }) => call(summarise, wish, { signal }),
  })
}

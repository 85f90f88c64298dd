import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '../../../../kit/endpoint.ts'
import { call } from '../../../../shell/call.ts'
import { readProviders } from '../../provider-contract.ts'

/** In which ways one can come in here. They do not change while somebody looks. */
export function useWays(): UseQueryResult<OutputOf<typeof readProviders>> {
  return useQuery({
    queryKey: ['accounts', 'ways'],
    queryFn: ({ signal }) => call(readProviders, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

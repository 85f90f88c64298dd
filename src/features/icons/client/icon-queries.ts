import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { call } from '../../../shell/call.ts'
import { listIcons, type IconEntry } from '../contract.ts'

/** Every icon. They change with a new version of the product only, so they are asked for once. */
export function useIcons(): UseQueryResult<IconEntry[]> {
  return useQuery({
    queryKey: ['icons'],
    queryFn: ({ signal }) => call(listIcons, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

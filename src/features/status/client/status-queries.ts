import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '../../../kit/endpoint.ts'
import { call } from '../../../shell/call.ts'
import { readStatus } from '../contract.ts'
import { useGivenStatus } from './given-status.tsx'

// What the page says is true within five seconds.
const everyFewSeconds = 4000

export function useStatus(): UseQueryResult<OutputOf<typeof readStatus>> {
  const initialData = useGivenStatus()
  return useQuery({
    queryKey: [readStatus.path],
    ...(initialData ? { initialData } : {}),
    queryFn: ({ signal }) => call(readStatus, {}, { signal }),
    refetchInterval: everyFewSeconds,
    // A page about being reachable must ask, even where the browser thinks that it is offline.
    networkMode: 'always',
  })
}

import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '../../../kit/endpoint.ts'
import { call } from '../../../shell/call.ts'
import { useLive, type LiveTopics } from '../../../shell/parts/live/use-live.ts'
import { useUser } from '../../../shell/workspace/session/session.ts'
import { readQuickPanel } from '../contract.ts'

const topics: LiveTopics = { calendar: () => [['quick-panel']], notes: () => [['quick-panel']] }

/** Both sections are read with one call, and again when somebody changes a note or an event. */
export function useQuickPanel(): UseQueryResult<OutputOf<typeof readQuickPanel>> {
  useLive(topics)
  return useQuery({
    queryKey: ['quick-panel', useUser()?.workspace.id],
    queryFn: ({ signal }) => call(readQuickPanel, {}, { signal }),
    // What was next when the panel was open last may be over.
    refetchOnMount: 'always',
  })
}

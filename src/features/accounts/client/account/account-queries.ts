import { useQuery, useQueryClient, type QueryKey, type UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '../../../../kit/endpoint.ts'
import { call } from '../../../../shell/call.ts'
import { useExplain } from '../../../../shell/parts/mutation/use-explain.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import { listSessions, listTokens, readAccount } from '../../account-contract.ts'

export type Sessions = OutputOf<typeof listSessions>
export type AccessTokens = OutputOf<typeof listTokens>

/** Another account never finds what was read for this one. */
export function useAccountKey(part: 'account' | 'sessions' | 'tokens'): QueryKey {
  return ['account', useUser()?.id, part]
}

export function useOwnAccount(): UseQueryResult<OutputOf<typeof readAccount>> {
  return useQuery({ queryKey: useAccountKey('account'), queryFn: ({ signal }) => call(readAccount, {}, { signal }) })
}

export function useSessions(): UseQueryResult<Sessions> {
  return useQuery({ queryKey: useAccountKey('sessions'), queryFn: ({ signal }) => call(listSessions, {}, { signal }) })
}

export function useTokens(): UseQueryResult<AccessTokens> {
  return useQuery({ queryKey: useAccountKey('tokens'), queryFn: ({ signal }) => call(listTokens, {}, { signal }) })
}

export type Ending<Value> = {
  readonly ask: () => Promise<Value>
  /** What was done. */
  readonly done: string
  /** What was wanted, should it fail. */
  readonly wanted: string
}

/** Ends something for good and shows what is left. It has no undo, so it waits for the server. */
export function useEnding<Value>(queryKey: QueryKey): (ending: Ending<Value>) => Promise<void> {
  const client = useQueryClient()
  const notify = useNotify()
  const explain = useExplain()
  return async function end(ending) {
    try {
      client.setQueryData(queryKey, await ending.ask())
      notify(ending.done, { kind: 'ok' })
    } catch (cause) {
      await client.invalidateQueries({ queryKey })
      explain({ text: ending.wanted, cause, retry: () => void end(ending) })
    }
  }
}

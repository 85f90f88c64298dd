import { useQuery, useQueryClient, type QueryKey, type UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '../../../../kit/endpoint.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import { readSecurity } from '../../security-contract.ts'
import { accountWords } from '../account-words.ts'
import { explained } from '../entry/explain.ts'

export type Security = OutputOf<typeof readSecurity>

export function useSecurity(): UseQueryResult<Security> {
  const queryKey = useSecurityKey()
  return useQuery({ queryKey, queryFn: ({ signal }) => call(readSecurity, {}, { signal }) })
}

function useSecurityKey(): QueryKey {
  return ['account-security', useUser()?.id]
}

/** Makes a call that changes how one signs in; whatever fails is put into words for a form, and what worked shows at once. */
export function useSecurityChange(): <Answer>(ask: () => Promise<Answer>) => Promise<Answer> {
  const texts = useTexts(accountWords)
  const client = useQueryClient()
  const queryKey = useSecurityKey()
  return async (ask) => {
    const answer = await ask().catch((cause: unknown) => Promise.reject(explained(cause, texts)))
    void client.invalidateQueries({ queryKey })
    return answer
  }
}

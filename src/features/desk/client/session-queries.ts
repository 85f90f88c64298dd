import { useQuery, useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import { call } from '../../../shell/call.ts'
import { checkVisit, readSession, signOut } from '../contract.ts'

export type OpenSession = OutputOf<typeof readSession> & { readonly kind: 'open' }
type ClosedSession = { readonly kind: 'closed'; readonly why: 'never-open' | 'ended' | 'left' }
export type Session = OpenSession | ClosedSession

const queryKey = [readSession.path]
const left: Session = { kind: 'closed', why: 'left' }

/** Asking keeps the session alive, so it is asked for when somebody comes here and never just because time passes. */
export function useOfficeSession(): UseQueryResult<Session> {
  const client = useQueryClient()
  return useQuery({ queryKey, queryFn: ({ signal }) => readOnce(client, signal), refetchOnReconnect: false })
}

async function readOnce(client: QueryClient, signal: AbortSignal): Promise<Session> {
  try {
    const { isOpen } = await call(checkVisit, {}, { signal })
    return isOpen ? { kind: 'open', ...(await call(readSession, {}, { signal })) } : closedSession(client)
  } catch (problem) {
    if (!isSignedOut(problem)) throw problem
    return closedSession(client)
  }
}

function closedSession(client: QueryClient): Session {
  forgetWork(client)
  const before = client.getQueryData<Session>(queryKey)
  if (before?.kind === 'closed') return before
  return { kind: 'closed', why: before ? 'ended' : 'never-open' }
}

/** Ends the session; gives nothing back, because the page shows what is left. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    try {
      await call(signOut, {})
    } catch (problem) {
      if (!isSignedOut(problem)) throw problem
    }
    // An answer from before must not bring back who has gone.
    await client.cancelQueries({ queryKey })
    client.setQueryData<Session>(queryKey, left)
    forgetWork(client)
  }
}

/** What was read at the desk must not stay behind for whoever comes next. */
function forgetWork(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey: [address] }) => isOfDesk(address) })
}

/** Whether a query belongs to the desk: its key begins with the address of its call. */
export function isOfDesk(address: unknown): boolean {
  return typeof address === 'string' && address.startsWith('/api/office/') && address !== readSession.path
}

/** Somebody has just signed in: what was known before is no longer true. */
export function useForgetSession(): () => void {
  const client = useQueryClient()
  return () => client.removeQueries({ queryKey })
}

function isSignedOut(problem: unknown): boolean {
  return problem instanceof Problem && problem.code === 'not-signed-in'
}

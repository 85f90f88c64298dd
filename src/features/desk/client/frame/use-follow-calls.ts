import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { Problem } from '../../../../kit/problem.ts'
import { isOfDesk } from '../session-queries.ts'

const quietMilliseconds = 60_000

/**
 * Calls of the desk keep the session alive, and one that is refused says that it has ended: either way it is asked for
 * again. A query counts whose key begins with the address of its call.
 */
export function useFollowCalls(since: number, refresh: () => void): void {
  const client = useQueryClient()
  const follow = useEffectEvent((error: unknown) => {
    const isRefused = error instanceof Problem && error.code === 'not-signed-in'
    const isLongAgo = error === undefined && Date.now() - since > quietMilliseconds
    if (isRefused || isLongAgo) refresh()
  })
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        const [address] = event.query.queryKey as readonly unknown[] // the library leaves its parts open
        if (event.type !== 'updated' || !isOfDesk(address)) return
        if (event.action.type === 'success') follow(undefined)
        if (event.action.type === 'error') follow(event.action.error)
      }),
    [client],
  )
}

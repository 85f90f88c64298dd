import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { Problem } from '../../../kit/problem.ts'

/** `offline` says the device, `unreachable` say the calls that failed on the way. */
export type Connection = 'fine' | 'offline' | 'unreachable'

type ConnectionWatch = {
  readonly current: () => Connection
  readonly follow: (tell: () => void) => () => void
  /** When the last answer came; nothing where none ever did. */
  readonly lastAnswer: () => number | undefined
}

/** Watches device and calls. The first call that succeeds ends it, so nobody has to guess when the service is back. */
export function connectionWatch(client: QueryClient): ConnectionWatch {
  let isUnreachable = false

  function settle(tell: () => void, isNowUnreachable: boolean): void {
    if (isNowUnreachable === isUnreachable) return
    isUnreachable = isNowUnreachable
    tell()
  }

  function follow(tell: () => void): () => void {
    const stops = [client.getQueryCache(), client.getMutationCache()].map((cache) =>
      cache.subscribe((event) => {
        if (event.type !== 'updated') return
        const { type } = event.action
        if (type === 'success') settle(tell, false)
        if (type === 'error') settle(tell, isLost(event.action.error))
      }),
    )
    const stopNetwork = followNetwork(tell)
    return () => {
      for (const stop of stops) stop()
      stopNetwork()
    }
  }

  function lastAnswer(): number | undefined {
    const moments = client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.dataUpdatedAt)
    return Math.max(0, ...moments) || undefined
  }

  return { follow, lastAnswer, current: () => (navigator.onLine ? (isUnreachable ? 'unreachable' : 'fine') : 'offline') }
}

/** Whether the device says that it has a network. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(followNetwork, () => navigator.onLine)
}

function followNetwork(tell: () => void): () => void {
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}

/** Any other problem was said by the service, so it can be reached. */
function isLost(error: unknown): boolean {
  return error instanceof Problem && error.code === 'unavailable'
}

import { hashKey, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ownerOf, sessionStore } from '../../workspace/session/session.ts'
import type { LiveNews } from './live-connection.ts'
import { liveStore } from './live-store.ts'
import { pacedCalls } from './paced-calls.ts'

/** Which queries show things of a topic. Without a key, because it is not known which one changed: all of them. */
export type LiveTopics = Readonly<Record<string, (key: string | undefined) => readonly QueryKey[]>>

/**
 * Reads again what others changed, as soon as the server tells. Keep the topics stable: define them outside the component.
 * `pause`: milliseconds until the same is read again, for what is dear to count and changes often; the last change is never missed.
 */
export function useLive(topics: LiveTopics, pause = 0): void {
  const client = useQueryClient()
  const store = liveStore.useStore()
  const reader = sessionStore.useState(({ status, user }) => (status === 'signed-in' ? ownerOf(user) : undefined))
  useEffect(() => {
    // The stream is for those who are signed in.
    if (reader === undefined) return
    const paced = pacedCalls(pause)
    const stop = store.getState().listen(reader, (news, done) => {
      for (const queryKey of keysFor(news, topics)) {
        const hash = hashKey(queryKey)
        if (!done.has(hash)) paced.call(hash, () => void client.invalidateQueries({ queryKey }))
        done.add(hash)
      }
    })
    return () => {
      stop()
      paced.stop()
    }
  }, [client, store, reader, topics, pause])
}

function keysFor(news: LiveNews, topics: LiveTopics): readonly QueryKey[] {
  if (news.kind === 'change') return topics[news.topic]?.(news.key) ?? []
  return Object.values(topics).flatMap((keysOf) => keysOf(undefined))
}

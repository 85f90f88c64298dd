import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { Dialog } from '../chat-queries.ts'

type Earlier = { readonly hasMore: boolean; readonly isLoading: boolean; readonly load: () => void; readonly onScroll: () => void }

const nearTop = 160

/** What was said before is fetched when somebody comes near the top. */
export function useEarlier(query: UseInfiniteQueryResult<Dialog>, log: RefObject<HTMLDivElement | null>): Earlier {
  const { hasNextPage, isFetching, fetchNextPage } = query
  const [isWanted, setWanted] = useState(false)
  const load = useCallback(() => setWanted(true), [])
  const fetchEarlier = useEffectEvent(() => void fetchNextPage().finally(() => setWanted(false)))
  // What is just being read anew is waited for: two readings of one conversation would push each other aside.
  const isTime = isWanted && !isFetching
  useEffect(() => {
    if (isTime) fetchEarlier()
  }, [isTime])
  return {
    hasMore: hasNextPage,
    isLoading: isWanted,
    load,
    onScroll: () => {
      const element = log.current
      // Where everything fits there is nothing to scroll; the button above the messages does it.
      if (element && hasNextPage && element.scrollTop < nearTop && element.scrollHeight > element.clientHeight) load()
    },
  }
}

type Wanted = { readonly messageId: string | undefined; readonly ids: ReadonlySet<string>; readonly log: RefObject<HTMLDivElement | null> }

/** Goes back until a found message is there, then shows and focuses it. */
export function useFoundPlace({ messageId, ids, log }: Wanted, { hasMore, isLoading, load }: Earlier): void {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (messageId === undefined || shown.current === messageId || ids.size === 0) return
    if (!ids.has(messageId)) {
      if (hasMore && !isLoading) load()
      return
    }
    shown.current = messageId
    const element = log.current?.querySelector<HTMLElement>(`[data-message="${CSS.escape(messageId)}"]`)
    element?.scrollIntoView({ block: 'center' })
    element?.focus({ preventScroll: true })
  }, [messageId, ids, hasMore, isLoading, load, log])
}

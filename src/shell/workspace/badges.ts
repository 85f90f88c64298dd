import { useEffect } from 'react'
import { createStore } from 'zustand'
import { storeContext } from './store-context.tsx'

type Badges = { readonly counts: Readonly<Record<string, number>> }

/** How much waits in each app, as the companions of the apps count it. */
export const badgeStore = storeContext('badges', () => createStore<Badges>()(() => ({ counts: {} })))

/** For the companion of an app: how much waits there now. */
export function useBadge(appId: string, count: number | undefined): void {
  const store = badgeStore.useStore()
  useEffect(() => {
    store.setState(({ counts }) => ({ counts: { ...counts, [appId]: count ?? 0 } }))
    return () => store.setState(({ counts }) => ({ counts: { ...counts, [appId]: 0 } }))
  }, [store, appId, count])
}

import { useEffect } from 'react'
import { createStore } from 'zustand'
import { storeContext } from './store-context.tsx'

/** Somebody something unread is from. */
export type Sender = { readonly id: string; readonly name: string; readonly avatar: string }
type Waiting = { readonly count: number; readonly from: readonly Sender[] }

type Badges = { readonly waiting: Readonly<Record<string, Waiting>> }

const nothing: Waiting = { count: 0, from: [] }

/** How much waits in each app, as the companions of the apps count it. */
export const badgeStore = storeContext('badges', () => createStore<Badges>()(() => ({ waiting: {} })))

export function useWaiting(appId: string): Waiting {
  return badgeStore.useState(({ waiting }) => waiting[appId] ?? nothing)
}

/** For the companion of an app: how much waits there now, and from whom; the list of senders has to stay the same while nothing changes. */
export function useBadge(appId: string, count = 0, from: readonly Sender[] = nothing.from): void {
  const store = badgeStore.useStore()
  useEffect(() => {
    store.setState(({ waiting }) => ({ waiting: { ...waiting, [appId]: { count, from } } }))
    return () => store.setState(({ waiting }) => ({ waiting: { ...waiting, [appId]: nothing } }))
  }, [store, appId, count, from])
}

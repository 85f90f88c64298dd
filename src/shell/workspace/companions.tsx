import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import type { AppEntry } from '../app-entry.ts'
import { ErrorBoundary } from '../error-boundary.tsx'
import { useApps } from './apps-context.ts'
import { offeredPart } from './offered-part.ts'
import { mayEnter, sessionStore } from './session/session.ts'
import { usePrepared } from './use-prepared.ts'

const noRoles: readonly string[] = []

/** What apps that this reader may enter keep beside every page; fetched when the first page has had its time. */
export function Companions(): ReactNode {
  const apps = useApps()
  // While somebody is asked to sign in again, nothing is asked in their name.
  const roles = sessionStore.useState(({ status, user }) => (status === 'interrupted' ? undefined : user?.roles)) ?? noRoles
  const [isTime, setTime] = useState(false)
  const begin = useCallback(() => setTime(true), [])
  usePrepared(begin)
  useFirstTouch(begin)
  if (!isTime) return null
  return apps.map(({ id, access, loadCompanion }) =>
    loadCompanion && mayEnter(access, roles) ? <CompanionOf key={id} load={loadCompanion} /> : null,
  )
}

/** What somebody reaches for may need a companion, e.g. for a menu of all that can be made anew. */
function useFirstTouch(begin: () => void): void {
  useEffect(() => {
    const events = ['pointerdown', 'keydown'] as const
    for (const event of events) addEventListener(event, begin, { once: true, capture: true })
    return () => {
      for (const event of events) removeEventListener(event, begin, { capture: true })
    }
  }, [begin])
}

/** A companion that cannot be fetched or breaks is missed, but never takes a page with it. */
function CompanionOf({ load }: { readonly load: NonNullable<AppEntry['loadCompanion']> }): ReactNode {
  const { Part: Content } = offeredPart(load, 'Companion')
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Content />
      </Suspense>
    </ErrorBoundary>
  )
}

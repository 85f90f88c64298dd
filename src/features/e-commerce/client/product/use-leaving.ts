import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { productsPath } from '../shop-paths.ts'

/** Leads from the form to another address, once nothing guards it any more. */
export function useLeaving(isDirty: boolean, destination: string | undefined): void {
  const [, navigate] = useLocation()
  useFocusThatCame()
  useEffect(() => {
    if (destination === undefined || isDirty) return
    if (location.pathname === destination) return
    const tab = new URLSearchParams(location.search).get('tab')
    const focusedId = document.activeElement?.id
    const path = destination === productsPath || tab === null ? destination : `${destination}?tab=${tab}`
    navigate(path, { replace: true, state: { focusedId } })
  }, [destination, isDirty, navigate])
}

/** At its own address a new product has a form of its own: whoever saved by key goes on in the same field. */
function useFocusThatCame(): void {
  useEffect(() => {
    const { focusedId } = (history.state ?? {}) as { readonly focusedId?: unknown } // whoever came here may have left anything
    if (typeof focusedId !== 'string' || focusedId === '') return
    document.getElementById(focusedId)?.focus()
    history.replaceState(null, '')
  }, [])
}

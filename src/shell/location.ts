import { useDeferredValue } from 'react'
import type { BaseLocationHook } from 'wouter'
import { useBrowserLocation } from 'wouter/use-browser-location'

const useLocationInTransition: BaseLocationHook = (router: { readonly ssrPath?: string }) => {
  const [path, navigate] = useBrowserLocation(router)
  return [useDeferredValue(path), navigate]
}

/** How the router reads the address: the old page stays until the new one has been fetched. */
export const locationInTransition: { readonly hook: BaseLocationHook } = { hook: useLocationInTransition }

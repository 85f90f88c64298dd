import { useSyncExternalStore } from 'react'

const wide = '(width >= 90em)'

/** Whether there is room for the sidebar beside the page. */
export function useIsWide(): boolean {
  return useSyncExternalStore(follow, () => matchMedia(wide).matches)
}

function follow(tell: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

import { useSyncExternalStore } from 'react'

const wide = '(width >= 104em)'

/** Whether all columns fit beside an open contact. */
export function useHasRoom(): boolean {
  return useSyncExternalStore(follow, () => matchMedia(wide).matches)
}

function follow(tell: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

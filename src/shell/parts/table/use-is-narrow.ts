import { useSyncExternalStore } from 'react'

const narrow = '(width < 40em)'

/** Below 640 px a row becomes a card. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(follow, () => matchMedia(narrow).matches)
}

function follow(tell: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

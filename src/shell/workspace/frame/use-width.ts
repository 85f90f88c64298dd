import { useSyncExternalStore } from 'react'

/** 1280 px at the usual text size; the same line as in the style sheets. */
const wide = '(width >= 80em)'

/** Whether there is room for a navbar beside the page. */
export function useWidth(): 'wide' | 'narrow' {
  return useSyncExternalStore(follow, isWide) ? 'wide' : 'narrow'
}

function follow(tell: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

function isWide(): boolean {
  return matchMedia(wide).matches
}

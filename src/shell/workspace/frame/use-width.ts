import { useSyncExternalStore } from 'react'

// At the usual text size; the first two are the same lines as in the style sheets.
const lines = { phone: '(width < 37.5em)', wide: '(width >= 80em)', roomy: '(width >= 90em)' } as const

/** Whether there is room for a navbar beside the page: from 1280 px on. Below 600 px little but the page has room. */
export function useWidth(): 'wide' | 'narrow' | 'phone' {
  const isWide = useSyncExternalStore(follow, () => matchMedia(lines.wide).matches)
  const isPhone = useSyncExternalStore(follow, () => matchMedia(lines.phone).matches)
  return isWide ? 'wide' : isPhone ? 'phone' : 'narrow'
}

/** Whether an open navbar leaves the page enough room: from 1440 px on. */
export function useHasRoom(): boolean {
  return useSyncExternalStore(follow, hasRoom)
}

export function hasRoom(): boolean {
  return matchMedia(lines.roomy).matches
}

function follow(tell: () => void): () => void {
  const queries = Object.values(lines).map((line) => matchMedia(line))
  for (const query of queries) query.addEventListener('change', tell)
  return () => {
    for (const query of queries) query.removeEventListener('change', tell)
  }
}

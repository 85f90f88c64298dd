import { useSyncExternalStore } from 'react'

/** How many regions stand beside each other: with the side panel, without it, or one at a time. */
export type Panes = 'three' | 'two' | 'one'

const widths = { three: '(width >= 80em)', two: '(width >= 60em)' } as const

export function usePanes(): Panes {
  return useSyncExternalStore(subscribe, read)
}

function read(): Panes {
  if (matchMedia(widths.three).matches) return 'three'
  return matchMedia(widths.two).matches ? 'two' : 'one'
}

function subscribe(onChange: () => void): () => void {
  const queries = Object.values(widths).map((width) => matchMedia(width))
  for (const query of queries) query.addEventListener('change', onChange)
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange)
  }
}

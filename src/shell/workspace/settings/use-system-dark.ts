import { useSyncExternalStore } from 'react'

const wish = '(prefers-color-scheme: dark)'

/** Whether the system asks for dark colours now. */
export function useSystemDark(): boolean {
  return useSyncExternalStore(follow, systemIsDark)
}

function follow(tell: () => void): () => void {
  const query = matchMedia(wish)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

export function systemIsDark(): boolean {
  return matchMedia(wish).matches
}

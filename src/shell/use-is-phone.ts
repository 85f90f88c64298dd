import { useSyncExternalStore } from 'react'

const narrow = '(width < 37.5em)'

export function isPhone(): boolean {
  return matchMedia(narrow).matches
}

/** Whether there is only room for one thing at a time. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone)
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

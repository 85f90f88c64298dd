import { useSyncExternalStore } from 'react'

/** Whether somebody can do more here than read: not on a server, and not where scripts are off. */
export function useHasScript(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}

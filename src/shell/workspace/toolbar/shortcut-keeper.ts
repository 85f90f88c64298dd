import type { ShortcutKeeper } from './shortcut-store.ts'

const key = 'shortcuts'

/** The shortcuts of a guest stay in this browser. */
export const browserShortcuts: ShortcutKeeper = {
  read: () => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown
    } catch {
      // Where storage is refused or holds nonsense, everybody begins anew.
      return undefined
    }
  },
  write: (ids) => {
    try {
      localStorage.setItem(key, JSON.stringify(ids))
    } catch {
      // It still holds until the page is left.
    }
  },
}

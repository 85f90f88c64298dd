import * as z from 'zod/mini'
import { createStore } from 'zustand'
import { firstShortcuts } from '../../../kit/shortcuts.ts'
import { storeContext } from '../store-context.tsx'
import { moved, toggled } from './shortcut-list.ts'

/** Where the list is kept: for a guest in this browser, for an account on the server. */
export type ShortcutKeeper = { readonly read: () => unknown; readonly write: (ids: readonly string[]) => void }

type ShortcutState = {
  readonly ids: readonly string[]
  readonly toggle: (id: string) => void
  /** `shown` are the ids the reader sees, in their order. */
  readonly move: (id: string, step: -1 | 1, shown: readonly string[]) => void
}

const Ids = z.array(z.string())

export const shortcutStore = storeContext('shortcuts', (keeper: ShortcutKeeper) =>
  createStore<ShortcutState>()((set, get) => {
    function keep(ids: readonly string[]): void {
      keeper.write(ids)
      set({ ids })
    }
    const read = Ids.safeParse(keeper.read())
    return {
      ids: read.success ? read.data : firstShortcuts,
      toggle: (id) => keep(toggled(get().ids, id)),
      move: (id, step, shown) => keep(moved(get().ids, id, step, shown)),
    }
  }),
)

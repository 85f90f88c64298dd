import { createStore } from 'zustand'
import { storeContext } from '../store-context.tsx'

type SearchState = {
  readonly isOpen: boolean
  /** Kept here, because the field that suggests takes over from a plain one when it has been fetched. */
  readonly typed: string
  readonly open: () => void
  readonly type: (text: string) => void
  /** Forgets what was typed. */
  readonly close: () => void
}

/** The search of the toolbar; a key opens it from anywhere. */
export const searchStore = storeContext('toolbar search', () =>
  createStore<SearchState>()((set) => ({
    isOpen: false,
    typed: '',
    open: () => set({ isOpen: true }),
    type: (typed) => set({ typed }),
    close: () => set({ isOpen: false, typed: '' }),
  })),
)

import { createStore } from 'zustand'
import { storeContext } from '../store-context.tsx'

/** The search over everything, and the list of keys; at most one is open. */
type Layer = 'palette' | 'key-map'

type PaletteState = {
  readonly layer: Layer | undefined
  /** Where the focus was, so that a command runs as if the layer had never been there. */
  readonly cameFrom: Element | null
  /** What stands in the field when the search opens. */
  readonly first: string
  /** What was searched for lately, the last one first. NOTE only in memory: people search for names. */
  readonly searches: readonly string[]
  readonly show: (layer: Layer, first?: string) => void
  readonly close: () => void
  readonly rememberSearch: (query: string) => void
  readonly forgetSearches: () => void
}

const searchesKept = 5

export const paletteStore = storeContext('palette', () =>
  createStore<PaletteState>()((set) => ({
    layer: undefined,
    cameFrom: null,
    first: '',
    searches: [],
    show: (layer, first = '') => set({ layer, first, cameFrom: document.activeElement }),
    close: () => set({ layer: undefined }),
    rememberSearch: (query) =>
      set(({ searches }) => ({ searches: [query, ...searches.filter((each) => each !== query)].slice(0, searchesKept) })),
    forgetSearches: () => set({ searches: [] }),
  })),
)

/** Opens the search, with these words in its field. */
export function usePalette(): { readonly open: (first?: string) => void } {
  const store = paletteStore.useStore()
  return { open: (first) => store.getState().show('palette', first) }
}

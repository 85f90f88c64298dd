import { createStore } from 'zustand'
import { storeContext } from '../store-context.tsx'

/** The two layers about commands; at most one is open. */
type Layer = 'palette' | 'key-map'

type PaletteState = {
  readonly layer: Layer | undefined
  /** Where the focus was, so that a command runs as if the layer had never been there. */
  readonly cameFrom: Element | null
  readonly show: (layer: Layer) => void
  readonly close: () => void
}

export const paletteStore = storeContext('palette', () =>
  createStore<PaletteState>()((set) => ({
    layer: undefined,
    cameFrom: null,
    show: (layer) => set({ layer, cameFrom: document.activeElement }),
    close: () => set({ layer: undefined }),
  })),
)

/** Opens what finds and runs every command. */
export function usePalette(): { readonly open: () => void } {
  const store = paletteStore.useStore()
  return { open: () => store.getState().show('palette') }
}

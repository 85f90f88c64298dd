import { createStore } from 'zustand'
import { defaultSettings, layoutDefaults, settingsFrom, type LayoutConfig, type LayoutStyle, type Settings } from '../../../kit/settings.ts'
import { storeContext } from '../store-context.tsx'

/** Where settings are kept: for a guest in this browser, for an account on the server. */
export type SettingsKeeper = {
  /** What holds until something is chosen, and after a reset; the same for all accounts. */
  readonly defaults?: Settings
  readonly read: () => unknown
  readonly write: (settings: Settings) => void
  /** Tells what another window has kept meanwhile. */
  readonly follow?: (tell: (kept: unknown) => void) => () => void
}

export type SettingsState = {
  readonly settings: Settings
  /** What was there before each change, latest last. */
  readonly before: readonly Settings[]
  readonly change: (next: Settings) => void
  /** Another layout begins with its own defaults. */
  readonly changeStyle: (style: LayoutStyle) => void
  readonly changeConfig: (config: LayoutConfig) => void
  readonly reset: () => void
  /** Takes the last change back. */
  readonly undo: () => void
  /** Goes along with other windows until stopped, where «Cloud Sync» is on here or there. */
  readonly follow: () => () => void
}

const remembered = 20

export const settingsStore = storeContext('settings', (keeper: SettingsKeeper) =>
  createStore<SettingsState>()((set, get) => {
    function keep(settings: Settings, before: readonly Settings[]): void {
      keeper.write(settings)
      set({ settings, before })
    }
    function change(next: Settings): void {
      keep(next, [...get().before, get().settings].slice(-remembered))
    }
    function adopt(kept: unknown): void {
      const next = settingsFrom(kept)
      if (next.quick.cloudSync || get().settings.quick.cloudSync) set({ settings: next, before: [] })
    }
    return {
      settings: settingsFrom(keeper.read()),
      before: [],
      change,
      changeStyle: (style) => change({ ...get().settings, layout: { style, config: layoutDefaults[style] } }),
      changeConfig: (config) => change({ ...get().settings, layout: { ...get().settings.layout, config } }),
      reset: () => change(keeper.defaults ?? defaultSettings),
      undo: () => {
        const last = get().before.at(-1)
        if (last) keep(last, get().before.slice(0, -1))
      },
      follow: () => keeper.follow?.(adopt) ?? (() => undefined),
    }
  }),
)

export function useSettings(): Settings {
  return settingsStore.useState(({ settings }) => settings)
}

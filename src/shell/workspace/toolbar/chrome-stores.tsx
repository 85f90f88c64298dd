import type { ReactNode } from 'react'
import { panelStore } from '../panels/panel-store.ts'
import { searchStore } from './search-store.ts'
import { browserShortcuts } from './shortcut-keeper.ts'
import { shortcutStore } from './shortcut-store.ts'

/** What toolbar, side panels and commands share. */
export function ChromeStores({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <searchStore.Provider start={undefined}>
      <panelStore.Provider start={undefined}>
        <shortcutStore.Provider start={browserShortcuts}>{children}</shortcutStore.Provider>
      </panelStore.Provider>
    </searchStore.Provider>
  )
}

import type { ReactNode } from 'react'
import { commandStore } from './command-store.ts'
import { paletteStore } from './palette-store.ts'

/** What can be done now, and whether palette or key map show it. */
export function CommandStores({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <commandStore.Provider start={undefined}>
      <paletteStore.Provider start={undefined}>{children}</paletteStore.Provider>
    </commandStore.Provider>
  )
}

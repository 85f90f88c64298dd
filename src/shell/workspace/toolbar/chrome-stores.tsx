import type { ReactNode } from 'react'
import { panelStore } from '../panels/panel-store.ts'
import { workspaceChoices } from './workspace-choices.ts'

/** What toolbar, side panels and commands share. */
export function ChromeStores({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <workspaceChoices.Provider start={undefined}>
      <panelStore.Provider start={undefined}>{children}</panelStore.Provider>
    </workspaceChoices.Provider>
  )
}

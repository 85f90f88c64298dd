import type { ReactNode } from 'react'
import { ConfirmLayer } from '../confirm/confirm-layer.tsx'
import { confirmStore } from '../confirm/confirm-store.ts'
import { ChangeProvider } from './change-store.tsx'
import { connectLive } from '../live/live-connection.ts'
import { liveStore } from '../live/live-store.ts'
import { UndoCommands } from '../undo/undo-commands.tsx'
import { undoStore } from '../undo/undo-store.ts'

/** What every app acts with: undo, questions, changes, news of others. Stands inside notices, commands and the query cache. */
export function InteractionProviders({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <undoStore.Provider start={undefined}>
      <confirmStore.Provider start={undefined}>
        <liveStore.Provider start={connectLive}>
          <ChangeProvider>
            {children}
            <UndoCommands />
            <ConfirmLayer />
          </ChangeProvider>
        </liveStore.Provider>
      </confirmStore.Provider>
    </undoStore.Provider>
  )
}

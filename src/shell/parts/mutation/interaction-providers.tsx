import { Suspense, useState, type ReactNode } from 'react'
import { lazyPart } from '../../lazy-part.ts'
import { confirmStore } from '../confirm/confirm-store.ts'
import { ChangeProvider } from './change-store.tsx'
import { liveStore } from '../live/live-store.ts'
import { connectLater } from '../live/connect-later.ts'
import { UndoCommands } from '../undo/undo-commands.tsx'
import { undoStore } from '../undo/undo-store.ts'

const { Part: ConfirmLayer } = lazyPart(() => import('../confirm/confirm-layer.tsx').then((loaded) => loaded.ConfirmLayer))

/** What every app acts with: undo, questions, changes, news of others. Stands inside notices, commands and the query cache. */
export function InteractionProviders({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <undoStore.Provider start={undefined}>
      <confirmStore.Provider start={undefined}>
        <liveStore.Provider start={connectLater}>
          <ChangeProvider>
            {children}
            <UndoCommands />
            <Questions />
          </ChangeProvider>
        </liveStore.Provider>
      </confirmStore.Provider>
    </undoStore.Provider>
  )
}

/** Fetched when the first question is asked. */
function Questions(): ReactNode {
  const hasAsked = confirmStore.useState(({ asked }) => asked.length > 0)
  const [isNeeded, setNeeded] = useState(false)
  if (hasAsked && !isNeeded) setNeeded(true)
  if (!isNeeded) return null
  return (
    <Suspense>
      <ConfirmLayer />
    </Suspense>
  )
}

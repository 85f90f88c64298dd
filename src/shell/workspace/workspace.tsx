import { useState, type ReactNode } from 'react'
import type { AppEntry } from '../app-entry.ts'
import { storedToken } from '../stored-token.ts'
import './workspace.css'
import { WorkspaceFrame } from './frame/workspace-frame.tsx'
import { SessionGate } from './session/session-gate.tsx'
import type { SessionKeeper } from './session/session-keeper.ts'
import { sessionStore, type SessionFirst } from './session/session.ts'
import { UnreachablePlace } from './session/unreachable-place.tsx'
import { WorkspaceProviders } from './workspace-providers.tsx'
import { PageAhead, WorkspaceRoutes } from './workspace-routes.tsx'

type WorkspaceProps = { readonly apps: readonly AppEntry[]; readonly keeper: SessionKeeper }

/** The frame around all apps. It knows them only by what their entries say. */
export function Workspace({ apps, keeper }: WorkspaceProps): ReactNode {
  // Without a token there is nothing to wait for.
  const [first] = useState((): SessionFirst => ({ status: storedToken() === null ? 'guest' : 'starting' }))
  return (
    <WorkspaceProviders apps={apps} keeper={keeper} first={first}>
      {first.status === 'starting' ? <PageAhead /> : null}
      <SessionGate>
        <WorkspaceFrame>
          <Place />
        </WorkspaceFrame>
      </SessionGate>
    </WorkspaceProviders>
  )
}

function Place(): ReactNode {
  const isUnreachable = sessionStore.useState(({ status }) => status === 'unreachable')
  // Without a network it could not be fetched any more.
  return isUnreachable ? <UnreachablePlace /> : <WorkspaceRoutes />
}

import { useLayoutEffect, useState, type ReactNode } from 'react'
import type { AppEntry } from '../app-entry.ts'
import { storedToken } from '../stored-token.ts'
import './workspace.css'
import { WorkspaceFrame } from './frame/workspace-frame.tsx'
import { SessionGate } from './session/session-gate.tsx'
import type { SessionKeeper } from './session/session-keeper.ts'
import { sessionStore, type SessionFirst } from './session/session.ts'
import type { SessionStart } from './session/start-session.ts'
import { UnreachablePlace } from './session/unreachable-place.tsx'
import { WorkspaceProviders } from './workspace-providers.tsx'
import { WorkspaceRoutes } from './workspace-routes.tsx'

type WorkspaceProps = {
  readonly apps: readonly AppEntry[]
  readonly keeper: SessionKeeper
  /** What was found out about the stored token before the first drawing. */
  readonly start?: SessionStart | undefined
}

/** The frame around all apps. It knows them only by what their entries say. */
export function Workspace({ apps, keeper, start }: WorkspaceProps): ReactNode {
  const [first] = useState(() => firstOf(start))
  useLayoutEffect(() => document.querySelector('#frame-ahead')?.remove(), [])
  return (
    <WorkspaceProviders apps={apps} keeper={keeper} first={first}>
      <SessionGate start={start}>
        <WorkspaceFrame>
          <Place />
        </WorkspaceFrame>
      </SessionGate>
    </WorkspaceProviders>
  )
}

function firstOf(start: SessionStart | undefined): SessionFirst {
  if (start?.kind === 'resumed') return { status: 'signed-in', user: start.user }
  // Without a token there is nothing to wait for.
  return { status: start === undefined && storedToken() === null ? 'guest' : 'starting' }
}

function Place(): ReactNode {
  const isUnreachable = sessionStore.useState(({ status }) => status === 'unreachable')
  // Without a network it could not be fetched any more.
  return isUnreachable ? <UnreachablePlace /> : <WorkspaceRoutes />
}

import type { ReactNode } from 'react'
import type { AppEntry } from '../app-entry.ts'
import './workspace.css'
import { WorkspaceFrame } from './frame/workspace-frame.tsx'
import { WorkspaceProviders } from './workspace-providers.tsx'
import { WorkspaceRoutes } from './workspace-routes.tsx'

/** The frame around all apps. It knows them only by what their entries say. */
export function Workspace({ apps }: { readonly apps: readonly AppEntry[] }): ReactNode {
  return (
    <WorkspaceProviders apps={apps}>
      <WorkspaceFrame>
        <WorkspaceRoutes />
      </WorkspaceFrame>
    </WorkspaceProviders>
  )
}

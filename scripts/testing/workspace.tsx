import { act, configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import type { Settings } from '../../src/kit/settings.ts'
import type { AppEntry } from '../../src/shell/app-entry.ts'
import { ShellProviders } from '../../src/shell/providers.tsx'
import type { User } from '../../src/shell/workspace/session/session.ts'
import { WorkspaceProviders } from '../../src/shell/workspace/workspace-providers.tsx'
import { musterland } from './cantons.ts'

// Parts that are fetched later have to be read and compiled first, which takes a moment on a busy machine.
configure({ asyncUtilTimeout: 8000 })

type Options = {
  readonly apps?: readonly AppEntry[]
  readonly user?: User
  readonly settings?: Settings
  readonly path?: string
}

/** A part of the workspace with everything it may count on, and nothing kept from the test before. */
export async function renderInWorkspace(part: ReactNode, { apps = [], user, settings, path = '/ui' }: Options = {}): Promise<void> {
  history.replaceState(null, '', path)
  let kept: unknown = settings
  const keeper = { read: () => kept, write: (next: Settings) => void (kept = next) }
  await act(async () => {
    render(
      <ShellProviders site={musterland.site}>
        <Router>
          <WorkspaceProviders apps={apps} user={user} keeper={keeper}>
            {part}
          </WorkspaceProviders>
        </Router>
      </ShellProviders>,
    )
  })
}

import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import type { Settings } from '../../src/kit/settings.ts'
import type { AppEntry } from '../../src/shell/app-entry.ts'
import { ShellProviders } from '../../src/shell/providers.tsx'
import type { SessionKeeper } from '../../src/shell/workspace/session/session-keeper.ts'
import type { User } from '../../src/shell/workspace/session/session.ts'
import { WorkspaceProviders } from '../../src/shell/workspace/workspace-providers.tsx'
import { musterland } from './cantons.ts'

type Options = {
  readonly apps?: readonly AppEntry[]
  readonly user?: User
  readonly settings?: Settings
  readonly keeper?: SessionKeeper
  readonly path?: string
  /** The language that the browser asks for. */
  readonly reads?: 'de' | 'en'
}

/** A part of the workspace with everything it may count on, and nothing kept from the test before. */
export async function renderInWorkspace(part: ReactNode, options: Options = {}): Promise<void> {
  const { apps = [], user, settings, keeper = aKeeper(), path = '/ui', reads = 'en' } = options
  Object.defineProperty(navigator, 'languages', { configurable: true, value: [reads] })
  history.replaceState(null, '', path)
  let kept: unknown = settings
  const guestSettings = { read: () => kept, write: (next: Settings) => void (kept = next) }
  const first = user
    ? { user: { ...user, settings: settings ?? user.settings }, status: 'signed-in' as const }
    : { status: 'guest' as const }
  await act(async () => {
    render(
      <ShellProviders site={musterland.site}>
        <Router>
          <WorkspaceProviders apps={apps} keeper={keeper} first={first} guestSettings={guestSettings}>
            {part}
          </WorkspaceProviders>
        </Router>
      </ShellProviders>,
    )
  })
}

export function aUser(change: Partial<User> = {}): User {
  return {
    id: '5f1c7f0e-0000-4000-8000-000000000001',
    from: 'custom api',
    name: 'Andrea Beispiel',
    email: 'andrea.beispiel@beispiel.ch',
    roles: ['admin'],
    settings: {},
    workspace: { id: '5f1c7f0e-0000-4000-8000-000000000002', name: 'Beispiel Treuhand' },
    ...change,
  }
}

/** Keeps accounts as a server would that always answers at once. */
export function aKeeper(change: Partial<SessionKeeper> = {}): SessionKeeper {
  return {
    resume: () => Promise.resolve(aUser()),
    save: (user) => Promise.resolve({ user, notice: 'User data saved with api' }),
    signOut: () => Promise.resolve(undefined),
    loadLeaving: () => Promise.resolve({ Leaving: () => null }),
    loadSignInAgain: () => Promise.resolve({ SignInAgain: () => null }),
    ...change,
  }
}

/** A token that looks like one of ours; only a server could tell that nobody signed it. */
export function aToken({ account = aUser().id, secondsLeft = 3600, now = Date.now() } = {}): string {
  const claims = { sub: account, exp: Math.floor(now / 1000) + secondsLeft }
  return `e30.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.c2ln`
}

import { useQuery } from '@tanstack/react-query'
import { act, screen, within } from '@testing-library/react'
import { LogIn, Mail } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { AppEntry } from '../../src/shell/app-entry.ts'
import { useLeaveGuard } from '../../src/shell/parts/save-bar/use-leave-guard.ts'
import { keepToken } from '../../src/shell/token.ts'
import type { SessionKeeper, SignInAgainProps } from '../../src/shell/workspace/session/session-keeper.ts'
import { sessionStore, type User } from '../../src/shell/workspace/session/session.ts'
import { WorkspacePage } from '../../src/shell/workspace/workspace-page.tsx'
import { openUserMenu, visitWorkspace } from './whole-workspace.tsx'
import { aKeeper, aToken, aUser } from './workspace.tsx'

/** The page of somebody who is signed in, and how often its mail was read. */
export async function visitSignedIn(keeper: Partial<SessionKeeper> = {}, token = aToken()): Promise<{ readonly reads: readonly string[] }> {
  keepToken(token)
  const reads = await visitMail(keeper)
  await screen.findByText('Read 1')
  return { reads }
}

/** A workspace with mail for members, a page to sign in and one for everybody. */
export async function visitMail(keeper: Partial<SessionKeeper> = {}, path = '/apps/mail'): Promise<readonly string[]> {
  const reads: string[] = []
  const read = (): string => {
    reads.push('mail')
    return `Read ${reads.length}`
  }
  const apps = [
    anApp('/apps/mail', 'signed-in', () => <MailPage read={read} />),
    anApp('/login', 'guest', () => <WorkspacePage title="Sign in here">.</WorkspacePage>),
    anApp('/pages/open', 'public', () => <WorkspacePage title="Open to all">.</WorkspacePage>),
    anApp('/register', 'guest', () => null),
  ]
  await visitWorkspace({ apps, path, keeper: aKeeper({ loadSignInAgain: () => Promise.resolve({ SignInAgain }), ...keeper }) })
  return reads
}

function MailPage({ read }: { readonly read: () => string }): ReactNode {
  const { data } = useQuery({ queryKey: ['mail'], queryFn: read })
  const [draft, setDraft] = useState('')
  const { user, setUser } = sessionStore.useState((state) => state)
  useLeaveGuard(draft !== '')
  return (
    <WorkspacePage title={`Mail of ${user?.name}`}>
      <p>{data}</p>
      <input aria-label="Letter" />
      <input aria-label="Guarded" value={draft} onChange={(event) => setDraft(event.target.value)} />
      <button type="button" onClick={() => setUser(aUser({ workspace: { id: 'other', name: 'Other' } }))}>
        Change workspace
      </button>
    </WorkspacePage>
  )
}

export function SignInAgain({ user, onSignedIn, onLeave }: SignInAgainProps): ReactNode {
  function signIn(next: User): void {
    keepToken(aToken({ account: next.id }))
    onSignedIn(next)
  }
  return (
    <>
      <button type="button" onClick={() => signIn(user)}>
        Sign in as before
      </button>
      <button type="button" onClick={() => signIn(aUser({ id: 'another' }))}>
        Sign in as another
      </button>
      <button type="button" onClick={onLeave}>
        Rather leave
      </button>
    </>
  )
}

function anApp(path: string, access: AppEntry['access'], Page: () => ReactNode): AppEntry {
  const icon = access === 'guest' ? LogIn : Mail
  return {
    id: path,
    title: { en: path, de: path },
    icon,
    path,
    access,
    group: 'pages',
    pages: [{ path: '', load: async () => ({ Page }) }],
  }
}

export async function logout(): Promise<void> {
  const menu = await openUserMenu()
  await act(async () => within(menu).getByRole('menuitem', { name: 'Logout' }).click())
}

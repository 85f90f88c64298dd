// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Link, useParams } from 'wouter'
import { aUser, renderInWorkspace } from '../../../scripts/testing/workspace.tsx'
import { roleApps } from '../../features/ui/client/role-apps.ts'
import type { AppEntry } from '../app-entry.ts'
import { CommandLayer } from './commands/command-layer.tsx'
import { WorkspacePage } from './workspace-page.tsx'
import { WorkspaceRoutes } from './workspace-routes.tsx'

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the example page of a role', () => {
  it.each([
    ['admin', 'admin', 'Only for admin'],
    ['admin', 'staff', 'You cannot open this page'],
    ['admin', 'guest', 'You cannot open this page'],
    ['staff', 'admin', 'Only for staff'],
    ['staff', 'staff', 'Only for staff'],
    ['staff', 'guest', 'You cannot open this page'],
    ['guest', 'guest', 'Only for guests'],
    ['guest', 'staff', 'You cannot open this page'],
  ] as const)('for %s shows a %s «%s»', async (role, who, title) => {
    await visit(`/auth/${role}-role-example`, { who })

    expect(await heading()).toBe(title)
  })

  it('says which role it takes and who one is', async () => {
    await visit('/auth/admin-role-example', { who: 'staff' })

    expect(screen.getByText('This page is only for people with the role admin.')).toBeTruthy()
    expect(screen.getByText('You are signed in as Sina Brunner with the role staff.')).toBeTruthy()
  })

  it('sends a guest to sign in where there is a page for it, and keeps the way back', async () => {
    await visit('/auth/staff-role-example', { apps: [...roleApps, app('login', '/login')] })

    expect(await heading()).toBe('login')
    expect(location.pathname + location.search).toBe('/login?return=%2Fauth%2Fstaff-role-example')
  })
})

describe('an address nobody has', () => {
  it('§2.6 §8.6 redirects to the page for missing pages, which shows it, with the places one may have meant', async () => {
    await visit('/apps/malis')

    expect(await heading()).toBe('This page does not exist')
    expect(location.pathname).toBe('/pages/errors/error-404')
    expect(screen.getByText('/apps/malis')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'mail' })).toBeTruthy()
  })

  it('opens the search with the words of the address', async () => {
    await visit('/apps/note', { around: <CommandLayer /> })
    fireEvent.click(await screen.findByRole('button', { name: 'Find a page' }))

    const field = await screen.findByRole<HTMLInputElement>('combobox')
    expect(field.value).toBe('note')
    await waitFor(() => expect(screen.getAllByRole('option')[0]?.textContent).toMatch(/^notes/))
    await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }))

    expect(await heading()).toBe('notes')
  })

  it('offers no place one may not enter', async () => {
    await visit('/apps/nowhere', { apps: [...roleApps, app('mail', '/apps/mail')] })
    await heading()

    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['mail', 'Only for guests'])
  })
})

describe('a page that breaks', () => {
  it('that could not be fetched is replaced by words, and another try fetches it again', async () => {
    const load = vi
      .fn()
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue({ Page: Plain('mail') })
    await visit('/apps/mail', { apps: [{ ...app('mail', '/apps/mail'), pages: [{ path: '', load }] }] })
    expect(await heading()).toBe('This page isn’t loaded yet')

    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })))

    expect(await heading()).toBe('mail')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is forgotten when one goes elsewhere, also within the same app', async () => {
    const pages = [{ path: '/:id', load: async () => ({ Page: Fragile }) }]
    await visit('/apps/mail/1', { apps: [{ ...app('mail', '/apps/mail'), pages }], around: <Link href="/apps/mail/2">next</Link> })
    expect(await heading()).toBe('Something went wrong on this page')

    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'next' })))

    expect(await heading()).toBe('Message 2')
  })
})

type Visit = {
  readonly who?: 'guest' | 'staff' | 'admin'
  readonly apps?: readonly AppEntry[]
  readonly around?: ReactNode
}

async function visit(path: string, { who = 'guest', apps, around }: Visit = {}): Promise<void> {
  const user = aUser({ name: 'Sina Brunner', roles: [who] })
  const all = apps ?? [...roleApps, app('mail', '/apps/mail'), app('notes', '/apps/notes')]
  await renderInWorkspace(
    <>
      {around}
      <WorkspaceRoutes />
    </>,
    { apps: all, path, ...(who === 'guest' ? {} : { user }) },
  )
}

async function heading(): Promise<string | null> {
  return (await screen.findByRole('heading', { level: 1 })).textContent
}

function app(name: string, path: string): AppEntry {
  const pages = [{ path: '', load: async () => ({ Page: Plain(name) }) }]
  return { id: name, title: { en: name, de: name }, icon: Mail, path, access: 'public', group: 'applications', pages }
}

function Plain(name: string): () => ReactNode {
  return () => <WorkspacePage title={name}>{name}</WorkspacePage>
}

function Fragile(): ReactNode {
  const { id } = useParams<{ id: string }>()
  if (id === '1') throw new Error('broken')
  return <WorkspacePage title={`Message ${id}`}>text</WorkspacePage>
}

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { serveContract, serving } from '../../../../../scripts/testing/contract-server.ts'
import { aUser, renderInWorkspace } from '../../../../../scripts/testing/workspace.tsx'
import { Problem } from '../../../../kit/problem.ts'
import { storedToken } from '../../../../shell/stored-token.ts'
import { useUser, type User } from '../../../../shell/workspace/session/session.ts'
import { acceptInvitation, readInvitation } from '../../workspace-contract.ts'
import { wireOf } from '../user.ts'
import { invitationApp } from './invitation-app.ts'
import { forgetCode } from '../entry/link-code.ts'
import { Page } from './invitation-page.tsx'

const code = 'Abc-_'.padEnd(43, 'x')
const invitation = { workspaceName: 'Muster AG', email: 'carla@example.org', role: 'staff' as const, invitedBy: 'Anna Muster' }
const carla = aUser({ name: 'Carla Beispiel', email: 'Carla@example.org' })
const gone = (): never => {
  throw new Problem('not-found', 'This invitation is no longer valid. Ask for a new one.')
}

afterEach(() => {
  cleanup()
  forgetCode()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function serve({ read = () => invitation, accept = joined }: { read?: () => typeof invitation; accept?: typeof joined } = {}) {
  return serveContract([serving(readInvitation, read), serving(acceptInvitation, accept)])
}

function joined() {
  const user = wireOf({ ...carla, roles: ['staff'], workspace: { id: '5f1c7f0e-0000-4000-8000-000000000009', name: 'Muster AG' } })
  return { user, access_token: 'token for Muster AG' }
}

function Around(): ReactNode {
  const user = useUser()
  return (
    <StrictMode>
      <output>{user ? `${user.name} in ${user.workspace.name}` : 'guest'}</output>
      <Page />
    </StrictMode>
  )
}

async function open({ path = `/invitation#${code}`, user }: { readonly path?: string; readonly user?: User } = {}): Promise<void> {
  await renderInWorkspace(<Around />, { apps: [invitationApp], path, ...(user ? { user } : {}) })
}

const press = async (name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name })
  await act(async () => void fireEvent.click(button))
}

describe('the link of an invitation', () => {
  it('says who invites to what', async () => {
    serve()

    await open()

    expect(await screen.findByText('Anna Muster invites you to work together in «Muster AG».')).toBeTruthy()
    expect(screen.getByText('carla@example.org')).toBeTruthy()
  })

  it('loses its code as soon as the page is there, and no address ever has it', async () => {
    const { asked } = serve()

    await open()
    await screen.findByText(/invites you/)

    expect(location.href).toBe(`${location.origin}/invitation`)
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.join()).not.toContain(code)
    expect([JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie].join()).not.toContain(code)
  })

  it('still works after a reload of the page', async () => {
    serve()
    await open()
    await screen.findByText(/invites you/)

    const entry: unknown = history.state
    cleanup()
    forgetCode()
    serve()
    history.replaceState(entry, '', '/invitation')
    vi.spyOn(history, 'replaceState').mockImplementationOnce(() => undefined)
    await open({ path: '/invitation' })

    expect(await screen.findByText(/invites you/)).toBeTruthy()
  })

  it('opened in the same window takes the place of the one before', async () => {
    const read = vi.fn<() => typeof invitation>(() => invitation)
    serve({ read })
    await open()
    await screen.findByText(/invites you/)

    read.mockReturnValue({ ...invitation, workspaceName: 'Beispiel GmbH' })
    await act(async () => {
      location.hash = code.replace('A', 'B')
      dispatchEvent(new Event('hashchange'))
    })

    expect(await screen.findByText(/«Beispiel GmbH»/)).toBeTruthy()
    expect(location.hash).toBe('')
  })

  it.each([
    ['no code', '/invitation'],
    ['half a code', '/invitation#Abc'],
  ])('with %s says that it is not complete, and asks nobody', async (_, path) => {
    const { asked } = serve()

    await open({ path })

    expect(await screen.findByText('This link is not complete')).toBeTruthy()
    expect(location.hash).toBe('')
    expect(asked).toEqual([])
  })

  it('that was used, taken back or has expired says so calmly', async () => {
    serve({ read: gone })

    await open()

    expect(await screen.findByText('This invitation is no longer valid')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is tried again when the server could not be reached', async () => {
    const read = vi.fn<() => typeof invitation>(() => {
      throw new Problem('unavailable', 'down')
    })
    serve({ read })
    await open()
    await screen.findByText('The invitation could not be loaded')

    read.mockReturnValue(invitation)
    await press('Try again')

    expect(await screen.findByText(/invites you/)).toBeTruthy()
  })
})

describe('a guest', () => {
  it.each([
    ['Create account', '/register'],
    ['Sign in', '/login'],
  ])('goes by «%s» to %s and finds the invitation on coming back', async (button, path) => {
    serve()
    await open()

    await press(button)
    expect(location.pathname + location.search).toBe(`${path}?return=%2Finvitation`)
    expect(history.state).toEqual({ email: 'carla@example.org' })
    cleanup()
    await open({ path: '/invitation', user: carla })

    expect(await screen.findByRole('button', { name: 'Join' })).toBeTruthy()
  })
})

describe('a member', () => {
  it('with the invited address joins and goes on in that workspace', async () => {
    serve()
    await open({ user: carla })

    await press('Join')

    await expect.poll(() => screen.getByRole('status').textContent).toBe('Carla Beispiel in Muster AG')
    expect(location.pathname).toBe('/apps/team')
    expect(storedToken()).toBe('token for Muster AG')
    expect(JSON.stringify(history.state)).not.toContain(code)
  })

  it('with another address is told so, can not join, and signs out on this page', async () => {
    const { asked } = serve()
    await open({ user: aUser({ email: 'andrea@example.org' }) })

    expect(await screen.findByText(/You are signed in as andrea@example.org/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull()
    await press('Sign out')

    expect(await screen.findByRole('button', { name: 'Create account' })).toBeTruthy()
    expect(location.pathname).toBe('/invitation')
    expect(asked).not.toContain('/api/invitations/accept')
  })

  it('is told when the invitation ended meanwhile', async () => {
    const read = vi.fn<() => typeof invitation>(() => invitation)
    serve({ read, accept: gone })
    await open({ user: carla })
    await screen.findByRole('button', { name: 'Join' })

    read.mockImplementation(gone)
    await press('Join')

    expect(await screen.findByText('This invitation is no longer valid')).toBeTruthy()
  })

  it('is told when the server says that it is for somebody else', async () => {
    serve({
      accept: () => {
        throw new Problem('not-allowed', 'no')
      },
    })
    await open({ user: carla })

    await press('Join')

    expect((await screen.findByRole('alert')).textContent).toContain('for another address')
  })
})

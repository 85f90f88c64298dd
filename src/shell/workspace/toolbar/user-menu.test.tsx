// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Shapes } from 'lucide-react'
import { afterEach, describe, expect, it } from 'vitest'
import { aUser, renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import type { AppEntry } from '../../app-entry.ts'
import { UserMenu } from './user-menu.tsx'

afterEach(cleanup)

const apps = ['/pages/profile', '/apps/mail', '/login', '/register'].map(anApp)

describe('user menu', () => {
  it('§2.24 with a role shows My Profile, Inbox and Logout, and the role under the name', async () => {
    await renderInWorkspace(<UserMenu />, { apps, user: aUser({ roles: ['admin'] }) })

    const button = await openMenu()

    expect(entries()).toEqual(['My Profile', 'Inbox', 'Theme Settings', 'Logout'])
    expect(button.textContent).toContain('Andrea Beispiel')
    expect(button.textContent).toContain('admin')
  })

  it('shows the workspace under the role, and leads to it where it is served', async () => {
    await renderInWorkspace(<UserMenu />, { apps: [...apps, anApp('/apps/team')], user: aUser() })

    const button = await openMenu()

    expect(button.textContent).toContain('admin · Beispiel Treuhand')
    expect(entries()).toEqual(['My Profile', 'Inbox', 'Workspace and members', 'Theme Settings', 'Logout'])
  })

  it('§2.24 without a role shows Login and Register', async () => {
    await renderInWorkspace(<UserMenu />, { apps })

    const button = await openMenu()

    expect(entries()).toEqual(['Login', 'Register', 'Theme Settings'])
    expect(button.textContent).toContain('Guest')
  })

  it.each([
    ['My Profile', '/pages/profile', ['staff']],
    ['Inbox', '/apps/mail', ['staff']],
    ['Login', '/login', []],
    ['Register', '/register', []],
  ])('§2.23 %s leads to %s', async (name, path, roles) => {
    await renderInWorkspace(<UserMenu />, { apps, user: aUser({ roles }) })
    await openMenu()

    fireEvent.click(screen.getByRole('menuitem', { name }))

    expect(location.pathname).toBe(path)
  })

  it('§2.32 after logout the start page opens, and nobody is signed in', async () => {
    await renderInWorkspace(<UserMenu />, { apps, user: aUser({ roles: ['staff'] }), path: '/apps/mail' })
    await openMenu()

    fireEvent.click(screen.getByRole('menuitem', { name: 'Logout' }))

    await waitFor(() => expect(location.pathname).toBe('/'))
    expect(screen.getByText('You’re signed out.')).toBeTruthy()
    expect(screen.getByRole('button', { name: /User menu/, hidden: true }).textContent).toContain('Guest')
  })

  it('leads nowhere that no app serves; Logout is always there', async () => {
    await renderInWorkspace(<UserMenu />, { apps: [anApp('/apps/mail')], user: aUser({ roles: ['staff'] }) })

    await openMenu()

    expect(entries()).toEqual(['Inbox', 'Theme Settings', 'Logout'])
  })
})

async function openMenu(): Promise<HTMLElement> {
  const button = screen.getByRole('button', { name: /User menu/ })
  fireEvent.click(button)
  await screen.findByRole('menu')
  return button
}

function entries(): readonly (string | null)[] {
  return screen.getAllByRole('menuitem').map((item) => item.textContent)
}

function anApp(path: string): AppEntry {
  const page = { path: '', load: () => Promise.resolve({ Page: () => null }) }
  return { id: path, title: { en: path, de: path }, icon: Shapes, path, access: 'public', group: 'pages', pages: [page] }
}

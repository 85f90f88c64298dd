// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Shapes } from 'lucide-react'
import { afterEach, describe, expect, it } from 'vitest'
import { aUser, renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import type { AppAccess, AppEntry } from '../../app-entry.ts'
import { Shortcuts } from './shortcuts.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const apps = [anApp('mail', 'Mail'), anApp('calendar', 'Calendar'), anApp('notes', 'Notes'), anApp('users', 'Users', 'admin')]

describe('shortcuts', () => {
  it('begin with those of the first four that exist', async () => {
    await renderInWorkspace(<Shortcuts direction="row" />, { apps })

    expect(shortcuts()).toEqual(['Calendar', 'Mail'])
  })

  it('gain a place by its star, which does not lead away and is kept', async () => {
    await renderInWorkspace(<Shortcuts direction="row" />, { apps })
    const choice = await openChoice()

    fireEvent.change(within(choice).getByRole('searchbox'), { target: { value: 'not' } })
    fireEvent.click(within(choice).getByRole('button', { name: 'Add Notes to the shortcuts' }))

    expect(shortcuts()).toEqual(['Calendar', 'Mail', 'Notes'])
    expect(location.pathname).toBe('/ui')
    expect(localStorage.getItem('shortcuts')).toBe('["calendar","mail","contacts","todo","notes"]')
  })

  it('lose one by its star, and the focus stays in the choice', async () => {
    await renderInWorkspace(<Shortcuts direction="row" />, { apps })
    const choice = await openChoice()

    fireEvent.click(within(choice).getByRole('button', { name: 'Remove Mail from the shortcuts' }))

    expect(shortcuts()).toEqual(['Calendar'])
    expect(document.activeElement).toBe(within(choice).getByRole('searchbox'))
  })

  it('change their order by button and by Alt with an arrow', async () => {
    await renderInWorkspace(<Shortcuts direction="row" />, { apps })
    const choice = await openChoice()

    fireEvent.click(within(choice).getByRole('button', { name: 'Move Mail up' }))
    const byButton = shortcuts()
    fireEvent.keyDown(within(choice).getByRole('link', { name: 'Mail' }), { key: 'ArrowDown', altKey: true })

    expect(byButton).toEqual(['Mail', 'Calendar'])
    expect(shortcuts()).toEqual(['Calendar', 'Mail'])
  })

  it('lead there from the choice, which closes', async () => {
    await renderInWorkspace(<Shortcuts direction="row" />, { apps })
    const choice = await openChoice()

    fireEvent.click(within(choice).getByRole('link', { name: 'Mail' }))

    expect(location.pathname).toBe('/apps/mail')
    await waitFor(() => expect(choice.isConnected).toBe(false))
  })

  it.each([
    ['a guest does not find', [], []],
    ['an admin finds', ['admin'], ['Users']],
  ])('%s what only admins may see', async (_, roles, found) => {
    await renderInWorkspace(<Shortcuts direction="row" />, { apps, user: aUser({ roles }) })
    const choice = await openChoice()

    fireEvent.change(within(choice).getByRole('searchbox'), { target: { value: 'user' } })

    expect(
      within(choice)
        .queryAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(found)
  })
})

async function openChoice(): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name: 'Add or remove shortcuts' }))
  return screen.findByRole('dialog', { name: 'Add or remove shortcuts' })
}

function shortcuts(): readonly (string | null)[] {
  const bar = screen.getByRole('navigation', { name: 'Shortcuts', hidden: true })
  return within(bar)
    .queryAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('aria-label'))
}

function anApp(id: string, title: string, access: AppAccess = 'public'): AppEntry {
  const page = { path: '', load: () => Promise.resolve({ Page: () => null }) }
  return { id, title: { en: title, de: title }, icon: Shapes, path: `/apps/${id}`, access, group: 'applications', pages: [page] }
}

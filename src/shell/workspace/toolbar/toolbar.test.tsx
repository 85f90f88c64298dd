// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Shapes } from 'lucide-react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { defaultSettings, layoutDefaults, type LayoutStyle, type Settings } from '../../../kit/settings.ts'
import type { AppEntry } from '../../app-entry.ts'
import { useBadge } from '../badges.ts'
import { frameStore } from '../frame/frame-store.ts'
import { Toolbar } from './toolbar.tsx'

afterEach(() => {
  cleanup()
  document.cookie = 'language=; max-age=0'
})

const page = { path: '', load: () => Promise.resolve({ Page: () => null }) }
const app: AppEntry = {
  id: 'mail',
  title: { en: 'Mail', de: 'Mail' },
  icon: Shapes,
  path: '/apps/mail',
  access: 'public',
  group: 'applications',
  pages: [page],
}

describe('the button of the chat', () => {
  const chat: AppEntry = { ...app, id: 'chat', path: '/apps/chat', loadChatPanel: () => Promise.resolve({ Panel: () => null }) }
  const senders = ['Mira Keller', 'Tom Rossi', 'Sina Brunner', 'Nora Ammann'].map((name) => ({ id: name, name, avatar: '' }))

  function Unread({ count }: { readonly count: number }): ReactNode {
    useBadge('chat', count, count === 0 ? undefined : senders)
    return <Toolbar />
  }

  it('is a picture as long as nothing is unread', async () => {
    await renderInWorkspace(<Unread count={0} />, { apps: [chat] })

    expect(screen.getByRole('button', { name: 'Team Chat' }).textContent).toBe('')
  })

  it('says how much is unread, and shows the faces of three', async () => {
    await renderInWorkspace(<Unread count={6} />, { apps: [chat] })

    const button = screen.getByRole('button', { name: 'Team Chat, 6 unread' })

    expect(button.textContent).toContain('MKTRSB')
    expect(button.textContent).not.toContain('NA')
  })
})

describe('toolbar', () => {
  it('§2.22 holds menu, shortcuts, search, panels and user menu in this order', async () => {
    await renderInWorkspace(<Toolbar />, { apps: [app] })

    expect(names()).toEqual([
      'Menu',
      'Mail',
      'Add or remove shortcuts',
      'Search',
      'Search or jump to …Ctrl K',
      'Quick panel',
      'User menuGuest',
    ])
  })

  it('§2.27 in layout3 has the logo instead of shortcuts', async () => {
    await renderInWorkspace(<Toolbar />, { apps: [app], settings: inLayout('layout3') })

    expect(names()).toEqual(['Menu', 'eFristerstreckung', 'Search', 'Search or jump to …Ctrl K', 'Quick panel', 'User menuGuest'])
  })

  it('shows no button for a side panel that is switched off', async () => {
    const settings = inLayout('layout1')
    const config = { ...settings.layout.config, rightSidePanel: { display: false } }
    await renderInWorkspace(<Toolbar />, { apps: [app], settings: { ...settings, layout: { ...settings.layout, config } } })

    expect(names()).not.toContain('Quick panel')
  })

  it('has the menu button at the side of the navbar', async () => {
    const settings = inLayout('layout1')
    const config = { ...settings.layout.config, navbar: { ...settings.layout.config.navbar, position: 'right' as const } }
    await renderInWorkspace(<Toolbar />, { settings: { ...settings, layout: { ...settings.layout, config } } })

    expect(names().at(-1)).toBe('Menu')
  })

  it('§4.12 opens and closes the navbar of narrow screens', async () => {
    await renderInWorkspace(<Watched />)

    fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
    const once = screen.getByTestId('navbar').textContent
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }))

    expect([once, screen.getByTestId('navbar').textContent]).toEqual(['open', 'closed'])
  })

  it('speaks the language somebody chooses', async () => {
    await renderInWorkspace(<Toolbar />)
    fireEvent.click(screen.getByRole('button', { name: /User menu/ }))

    fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: /Deutsch/ }))

    expect(screen.getByRole('button', { name: 'Suchen oder springen zu …', hidden: true })).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  })
})

it('speaks German to readers of easy German, and offers no easy German of its own', async () => {
  document.cookie = 'language=ls'

  await renderInWorkspace(<Toolbar />)
  fireEvent.click(screen.getByRole('button', { name: /Benutzermenü/ }))

  const offered = (await screen.findAllByRole('menuitemcheckbox')).map((each) => each.textContent)
  expect(offered).toEqual(['English', '✓Deutsch'])
})

function Watched(): ReactNode {
  const isOpen = frameStore.useState((state) => state.isNavbarOpen)
  return (
    <>
      <Toolbar />
      <output data-testid="navbar">{isOpen ? 'open' : 'closed'}</output>
    </>
  )
}

function inLayout(style: LayoutStyle): Settings {
  return { ...defaultSettings, layout: { style, config: layoutDefaults[style] } }
}

/** What can be pressed, from left to right. */
function names(): readonly (string | null)[] {
  return Array.from(document.querySelectorAll('a, button'), (each) => each.getAttribute('aria-label') ?? each.textContent)
}

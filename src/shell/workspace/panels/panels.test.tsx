// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Shapes } from 'lucide-react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import type { AppEntry, ChatPanelProps } from '../../app-entry.ts'
import { useSettings } from '../settings/settings-store.ts'
import { Toolbar } from '../toolbar/toolbar.tsx'
import { ChatTitle } from './chat-title.tsx'
import { Panels } from './panels.tsx'

afterEach(cleanup)

const page = { path: '', load: () => Promise.resolve({ Page: () => null }) }
const bare: AppEntry = {
  id: 'chat',
  title: { en: 'Chat', de: 'Chat' },
  icon: Shapes,
  path: '/apps/chat',
  access: 'public',
  group: 'applications',
  pages: [page],
}
const chat: AppEntry = { ...bare, loadChatPanel: () => Promise.resolve({ Panel: SamplePanel }) }

describe('chat panel', () => {
  it("§2.25 is titled 'Team Chat' and is there only if an app brings it", async () => {
    await renderInWorkspace(<Frame />, { apps: [bare] })
    const without = screen.queryByRole('complementary')
    cleanup()
    await renderInWorkspace(<Frame />, { apps: [chat] })

    fireEvent.click(toolbarButton())

    expect(without).toBeNull()
    expect(within(panel()).getByRole('heading').textContent).toBe('Team Chat')
  })

  it('§4.10 opens, closes and toggles by the button of the toolbar', async () => {
    await renderInWorkspace(<Frame />, { apps: [chat] })

    const seen = [isOpen()]
    for (let press = 0; press < 3; press += 1) {
      fireEvent.pointerDown(toolbarButton())
      fireEvent.click(toolbarButton())
      seen.push(isOpen())
    }

    expect(seen).toEqual([false, true, false, true])
  })

  it.each([
    ['Escape', () => fireEvent.keyDown(panel(), { key: 'Escape' })],
    ['a click away', () => fireEvent.pointerDown(screen.getByText('The page'))],
    ['its cross', () => fireEvent.click(within(panel()).getByRole('button', { name: 'Close' }))],
  ])('§4.10 %s closes it and clears the contact', async (_, close) => {
    await renderInWorkspace(<Frame />, { apps: [chat] })
    fireEvent.click(toolbarButton())
    fireEvent.click(await screen.findByRole('button', { name: 'Mira Keller' }))
    const title = within(panel()).getByRole('heading').textContent

    close()

    expect(title).toContain('Mira')
    expect(isOpen()).toBe(false)
    expect(screen.getByText('Talking to nobody')).toBeDefined()
  })

  it('fetches what it shows when somebody opens it', async () => {
    await renderInWorkspace(<Frame />, { apps: [chat] })
    const before = screen.queryByText('Talking to nobody')

    fireEvent.click(toolbarButton())

    expect(before).toBeNull()
    expect(await screen.findByText('Talking to nobody')).toBeDefined()
  })

  it('stays open while somebody works in it', async () => {
    await renderInWorkspace(<Frame />, { apps: [chat] })
    fireEvent.click(toolbarButton())

    fireEvent.pointerDown(within(panel()).getByRole('heading'))

    expect(isOpen()).toBe(true)
  })

  it('takes the focus and gives it back', async () => {
    await renderInWorkspace(<Frame />, { apps: [chat] })
    toolbarButton().focus()

    fireEvent.click(toolbarButton())
    const during = document.activeElement
    fireEvent.keyDown(panel(), { key: 'Escape' })

    expect(during).toBe(panel())
    expect(document.activeElement).toBe(toolbarButton())
  })
})

describe('quick panel', () => {
  it('§2.26 has Today, Events, Notes and Quick Settings with three switches', async () => {
    await renderInWorkspace(<Frame />)

    const quick = await openQuick()

    const headings = within(quick).getAllByRole('heading', { level: 3 })
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Today',
      'Events',
      'Notes',
      'Quick Settings',
      'What you did',
      'History',
    ])
    const switches = within(quick).getAllByRole('switch')
    expect(switches.map((each) => each.getAttribute('aria-checked'))).toEqual(['true', 'false', 'false'])
    expect(within(quick).getByRole('switch', { name: /^Notifications/ })).toBe(switches[0])
    expect(within(quick).getByRole('switch', { name: /^Cloud Sync/ })).toBe(switches[1])
    expect(within(quick).getByRole('switch', { name: /^Retro Thrusters/ })).toBe(switches[2])
  })

  it('§4.11 toggles', async () => {
    await renderInWorkspace(<Frame />)
    const quick = await openQuick()

    fireEvent.click(screen.getByRole('button', { name: 'Quick panel', hidden: true }))

    await waitFor(() => expect(quick.isConnected).toBe(false))
  })

  it('keeps its switches as settings', async () => {
    await renderInWorkspace(<Frame />)
    const quick = await openQuick()

    fireEvent.click(within(quick).getByText('Retro Thrusters'))

    expect(screen.getByTestId('quick').textContent).toBe('{"notifications":true,"cloudSync":false,"retroThrusters":true}')
  })

  it('shows what the apps know, else a calm line', async () => {
    const events = (): Promise<{ readonly Section: () => ReactNode }> => Promise.resolve({ Section: () => <p>Meeting at ten</p> })
    await renderInWorkspace(<Frame />, { apps: [{ ...bare, quickSections: { events } }] })

    const quick = await openQuick()

    expect(await within(quick).findByText('Meeting at ten')).toBeDefined()
    expect(within(quick).getByText('No notes.')).toBeDefined()
  })

  it('opens instead of the chat, never beside it', async () => {
    await renderInWorkspace(<Frame />, { apps: [chat] })
    fireEvent.click(toolbarButton())

    await openQuick()

    expect(panel().hasAttribute('data-open')).toBe(false)
  })
})

function Frame(): ReactNode {
  const { quick } = useSettings()
  return (
    <>
      <Toolbar />
      <p>The page</p>
      <output data-testid="quick">{JSON.stringify(quick)}</output>
      <Panels />
    </>
  )
}

function SamplePanel({ contactId, choose }: ChatPanelProps): ReactNode {
  return (
    <>
      <button type="button" onClick={() => choose('mira')}>
        Mira Keller
      </button>
      {contactId === undefined ? null : <ChatTitle>Mira</ChatTitle>}
      <p>Talking to {contactId ?? 'nobody'}</p>
    </>
  )
}

async function openQuick(): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name: 'Quick panel' }))
  return screen.findByRole('dialog', { name: 'Quick panel' })
}

function panel(): HTMLElement {
  // A dialog over it hides it from those who listen, and with it its role.
  return screen.getByLabelText('Team Chat', { selector: 'aside' })
}

function toolbarButton(): HTMLElement {
  return screen.getByRole('button', { name: 'Team Chat' })
}

function isOpen(): boolean {
  return panel().hasAttribute('data-open')
}

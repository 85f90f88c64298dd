// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { Mail } from 'lucide-react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aUser, renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { defaultSettings, type Settings } from '../../../kit/settings.ts'
import type { AppEntry } from '../../app-entry.ts'
import { useBadge } from '../badges.ts'
import { Companions } from '../companions.tsx'
import { hoverDelay, leaveDelay } from './hover-delays.ts'
import { VerticalNavbar } from './vertical-navbar.tsx'

beforeEach(() => windowHas('room'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  vi.useRealTimers()
})

function anApp(id: string, rest: Partial<AppEntry> = {}): AppEntry {
  return { id, title: { en: id, de: id }, icon: Mail, path: `/apps/${id}`, access: 'public', group: 'applications', pages: [], ...rest }
}

const shop = anApp('Shop', {
  entries: [
    { id: 'products', title: { en: 'Products', de: 'Produkte' }, path: '/apps/Shop/products' },
    { id: 'orders', title: { en: 'Orders', de: 'Bestellungen' }, path: '/apps/Shop/orders' },
  ],
})

function windowHas(what: 'room' | 'little room'): void {
  const follow = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: what === 'room' && media.includes('width >='), media, ...follow }))
}

function folded(): Settings {
  const { style, config } = defaultSettings.layout
  return { ...defaultSettings, layout: { style, config: { ...config, navbar: { ...config.navbar, folded: true } } } }
}

function navbar(): HTMLElement {
  return screen.getByRole('navigation', { name: 'Main navigation' })
}

function show(options: Parameters<typeof renderInWorkspace>[1]): Promise<void> {
  return renderInWorkspace(<VerticalNavbar />, options)
}

describe('the navbar', () => {
  it('marks the place where the page belongs', async () => {
    await show({ apps: [anApp('Mail'), anApp('Notes')], path: '/apps/Mail/inbox' })

    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Mail')
  })

  it('§2.20 has a logo that leads to /', async () => {
    await show({ apps: [] })

    expect(screen.getByRole('link', { name: 'eFristerstreckung' }).getAttribute('href')).toBe('/')
  })

  it('shows who is signed in', async () => {
    await show({ apps: [], user: aUser({ email: 'andrea@example.ch' }) })

    expect(within(navbar()).getByText('andrea@example.ch')).toBeTruthy()
  })

  it('shows an app only to whoever may enter it', async () => {
    await show({ apps: [anApp('Mail'), anApp('Office', { access: 'staff' })] })

    expect(screen.queryByRole('link', { name: 'Office' })).toBeNull()
  })

  it('shows how much waits, as the app counts it, and nothing where nothing waits', async () => {
    const waiting = (id: string, count: number): AppEntry =>
      anApp(id, {
        loadCompanion: () =>
          Promise.resolve({
            Companion: () => {
              useBadge(id, count)
              return null
            },
          }),
      })
    const apps = [waiting('Mail', 2), waiting('Chat', 0), waiting('Feed', 250)]
    await renderInWorkspace(
      <>
        <Companions />
        <VerticalNavbar />
      </>,
      { apps },
    )

    expect(await screen.findByRole('link', { name: 'Mail 2 waiting' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Chat' })).toBeTruthy()
    expect(screen.getByText('99+')).toBeTruthy()
  })
})

describe('the navbar for the keyboard', () => {
  const stops = (): readonly string[] =>
    [...navbar().querySelectorAll<HTMLElement>('a, button')].filter(({ tabIndex }) => tabIndex === 0).map(({ textContent }) => textContent)

  it('is one stop of Tab, at the place of the page', async () => {
    await show({ apps: [anApp('Mail'), anApp('Notes')], path: '/apps/Notes' })

    expect(stops()).toEqual(['Notes'])
  })

  it('is walked through by arrow keys, Home and End', async () => {
    await show({ apps: [anApp('Mail'), anApp('Notes')], path: '/apps/Mail' })
    act(() => screen.getByRole('link', { name: 'Mail' }).focus())
    const reached = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Home'].map((key) => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key })
      return document.activeElement?.textContent
    })

    expect(reached).toEqual(['Notes', 'eFristerstreckung', 'Notes', 'eFristerstreckung'])
    expect(stops()).toEqual(['eFristerstreckung'])
  })

  it('opens and closes a branch by the arrows to the right and left', async () => {
    await show({ apps: [shop] })
    const branch = screen.getByRole('button', { name: 'Shop' })
    act(() => branch.focus())

    fireEvent.keyDown(branch, { key: 'ArrowRight' })
    const opened = branch.getAttribute('aria-expanded')
    fireEvent.keyDown(branch, { key: 'ArrowLeft' })

    expect([opened, branch.getAttribute('aria-expanded')]).toEqual(['true', 'false'])
  })
})

describe('a branch of the navbar', () => {
  it('is closed until somebody opens it', async () => {
    await show({ apps: [shop] })
    const opener = screen.getByRole('button', { name: 'Shop', expanded: false })
    expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull()

    fireEvent.click(opener)

    expect(screen.getByRole('link', { name: 'Orders' })).toBeTruthy()
    expect(opener.getAttribute('aria-expanded')).toBe('true')
  })

  it('opens by itself when the page is inside', async () => {
    await show({ apps: [shop], path: '/apps/Shop/orders/3' })

    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Orders')
  })

  it('is remembered for this visit', async () => {
    await show({ apps: [shop] })
    fireEvent.click(screen.getByRole('button', { name: 'Shop' }))
    cleanup()

    await show({ apps: [shop] })

    expect(screen.getByRole('button', { name: 'Shop', expanded: true })).toBeTruthy()
  })
})

describe('the folded navbar', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: false }))

  function wait(time: number): void {
    act(() => void vi.advanceTimersByTime(time))
  }

  it('§4.12 folds and unfolds by its button', async () => {
    await show({ apps: [anApp('Mail')] })
    expect(navbar().dataset['width']).toBe('full')

    fireEvent.click(screen.getByRole('button', { name: 'Fold the navigation' }))
    expect(navbar().dataset['width']).toBe('icons')

    fireEvent.click(screen.getByRole('button', { name: 'Keep the navigation open' }))
    expect(navbar().dataset['width']).toBe('full')
  })

  it('is how it begins where there is little room, and stays open once somebody unfolds it', async () => {
    windowHas('little room')
    await show({ apps: [anApp('Mail')] })
    expect(navbar().dataset['width']).toBe('icons')

    fireEvent.click(screen.getByRole('button', { name: 'Keep the navigation open' }))

    expect(navbar().dataset['width']).toBe('full')
  })

  it('§2.30 §9.7 opens for a pointer after 150 ms, not before', async () => {
    await show({ apps: [anApp('Mail')], settings: folded() })

    fireEvent.pointerEnter(navbar(), { pointerType: 'mouse' })
    wait(149)
    expect(navbar().dataset['width']).toBe('icons')

    wait(1)
    expect(navbar().dataset['width']).toBe('over')
    expect(hoverDelay).toBe(150)
  })

  it('does not open for a pointer that only passes by', async () => {
    await show({ apps: [anApp('Mail')], settings: folded() })

    fireEvent.pointerEnter(navbar(), { pointerType: 'mouse' })
    wait(100)
    fireEvent.pointerLeave(navbar(), { pointerType: 'mouse' })
    wait(1000)

    expect(navbar().dataset['width']).toBe('icons')
  })

  it('closes 300 ms after the pointer left, and stays when it comes back before', async () => {
    await show({ apps: [anApp('Mail')], settings: folded() })
    fireEvent.pointerEnter(navbar(), { pointerType: 'mouse' })
    wait(hoverDelay)

    fireEvent.pointerLeave(navbar(), { pointerType: 'mouse' })
    wait(leaveDelay - 1)
    fireEvent.pointerEnter(navbar(), { pointerType: 'mouse' })
    wait(1000)
    expect(navbar().dataset['width']).toBe('over')

    fireEvent.pointerLeave(navbar(), { pointerType: 'mouse' })
    wait(leaveDelay)
    expect(navbar().dataset['width']).toBe('icons')
  })

  it('opens at once for the keyboard and closes when the focus leaves or on Escape', async () => {
    await show({ apps: [anApp('Mail')], settings: folded() })
    const link = screen.getByRole('link', { name: 'Mail' })

    act(() => link.focus())
    expect(navbar().dataset['width']).toBe('over')
    act(() => link.blur())
    expect(navbar().dataset['width']).toBe('icons')

    act(() => link.focus())
    fireEvent.keyDown(link, { key: 'Escape' })
    expect(navbar().dataset['width']).toBe('icons')
  })

  it('opens for a finger by its button, not by touching what is in it', async () => {
    await show({ apps: [anApp('Mail')], settings: folded() })

    fireEvent.pointerEnter(navbar(), { pointerType: 'touch' })
    wait(1000)
    expect(navbar().dataset['width']).toBe('icons')

    fireEvent.click(screen.getByRole('button', { name: 'Show the navigation' }))
    expect(navbar().dataset['width']).toBe('over')
  })

  it('opens for a finger on a branch, to show what is inside', async () => {
    await show({ apps: [shop], settings: folded() })

    fireEvent.click(screen.getByRole('button', { name: 'Shop' }))

    expect(navbar().dataset['width']).toBe('over')
    expect(screen.getByRole('link', { name: 'Orders' })).toBeTruthy()
  })
})

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { Mail } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { defaultSettings, layoutDefaults, type LayoutConfig, type LayoutStyle, type Settings } from '../../../kit/settings.ts'
import type { AppEntry } from '../../app-entry.ts'
import { FooterSlot } from '../footer/footer.tsx'
import { settingsStore } from '../settings/settings-store.ts'
import { WorkspaceFrame } from './workspace-frame.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const mail: AppEntry = {
  id: 'mail',
  title: { en: 'Mail', de: 'Mail' },
  icon: Mail,
  path: '/apps/mail',
  access: 'public',
  group: 'applications',
  pages: [],
}

function withLayout(style: LayoutStyle, change: Partial<LayoutConfig> = {}): Settings {
  return { ...defaultSettings, layout: { style, config: { ...layoutDefaults[style], ...change } } }
}

/** Only the width is asked for; everything else is as the browser has it by default. */
function screenIs(width: 'wide' | 'narrow'): void {
  const follow = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: width === 'wide' && query.includes('width >='), media: query, ...follow }))
}

async function show(settings: Settings, page = <main id="content">A page</main>): Promise<void> {
  await renderInWorkspace(<WorkspaceFrame>{page}</WorkspaceFrame>, { apps: [mail], settings, path: '/apps/mail' })
}

/** A page that has something to lose. */
function LayoutChanger(): ReactNode {
  const [count, setCount] = useState(0)
  const changeStyle = settingsStore.useState((state) => state.changeStyle)
  return (
    <main id="content">
      <output>{count}</output>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      <button type="button" onClick={() => changeStyle('layout3')}>
        To layout3
      </button>
    </main>
  )
}

function region(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-region='${name}']`)
}

describe('the frame on a wide screen', () => {
  it('§2.22 has toolbar, navbar, content, footer bar and the settings', async () => {
    screenIs('wide')
    await show(withLayout('layout1'))

    expect(['toolbar', 'navigation', 'content', 'footer'].map((name) => region(name) !== null)).toEqual([true, true, true, true])
    fireEvent.click(screen.getByRole('button', { name: /User menu/ }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Theme Settings' }))
    expect(await screen.findByRole('dialog', { name: 'Theme Settings' })).toBeTruthy()
  })

  it('begins with a way to skip to the content', async () => {
    screenIs('wide')
    await show(withLayout('layout1'))

    const [first] = screen.getAllByRole('link')
    expect(first?.textContent).toBe('Skip to content')
    expect(first?.getAttribute('href')).toBe('#content')
  })

  it.each(['layout2', 'layout3'] as const)('§2.29 has a horizontal navbar in %s', async (style) => {
    screenIs('wide')
    await show(withLayout(style))

    const bar = await screen.findByRole('navigation', { name: 'Main navigation' })
    expect(within(bar).getByRole('button', { name: 'Applications', expanded: false })).toBeTruthy()
  })

  it('opens a group of the horizontal navbar by a click and shows its places', async () => {
    screenIs('wide')
    await show(withLayout('layout2'))

    const opener = await screen.findByRole('button', { name: 'Applications' })
    await act(async () => fireEvent.click(opener))

    expect(screen.getByRole('link', { name: 'Mail', current: 'page' })).toBeTruthy()
  })

  it('§2.27 keeps the page as it is when the layout changes', async () => {
    screenIs('wide')
    await show(withLayout('layout1'), <LayoutChanger />)
    fireEvent.click(screen.getByRole('button', { name: 'Count' }))

    fireEvent.click(screen.getByRole('button', { name: 'To layout3' }))

    expect(document.querySelector('[data-layout]')?.getAttribute('data-layout')).toBe('layout3')
    expect(within(screen.getByRole('main')).getByRole('status').textContent).toBe('1')
  })

  it('§2.27 leaves out a toolbar that is switched off', async () => {
    screenIs('wide')
    await show(withLayout('layout1', { toolbar: { display: false, style: 'fixed', position: 'below' } }))

    expect(region('toolbar')).toBeNull()
    expect(region('content')?.textContent).toBe('A page')
    // Without its user menu, the way to bring it back stands beside the page.
    expect(screen.getByRole('button', { name: 'Theme Settings' })).toBeTruthy()
  })

  it('§2.27 has the static bars inside of what scrolls', async () => {
    screenIs('wide')
    const bar = { display: true, style: 'static', position: 'below' } as const
    await show(withLayout('layout1', { toolbar: bar, footer: bar }))

    const scroller = region('content')?.parentElement
    expect(scroller?.contains(region('toolbar'))).toBe(true)
    expect(scroller?.contains(region('footer'))).toBe(true)
  })
})

describe('the left side panel', () => {
  it.each(['layout1', 'layout2', 'layout3'] as const)('§2.27 of %s collapses to a tab and comes back', async (style) => {
    screenIs('wide')
    await show(withLayout(style, { leftSidePanel: { display: true } }))
    const strip = screen.getByRole('complementary', { name: 'Shortcuts' })
    expect(within(strip).getByRole('navigation')).toBeTruthy()

    fireEvent.click(within(strip).getByRole('button', { name: 'Hide the shortcuts' }))
    expect(within(strip).queryByRole('navigation')).toBeNull()

    fireEvent.click(within(strip).getByRole('button', { name: 'Show the shortcuts' }))
    expect(within(strip).getByRole('navigation')).toBeTruthy()
  })

  it('§2.27 stands in the drawer of the navbar where it is narrow, and covers nothing before', async () => {
    screenIs('narrow')
    await show(withLayout('layout3'))
    expect(screen.queryByRole('button', { name: 'Show the shortcuts' })).toBeNull()

    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Menu' })))

    expect(within(await screen.findByRole('dialog')).getByRole('navigation', { name: 'Shortcuts' })).toBeTruthy()
  })

  it('opens as a drawer of its own where it is narrow and there is no navbar', async () => {
    screenIs('narrow')
    const { navbar } = layoutDefaults.layout3
    await show(withLayout('layout3', { navbar: { ...navbar, display: false } }))

    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show the shortcuts' })))

    expect(await screen.findByRole('dialog', { name: 'Shortcuts' })).toBeTruthy()
  })
})

describe('the frame on a narrow screen', () => {
  it('§2.29 §4.12 has the navbar in a drawer that the menu button opens and Escape closes', async () => {
    screenIs('narrow')
    await show(withLayout('layout1'))
    expect(screen.queryByRole('link', { name: 'Mail', current: 'page' })).toBeNull()

    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Menu' })))
    const drawer = await screen.findByRole('dialog', { name: 'Main navigation' })
    expect(within(drawer).getByRole('link', { name: 'Mail' })).toBeTruthy()

    await act(async () => fireEvent.keyDown(drawer, { key: 'Escape' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('§4.12 closes the drawer when a place is chosen', async () => {
    screenIs('narrow')
    await show(withLayout('layout2'))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Menu' })))

    const drawer = await screen.findByRole('dialog')
    await act(async () => fireEvent.click(within(drawer).getByRole('link', { name: 'Mail' })))

    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('offers the menu also without a toolbar', async () => {
    screenIs('narrow')
    await show(withLayout('layout1', { toolbar: { display: false, style: 'fixed', position: 'below' } }))

    expect(screen.getByRole('button', { name: 'Open the navigation' })).toBeTruthy()
  })
})

describe('the footer', () => {
  it('is not there on a phone: the actions of a page stand in it', async () => {
    const follow = { addEventListener: () => undefined, removeEventListener: () => undefined }
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('width <'), media: query, ...follow }))

    await show(withLayout('layout1'), <FooterSlot>Send</FooterSlot>)

    expect(region('footer')).toBeNull()
    expect(region('content')?.textContent).toBe('Send')
  })

  it('leads to the public pages', async () => {
    screenIs('wide')
    await show(withLayout('layout1'))

    const links = within(screen.getByRole('navigation', { name: 'Public pages' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/info', '/status', '/regeln', '/hilfe'])
  })

  it('takes in the actions of a page', async () => {
    screenIs('wide')
    await show(withLayout('layout1'), <FooterSlot>Send</FooterSlot>)

    expect(region('footer')?.textContent).toContain('Send')
    expect(region('content')?.textContent).toBe('')
  })

  it('leaves them in the page where no footer stands', async () => {
    screenIs('wide')
    await show(withLayout('layout1', { footer: { display: false, style: 'fixed', position: 'below' } }), <FooterSlot>Send</FooterSlot>)

    expect(region('content')?.textContent).toBe('Send')
  })
})

describe('a page that stands alone', () => {
  const alone: AppEntry = { ...mail, id: 'alone', path: '/alone', frame: 'bare' }

  it.each(['layout1', 'layout2', 'layout3'] as const)(
    'has nothing of %s around it but the way to the start and the language',
    async (style) => {
      for (const width of ['wide', 'narrow'] as const) {
        screenIs(width)
        const page = <WorkspaceFrame>{<main id="content">A page</main>}</WorkspaceFrame>
        await renderInWorkspace(page, { apps: [mail, alone], settings: withLayout(style), path: '/alone' })

        expect(['toolbar', 'navigation', 'footer', 'panel'].map(region)).toEqual([null, null, null, null])
        expect(screen.queryByRole('button', { name: 'Theme Settings' })).toBeNull()
        expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#content', '/'])
        expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Language'])
        cleanup()
      }
    },
  )

  it('has the frame again at the next address', async () => {
    screenIs('wide')
    await renderInWorkspace(<WorkspaceFrame>A page</WorkspaceFrame>, { apps: [mail, alone], path: '/alone' })

    await act(async () => navigate('/apps/mail'))

    expect(region('toolbar')).not.toBeNull()
    expect(region('brand')).toBeNull()
  })
})

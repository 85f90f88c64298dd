// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { FileText, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { aUser, renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import type { AppEntry } from '../../app-entry.ts'
import type { Command } from './command.ts'
import { CommandLayer } from './command-layer.tsx'
import { allCommands, commandStore, useCommands } from './command-store.ts'

// Fetching them takes longer than a test waits.
beforeAll(() => Promise.all([import('./palette/palette.tsx'), import('./key-map/key-map.tsx')]))
beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const write: Command = { id: 'mail.write', title: 'New letter', group: 'create', keys: 'c', run: vi.fn<() => void>() }
const mail: AppEntry = {
  id: 'mail',
  title: { en: 'Mail', de: 'Post' },
  icon: Mail,
  path: '/apps/mail',
  access: 'staff',
  group: 'applications',
  pages: [],
  goKey: 'm',
  loadCompanion: () => Promise.resolve({ Companion: MailCompanion }),
}
const mailCommands = [write]
function MailCompanion(): ReactNode {
  useCommands(mailCommands, 'app')
  return null
}
const faq: AppEntry = {
  id: 'faq',
  title: { en: 'FAQ', de: 'Fragen' },
  icon: FileText,
  path: '/pages/faq',
  access: 'public',
  group: 'pages',
  pages: [],
}
const mira = aUser({ name: 'Mira Keller', roles: ['staff'] })

const star = vi.fn<() => void>()
const pageCommands: readonly Command[] = [
  { id: 'star', title: 'Star this letter', group: 'page', keys: 's', run: star },
  { id: 'archive', title: 'Archive', group: 'selection', keys: 'e', isOff: 'No letter is selected', run: () => star() },
]

describe('the palette', () => {
  it('opens by Ctrl and K, finds by a few letters, runs by Enter and gives the focus back', async () => {
    star.mockClear()
    await show()
    const button = screen.getByRole('button', { name: 'Here' })
    button.focus()

    const field = await openPalette()
    fireEvent.change(field, { target: { value: 'strltr' } })
    await waitFor(() => expect(options()).toEqual(['Star this letterS']))
    fireEvent.keyDown(field, { key: 'Enter' })

    await waitFor(() => expect(star).toHaveBeenCalledOnce())
    expect(document.activeElement).toBe(button)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('takes what is typed as soon as it shows, and Escape gives the focus back', async () => {
    await show()
    const button = screen.getByRole('button', { name: 'Here' })
    button.focus()
    // Nothing that the dialog does a frame later counts.
    const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
    onTestFinished(() => frames.mockRestore())

    const field = await openPalette()
    expect(document.activeElement).toBe(field)
    fireEvent.keyDown(field, { key: 'Escape' })

    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  it('shows what is off with its reason and does not run it', async () => {
    star.mockClear()
    await show()

    const field = await openPalette()
    fireEvent.change(field, { target: { value: 'archive' } })
    const row = await screen.findByRole('option', { name: /Archive.*No letter is selected/ })
    fireEvent.click(row)
    fireEvent.keyDown(field, { key: 'Enter' })

    expect(row.getAttribute('aria-disabled')).toBe('true')
    expect(star).not.toHaveBeenCalled()
    expect(screen.getByRole('dialog')).toBeDefined()
  })

  it('begins with what was used lately', async () => {
    await show()
    const field = await openPalette()
    fireEvent.change(field, { target: { value: 'FAQ' } })
    await waitFor(() => expect(options()[0]).toBe('FAQ'))
    fireEvent.keyDown(field, { key: 'Enter' })
    await waitFor(() => expect(location.pathname).toBe('/pages/faq'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await openPalette()

    expect(within(await screen.findByRole('group', { name: 'Recent' })).getByRole('option', { name: 'FAQ' })).toBeDefined()
  })

  it('closes by the same keys', async () => {
    await show()
    const field = await openPalette()

    await act(async () => void fireEvent.keyDown(field, { key: 'k', ctrlKey: true }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('offers a place and the commands of an app only to whoever may enter it', async () => {
    await show()
    fireEvent.change(await openPalette(), { target: { value: 'letter' } })
    await waitFor(() => expect(options()).toEqual(['Star this letterS']))
    cleanup()

    await show(mira)
    fireEvent.change(await openPalette(), { target: { value: 'letter' } })
    await waitFor(() => expect(options()).toEqual(['Star this letterS', 'New letterC']))
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'post' } })
    await waitFor(() => expect(options()).toEqual(['MailGM']))
  })
})

describe('going by keys', () => {
  it('leads to a place by g and its letter', async () => {
    await show(mira)

    await act(async () => {
      fireEvent.keyDown(document.body, { key: 'g' })
      fireEvent.keyDown(document.body, { key: 'm' })
    })

    expect(location.pathname).toBe('/apps/mail')
  })
})

describe('the key map', () => {
  it('shows exactly what has keys now, each once, this page first', async () => {
    await show(mira)
    await act(async () => void fireEvent.keyDown(document.body, { key: '?', shiftKey: true }))
    const map = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })

    const rows = within(map)
      .getAllByRole('listitem')
      .map((row) => row.firstChild?.textContent ?? '')

    const registry = (screen.getByTestId('registry').textContent ?? '').split('|')
    expect(rows).toHaveLength(new Set(registry).size)
    expect(new Set(rows)).toEqual(new Set(registry))
    expect(within(map).getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('This page')
    expect(rows.slice(0, 2)).toEqual(['Star this letter', 'Archive'])
  })

  it('can be searched', async () => {
    await show()
    await act(async () => void fireEvent.keyDown(document.body, { key: '?' }))
    const map = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })

    fireEvent.change(within(map).getByRole('searchbox'), { target: { value: 'star' } })

    expect(
      within(map)
        .getAllByRole('listitem')
        .map((row) => row.firstChild?.textContent),
    ).toEqual(['Star this letter'])
  })

  it('switches single keys off', async () => {
    star.mockClear()
    await show()
    await act(async () => void fireEvent.keyDown(document.body, { key: '?' }))
    const map = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await act(async () => within(map).getByText('Single-key shortcuts').click())
    await act(async () => within(map).getByRole('button', { name: 'Close' }).click())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    fireEvent.keyDown(document.body, { key: 's' })

    expect(star).not.toHaveBeenCalled()
  })
})

async function show(user?: typeof mira): Promise<void> {
  await renderInWorkspace(<Page />, { apps: [mail, faq], ...(user ? { user } : {}) })
}

async function openPalette(): Promise<HTMLElement> {
  await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k', ctrlKey: true }))
  return screen.findByRole('combobox', { name: 'Search or jump to …' })
}

function options(): readonly (string | null)[] {
  return screen.queryAllByRole('option').map((option) => option.textContent)
}

function Page(): ReactNode {
  useCommands(pageCommands)
  return (
    <main>
      <button type="button">Here</button>
      <CommandLayer />
      <Registry />
    </main>
  )
}

/** The registry itself, to compare with. */
function Registry(): ReactNode {
  const sources = commandStore.useState((state) => state.sources)
  const keyed = allCommands(sources).filter(({ keys }) => keys !== undefined)
  return <output data-testid="registry">{keyed.map(({ title }) => title).join('|')}</output>
}

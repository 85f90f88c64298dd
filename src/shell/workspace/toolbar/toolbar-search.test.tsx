// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Shapes } from 'lucide-react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import type { AppAccess, AppEntry } from '../../app-entry.ts'
import { CommandLayer } from '../commands/command-layer.tsx'
import { ToolbarSearch } from './toolbar-search.tsx'

// Fetching it takes longer than a test waits.
beforeAll(() => import('../commands/palette/palette.tsx'))
afterEach(cleanup)

const apps = [anApp('mail', 'Mail'), anApp('manager', 'File manager'), anApp('secret', 'Manorhouse', 'admin')]

describe('search of the toolbar', () => {
  it('opens the same search as Ctrl and K, which finds what this reader may see, the first row chosen already', async () => {
    await show()

    await searchFor('man')

    await waitFor(() => expect(options()).toEqual(['File manager']))
    await waitFor(() => expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id))
    expect(screen.getByRole('dialog', { name: 'Search' })).toBeDefined()
  })

  it('opens the chosen page by Enter, and closes', async () => {
    await show()
    await searchFor('fi')
    await waitFor(() => expect(options()).toEqual(['File manager']))

    fireEvent.keyDown(field(), { key: 'Enter' })

    expect(location.pathname).toBe('/apps/manager')
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  })

  it('closes by Escape, goes back to its button and forgets what was typed', async () => {
    await show()
    const button = await searchFor('ma')

    fireEvent.keyDown(field(), { key: 'Escape' })

    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    expect(document.activeElement).toBe(button)
    await searchFor(undefined)
    expect(field().value).toBe('')
  })

  it('says so when nothing fits', async () => {
    await show()

    await searchFor('xyz')

    expect(await screen.findByText('Nothing found for «xyz».')).toBeDefined()
  })

  it('offers all results only where an app serves them', async () => {
    await show([...apps, { ...anApp('search', 'Search'), path: '/pages/search' }])
    await searchFor('file')
    await waitFor(() => expect(options()).toEqual(['File manager', 'All results for «file»']))

    fireEvent.click(screen.getAllByRole('option').at(-1) ?? field())

    expect(location.pathname + location.search).toBe('/pages/search?q=file')
  })

  it('shows what was searched for lately, searches for it again, and forgets it', async () => {
    await show([...apps, { ...anApp('search', 'Search'), path: '/pages/search' }])
    await searchFor('file')
    await waitFor(() => expect(options()).toHaveLength(2))
    fireEvent.click(screen.getAllByRole('option').at(-1) ?? field())
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())

    await searchFor(undefined)
    fireEvent.click(await screen.findByRole('option', { name: 'file' }))
    expect(field().value).toBe('file')
    fireEvent.change(field(), { target: { value: '' } })
    fireEvent.click(await screen.findByRole('option', { name: 'Clear recent searches' }))

    await waitFor(() => expect(screen.queryByRole('option', { name: 'file' })).toBeNull())
    expect([localStorage, sessionStorage].flatMap((kept) => Object.values(kept)).join()).not.toContain('file')
  })
})

async function show(shown: readonly AppEntry[] = apps): Promise<void> {
  await renderInWorkspace(
    <>
      <ToolbarSearch look="button" />
      <CommandLayer />
    </>,
    { apps: shown },
  )
}

async function searchFor(typed: string | undefined): Promise<HTMLElement> {
  const button = screen.getByRole('button', { name: /^Search or jump to …/ })
  button.focus()
  fireEvent.click(button)
  await screen.findByRole('combobox')
  if (typed !== undefined) fireEvent.change(field(), { target: { value: typed } })
  return button
}

function field(): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('combobox')
}

function options(): readonly (string | null)[] {
  return screen.queryAllByRole('option').map(({ textContent }) => textContent)
}

function anApp(id: string, title: string, access: AppAccess = 'public'): AppEntry {
  const page = { path: '', load: () => Promise.resolve({ Page: () => null }) }
  return { id, title: { en: title, de: title }, icon: Shapes, path: `/apps/${id}`, access, group: 'applications', pages: [page] }
}

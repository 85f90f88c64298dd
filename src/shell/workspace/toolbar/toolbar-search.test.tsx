// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Shapes } from 'lucide-react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import type { AppAccess, AppEntry } from '../../app-entry.ts'
import { ToolbarSearch } from './toolbar-search.tsx'

afterEach(cleanup)

const apps = [anApp('mail', 'Mail'), anApp('manager', 'File manager'), anApp('secret', 'Management', 'admin')]

describe('search of the toolbar', () => {
  it('suggests what this reader may see, the first one chosen already', async () => {
    await renderInWorkspace(<ToolbarSearch look="button" />, { apps })

    await searchFor('ma')

    const options = await screen.findAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual(['Mail', 'File manager'])
    await waitFor(() => expect(field().getAttribute('aria-activedescendant')).toBe(options[0]?.id))
  })

  it('shows what was typed in bold', async () => {
    await renderInWorkspace(<ToolbarSearch look="button" />, { apps })

    await searchFor('fi')

    const option = await screen.findByRole('option')
    expect(option.querySelector('b')?.textContent).toBe('Fi')
  })

  it('opens the chosen place by Enter, and closes', async () => {
    await renderInWorkspace(<ToolbarSearch look="button" />, { apps })
    await searchFor('fi')
    await waitFor(() => expect(field().getAttribute('aria-activedescendant')).toBeTruthy())

    fireEvent.keyDown(field(), { key: 'Enter' })

    expect(location.pathname).toBe('/apps/manager')
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('closes by Escape, goes back to its button and forgets what was typed', async () => {
    await renderInWorkspace(<ToolbarSearch look="button" />, { apps })
    await searchFor('ma')

    fireEvent.keyDown(field(), { key: 'Escape' })

    expect(screen.queryByRole('combobox')).toBeNull()
    expect(document.activeElement?.textContent).toBe('Search or jump to …')
    await searchFor(undefined)
    expect(field().value).toBe('')
  })

  it('closes when somebody clicks elsewhere', async () => {
    await renderInWorkspace(<ToolbarSearch look="button" />, { apps })
    await searchFor('ma')

    fireEvent.blur(field())

    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('says so when nothing fits', async () => {
    await renderInWorkspace(<ToolbarSearch look="button" />, { apps })

    await searchFor('xyz')

    expect(await screen.findByText('Nothing found for «xyz».')).toBeDefined()
  })

  it('offers the search over everything only where an app serves it', async () => {
    await renderInWorkspace(<ToolbarSearch look="button" />, { apps: [...apps, { ...anApp('search', 'Search'), path: '/pages/search' }] })
    await searchFor('fi')
    const options = await screen.findAllByRole('option')

    fireEvent.click(options.at(-1) ?? field())

    expect(options.map((option) => option.textContent)).toEqual(['File manager', 'Search everything for «fi»'])
    expect(location.pathname + location.search).toBe('/pages/search?q=fi')
  })
})

async function searchFor(typed: string | undefined): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Search or jump to …' }))
  await screen.findByRole('combobox')
  if (typed === undefined) return
  fireEvent.focus(field())
  fireEvent.change(field(), { target: { value: typed } })
}

function field(): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('combobox')
}

function anApp(id: string, title: string, access: AppAccess = 'public'): AppEntry {
  const page = { path: '', load: () => Promise.resolve({ Page: () => null }) }
  return { id, title: { en: title, de: title }, icon: Shapes, path: `/apps/${id}`, access, group: 'applications', pages: [page] }
}

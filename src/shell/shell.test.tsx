// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Link } from 'wouter'
import { musterland } from '../../scripts/testing/cantons.ts'
import type { PublicApp } from './public-app.ts'
import { Page } from './page.tsx'
import { Shell } from './shell.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the router', () => {
  it('§2.6 §8.6 redirects any other path to the page for missing pages, which shows the path', async () => {
    await visit('/gibt/es/nicht')

    await screen.findByText('Diese Seite gibt es nicht')
    expect(location.pathname).toBe('/pages/errors/error-404')
    expect(screen.getByText('/gibt/es/nicht')).toBeDefined()
    expect(screen.getByText('Zum Formular').getAttribute('href')).toBe('/')
  })

  it('answers the address of the page for missing pages itself', async () => {
    await visit('/pages/errors/error-404')

    await screen.findByText('Diese Seite gibt es nicht')
    expect(screen.queryByText('Gesuchte Adresse')).toBeNull()
  })

  it('fetches a page when somebody goes there', async () => {
    await visit('/')

    await act(async () => fireEvent.click(screen.getByText('weiter')))

    await screen.findByText('Zweite Seite')
    await expect.poll(() => document.title).toBe('Zweite Seite – eFristerstreckung – Kanton Musterland')
  })
})

describe('the focus', () => {
  it('is left alone on the first page', async () => {
    await visit('/')

    expect(document.activeElement).toBe(document.body)
  })

  it('moves to the heading after a navigation', async () => {
    await visit('/')

    await act(async () => fireEvent.click(screen.getByText('weiter')))

    await waitFor(() => expect(document.activeElement?.textContent).toBe('Zweite Seite'))
  })
})

describe('a page that breaks', () => {
  it('is replaced by words that help and tell nothing of the inside', async () => {
    await visit('/kaputt')

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Diese Seite kann gerade nicht angezeigt werden')
    expect(screen.getByText('Seite neu laden')).toBeDefined()
    expect(document.body.textContent).not.toContain('geheim')
  })

  it('leaves the frame standing and the way back open', async () => {
    await visit('/kaputt')

    await act(async () => fireEvent.click(screen.getByText('Kanton Musterland')))

    expect(screen.getByText('Erste Seite')).toBeDefined()
  })
})

const app: PublicApp = {
  id: 'sample',
  access: 'public',
  pages: [
    { path: '/', Page: First },
    { path: '/kaputt', Page: Broken },
    { path: '/zweite', load: () => Promise.resolve({ Page: Second }) },
  ],
  menu: () => Promise.resolve([]),
}

function First(): React.ReactNode {
  return (
    <Page title="Erste Seite">
      <h1>Erste Seite</h1>
      <Link href="/zweite">weiter</Link>
    </Page>
  )
}

function Second(): React.ReactNode {
  return (
    <Page title="Zweite Seite">
      <h1>Zweite Seite</h1>
    </Page>
  )
}

function Broken(): React.ReactNode {
  throw new Error('geheim')
}

async function visit(path: string): Promise<void> {
  history.replaceState(null, '', path)
  await act(async () =>
    render(
      <Shell
        loadWorkspace={() => Promise.reject(new Error('none'))}
        apps={[app]}
        site={musterland.site}
        language="de"
        start={{ clock: () => new Date() }}
      />,
    ),
  )
}

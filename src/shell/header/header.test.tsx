// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { musterland } from '../../../scripts/testing/cantons.ts'
import { homePath } from '../app-entry.ts'
import { MemberContext } from '../member.ts'
import { MenuContext } from '../menu.ts'
import { ShellProviders } from '../providers.tsx'
import { keepToken } from '../token.ts'
import { Header } from './header.tsx'

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset['theme']
  history.replaceState(null, '', '/')
  writeBlock(true)
})
afterEach(cleanup)

describe('a panel of the header', () => {
  it('is closed at first and opens from its button', async () => {
    await show()
    expect(button('Menü').getAttribute('aria-expanded')).toBe('false')

    await open('Menü')

    expect(await screen.findByText('Erste App')).toBeDefined()
    expect(button('Menü').getAttribute('aria-expanded')).toBe('true')
  })

  it('closes by Escape and gives the focus back', async () => {
    await show()
    await open('Menü')
    const entry = await screen.findByText('Erste App')
    entry.focus()

    fireEvent.keyDown(entry, { key: 'Escape' })

    expect(screen.queryByText('Erste App')).toBeNull()
    expect(document.activeElement).toBe(button('Menü'))
  })

  it('closes when somebody points elsewhere', async () => {
    await show()
    await open('Menü')
    await screen.findByText('Erste App')

    fireEvent.pointerDown(document.body)

    expect(screen.queryByText('Erste App')).toBeNull()
  })

  it('is walked through by arrow keys, and around', async () => {
    await show()
    await open('Menü')
    const entry = await screen.findByText('Erste App')
    button('Menü').focus()

    fireEvent.keyDown(button('Menü'), { key: 'ArrowDown' })
    expect(document.activeElement).toBe(entry)

    fireEvent.keyDown(entry, { key: 'End' })
    expect(document.activeElement?.getAttribute('href')).toBe('/api/docs')

    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(button('Menü'))
  })
})

describe('the tools of the header', () => {
  it('switch the language of the page', async () => {
    await show()
    await open('Deutsch')
    const list = within(await screen.findByRole('list'))
    expect(list.getAllByRole('button').map((each) => each.textContent)).toEqual([
      'Deutsch',
      'Français',
      'Italiano',
      'Rumantsch',
      'English',
      'Leichte Sprache',
    ])

    await act(async () => fireEvent.click(list.getByText('English')))

    expect(await screen.findByText('Display')).toBeDefined()
    expect(document.documentElement.lang).toBe('en')
  })

  it('§2.21 offer nine themes and the wish of the system', async () => {
    await show()
    await open('Anzeige')
    expect(await screen.findAllByRole('radio')).toHaveLength(10)

    fireEvent.click(screen.getByLabelText('Tiefsee, dunkel'))
    expect(document.documentElement.dataset['theme']).toBe('deepOcean')
    expect(document.cookie).toContain('theme=deepOcean')

    fireEvent.click(screen.getByLabelText('Wie das System'))
    expect(document.documentElement.dataset['theme']).toBeUndefined()
    expect(document.cookie).not.toContain('theme')
  })

  it('§2.20 let the logo lead to the start', async () => {
    await show()

    expect(screen.getByText('Kanton Musterland').closest('a')?.getAttribute('href')).toBe('/')
  })
})

describe('the way into the workspace', () => {
  it('is in the header and in the menu; a guest reads that a request needs no account', async () => {
    await show()

    await open('Anmelden')
    const panel = await rowsOf('Konto erstellen')
    expect(screen.getByText(/Für ein Gesuch brauchen Sie kein Konto/)).toBeDefined()
    await open('Menü')
    const menuRows = await rowsOf('Konto erstellen')

    const ways = [
      ['Anmelden', '/login'],
      ['Konto erstellen', '/register'],
    ]
    expect(panel).toEqual(ways)
    expect(menuRows).toEqual(ways)
  })

  it('offers no account where nobody can make one', async () => {
    writeBlock(false)
    await show()

    await open('Anmelden')

    expect(await rowsOf('Anmelden')).toEqual([['Anmelden', '/login']])
  })

  it('leads a member on and out, and shows who it is', async () => {
    keepToken('a.kept.token')
    await show(() => Promise.resolve('Anna Muster'))

    expect(await screen.findByText('AM')).toBeDefined()
    await open('Konto von Anna Muster')

    expect(await rowsOf('Abmelden')).toEqual([
      ['Arbeitsbereich', homePath],
      ['Abmelden', '/logout'],
    ])
  })

  it('reads like that of a guest where nobody can say whose token it is', async () => {
    keepToken('an.old.token')
    const read = vi.fn(() => Promise.resolve(undefined))

    await show(read)

    await vi.waitFor(() => expect(read).toHaveBeenCalled())
    expect(button('Anmelden')).toBeDefined()
  })
})

/** The rows beside the one with this name, each with where it leads. */
async function rowsOf(name: string): Promise<readonly (readonly [string | null, string | null])[]> {
  const [row] = (await screen.findAllByRole('link', { name })).slice(-1)
  const links = row?.closest('ul')?.querySelectorAll('a') ?? []
  return Array.from(links, (link) => [link.textContent, link.getAttribute('href')] as const)
}

const label = { de: 'Erste App', fr: 'Première app', it: 'Prima app', rm: 'Emprima app', en: 'First app', ls: 'App 1' }
const menu = Promise.resolve([{ path: '/erste', label }])

/** As the server writes it into every page. */
function writeBlock(opensAccounts: boolean): void {
  const block = { site: musterland.site, ...(opensAccounts ? { opensAccounts } : {}) }
  document.head.innerHTML = `<script type="application/json" id="page">${JSON.stringify(block)}</script>`
}

async function show(readName = (): Promise<string | undefined> => Promise.resolve(undefined)): Promise<void> {
  await act(async () =>
    render(
      <ShellProviders site={musterland.site}>
        <MenuContext value={() => menu}>
          <MemberContext value={readName}>
            <Header />
          </MemberContext>
        </MenuContext>
      </ShellProviders>,
    ),
  )
}

async function open(name: string): Promise<void> {
  await act(async () => fireEvent.click(button(name)))
}

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name: new RegExp(name) })
}

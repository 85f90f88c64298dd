// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { serveContract, serving } from '../../../../scripts/testing/contract-server.ts'
import { aUser, renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { Problem } from '../../../kit/problem.ts'
import { CommandLayer } from '../../../shell/workspace/commands/command-layer.tsx'
import { ToolbarSearch } from '../../../shell/workspace/toolbar/toolbar-search.tsx'
import { search, type SearchResult } from '../contract.ts'
import { searchApp } from './app.ts'

// Fetching it takes longer than a test waits.
beforeAll(() => import('../../../shell/workspace/commands/palette/palette.tsx'))
beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('EventSource', undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const apps = [searchApp]
const rows = (count: number): SearchResult[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    title: `Beleg ${at}`,
    url: `/apps/todo/all/${at}`,
    excerpt: '',
    kind: 'todo',
    changed: '2026-03-01T10:00:00.000Z',
    words: ['beleg'],
  }))
const field = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('combobox')
const options = (): readonly string[] => screen.queryAllByRole('option').map(({ textContent }) => textContent)

async function show(): Promise<void> {
  await renderInWorkspace(
    <>
      <ToolbarSearch look="button" />
      <CommandLayer />
    </>,
    { apps, user: aUser() },
  )
}

async function typeIntoToolbar(typed: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: /^Search or jump to …/ }))
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: typed } })
}

it('§9.7 the search suggests at most ten things of all apps, and the way to all of them', async () => {
  serveContract([serving(search, () => rows(12))])
  await show()

  await typeIntoToolbar('beleg')

  await waitFor(() => expect(options()).toHaveLength(11))
  expect(options()[0]).toBe('Beleg 0To-do')
  expect(options().at(-1)).toBe('All results for «beleg»')
  expect(screen.getAllByRole('option')[0]?.querySelector('mark')?.textContent).toBe('Beleg')
})

it('§9.7 pages stand before things, and both together are at most ten', async () => {
  serveContract([serving(search, () => rows(10))])
  await show()

  await typeIntoToolbar('modern')

  await waitFor(() => expect(options()).toHaveLength(11))
  expect(options().slice(0, 2)).toEqual(['Search · Modern', 'Beleg 0To-do'])
})

it('arrows choose, Enter opens the thing and closes, and only the last word typed is asked for', async () => {
  const { asked } = serveContract([serving(search, () => rows(2))])
  await show()
  await typeIntoToolbar('be')
  fireEvent.change(field(), { target: { value: 'bel' } })
  fireEvent.change(field(), { target: { value: 'bele' } })
  await waitFor(() => expect(options()).toHaveLength(3))
  await waitFor(() => expect(field().getAttribute('aria-activedescendant')).toBeTruthy())

  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  await waitFor(() => expect(field().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[1]?.id))
  fireEvent.keyDown(field(), { key: 'Enter' })

  expect(location.pathname).toBe('/apps/todo/all/1')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  expect(asked.filter((address) => address.startsWith('/api/search'))).toEqual(['/api/search?q=bele'])
  expect(sessionStorage.getItem('recent-commands')).toBeNull()
})

it('does not ask for a single letter, and what fails suggests nothing but the way to the results', async () => {
  const { asked } = serveContract([
    serving(search, () => {
      throw new Problem('unavailable', 'later')
    }),
  ])
  await show()

  await typeIntoToolbar('ξ')
  await waitFor(() => expect(options()).toEqual(['All results for «ξ»']))
  fireEvent.change(field(), { target: { value: 'ξψ' } })

  await waitFor(() => expect(options()).toEqual(['All results for «ξψ»']))
  await waitFor(() => expect(new Set(asked)).toEqual(new Set([`/api/search?q=${encodeURIComponent('ξψ')}`])))
})

it('§9.7 @ suggests at most ten ways to people, and the way to all of them', async () => {
  serveContract([serving(search, () => rows(12).map((row) => ({ ...row, kind: 'people', excerpt: 'mira@example.com' })))])
  await show()

  await typeIntoToolbar('@beleg')

  await waitFor(() => expect(options()).toHaveLength(11))
  fireEvent.click(screen.getByRole('option', { name: 'All results for «@beleg»' }))
  expect(location.pathname + location.search).toBe('/pages/search?q=%40beleg')
})

it('@ finds people, with their page, a chat and a mail to them, and keeps the address out of the address bar', async () => {
  const person = { id: 'p1', kind: 'people', title: 'Mira Keller', url: '/pages/profile?person=p1', excerpt: 'mira@example.com' } as const
  const { asked } = serveContract([serving(search, () => rows(1).map((row) => ({ ...row, ...person })))])
  await show()

  await typeIntoToolbar('@mira')

  await waitFor(() =>
    expect(options()).toEqual(['Mira KellerProfile', 'Mira KellerChat', 'Mira KellerWrite an e-mail', 'All results for «@mira»']),
  )
  expect(asked).toContain('/api/search?q=in%3Apeople+in%3Acontacts+in%3Achat+mira')
  fireEvent.click(screen.getByRole('option', { name: /Write an e-mail/ }))
  expect(location.pathname + location.search).toBe('/apps/mail/inbox?compose=new')
  expect(history.state).toEqual({ to: [{ name: 'Mira Keller', email: 'mira@example.com' }] })
})

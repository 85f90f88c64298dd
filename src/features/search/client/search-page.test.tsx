// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serveContract, serving } from '../../../../scripts/testing/contract-server.ts'
import { aUser, renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { Problem } from '../../../kit/problem.ts'
import { CommandLayer } from '../../../shell/workspace/commands/command-layer.tsx'
import { search, summarise, type SearchResult, type SearchSummary } from '../contract.ts'
import { searchApp } from './app.ts'
import { Page } from './search-page.tsx'

beforeEach(() => vi.stubGlobal('EventSource', undefined))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function aResult(change: Partial<SearchResult> = {}): SearchResult {
  return {
    id: '1',
    title: 'Rechnung März',
    url: '/apps/notes?note=1',
    excerpt: 'Die Rechnung ist <b>bezahlt</b>',
    kind: 'notes',
    changed: '2026-03-01T10:00:00.000Z',
    words: ['rechnung'],
    ...change,
  }
}
const summary = (change: Partial<SearchSummary> = {}): SearchSummary => ({
  count: 1,
  isMore: false,
  kinds: [{ kind: 'notes', count: 1, isMore: false }],
  instead: null,
  ...change,
})

async function open(path: string, results: readonly SearchResult[], counted: SearchSummary = summary()): Promise<readonly string[]> {
  const { asked } = serveContract([serving(search, () => [...results]), serving(summarise, () => counted)])
  await renderInWorkspace(
    <>
      <Page />
      <CommandLayer />
    </>,
    { apps: [searchApp], user: aUser(), path },
  )
  return asked
}

const box = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search in all apps' })
const click = (element: HTMLElement): Promise<void> => act(async () => void fireEvent.click(element))

describe.each(['classic', 'modern'])('the page of search, %s', (look) => {
  it('§2.44 shows title, kind, date and excerpt with the words marked, and leads to the thing', async () => {
    await open(`/pages/search/${look}?q=rechnung`, [aResult()])

    const link = await screen.findByRole('link', { name: 'Rechnung März' })

    expect(link.getAttribute('href')).toBe('/apps/notes?note=1')
    expect([...document.querySelectorAll('main mark')].map(({ textContent }) => textContent)).toEqual(['Rechnung', 'Rechnung'])
    expect(screen.getByRole('listitem').textContent).toContain('Die Rechnung ist <b>bezahlt</b>')
    expect(document.querySelector('main li b')).toBeNull()
    expect(await within(screen.getByRole('main')).findByText('1 result')).toBeTruthy()
    expect(box().value).toBe('rechnung')
    expect(screen.getByRole('link', { name: look === 'classic' ? 'Classic' : 'Modern' }).getAttribute('aria-current')).toBe('page')
  })
})

it('asks after a pause, at once by Enter, and Escape leaves what was typed', async () => {
  const asked = await open('/pages/search', [aResult()])
  await screen.findByRole('link', { name: 'Rechnung März' })
  const before = asked.length

  fireEvent.change(box(), { target: { value: 'beleg' } })
  fireEvent.keyDown(box(), { key: 'Escape' })
  expect(box().value).toBe('beleg')
  expect(asked.length).toBe(before)
  fireEvent.submit(screen.getByRole('search'))

  await waitFor(() => expect(location.search).toBe('?q=beleg'))
  expect(asked.some((address) => address === '/api/search?q=beleg&page=1')).toBe(true)
})

it('a kind is chosen and left again in the address, and the first page shows', async () => {
  const kinds = [
    { kind: 'mail' as const, count: 1000, isMore: true },
    { kind: 'notes' as const, count: 3, isMore: false },
  ]
  const asked = await open('/pages/search?q=a&page=2', [aResult()], summary({ count: 1000, isMore: true, kinds }))

  await click(await screen.findByRole('button', { name: /^Mail 1'000\+$/ }))

  expect(location.search).toBe('?q=a&kind=mail')
  expect(screen.getByRole('button', { name: /^Mail/ }).getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(asked).toContain('/api/search?q=a&kind=mail&page=1'))
  expect(await within(screen.getByRole('main')).findByText("More than 1'000 results")).toBeTruthy()
  await click(screen.getByRole('button', { name: 'All' }))
  expect(location.search).toBe('?q=a')
})

it('says what it searched for instead, and searches for what was typed where somebody insists', async () => {
  const asked = await open('/pages/search?q=rehcnung', [aResult()], summary({ instead: 'rechnung' }))

  expect(await screen.findByText(/Searched for «rechnung» instead of «rehcnung»\./)).toBeTruthy()
  await click(screen.getByRole('button', { name: 'Search for «rehcnung»' }))

  await waitFor(() => expect(asked).toContain('/api/search?q=rehcnung&literally=true&page=1'))
})

it('says that nothing was found, how to search, and leads out of a kind', async () => {
  await open('/pages/search?q=xyz&kind=mail', [], summary({ count: 0, kinds: [] }))

  expect(await screen.findByText('Nothing found for «xyz»')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'How to search' })).getByText('in:mail')).toBeTruthy()
  await click(screen.getByRole('button', { name: 'Search in all apps' }))

  expect(location.search).toBe('?q=xyz')
})

it('goes from page to page', async () => {
  const results = Array.from({ length: 10 }, (_, at) => aResult({ id: String(at), title: `Beleg ${at}` }))
  await open('/pages/search?q=beleg', results, summary({ count: 35 }))

  const pages = await screen.findByRole('navigation', { name: 'Pages of results' })
  await waitFor(() =>
    expect(
      within(pages)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Previous', '1', '2', '3', '4', 'Next']),
  )
  await click(within(pages).getByRole('button', { name: 'Page 3' }))

  expect(location.search).toBe('?q=beleg&page=3')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page'))
})

it('leads to pages that are called so, and arrows go from the field through pages and results', async () => {
  await open('/pages/search?q=modern', [aResult()])
  const pages = await screen.findByRole('group', { name: 'Pages' })
  const page = within(pages).getByRole('button', { name: 'Search · Modern' })
  const result = await screen.findByRole('link', { name: 'Rechnung März' })
  box().focus()

  fireEvent.keyDown(box(), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(page)
  fireEvent.keyDown(page, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(result)
  fireEvent.keyDown(result, { key: 'ArrowUp' })
  await click(page)

  expect(location.pathname).toBe('/pages/search/modern')
})

it('says that the search failed, and tries again', async () => {
  let isBroken = true
  serveContract([
    serving(search, () => {
      if (isBroken) throw new Problem('not-allowed', 'no')
      return [aResult()]
    }),
    serving(summarise, () => summary()),
  ])
  await renderInWorkspace(<Page />, { apps: [searchApp], user: aUser(), path: '/pages/search?q=a' })

  expect(await screen.findByText('The search could not be made')).toBeTruthy()
  isBroken = false
  await click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('link', { name: 'Rechnung März' })).toBeTruthy()
})

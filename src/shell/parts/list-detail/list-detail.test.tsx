// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { ListDetail } from './list-detail.tsx'
import type { Panes } from './use-panes.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function onAScreenFor(panes: Panes): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: panes === 'three' || (panes === 'two' && query.includes('60em')),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

function App({ isOpen = false }: { readonly isOpen?: boolean }): ReactNode {
  const [hasDetail, setDetail] = useState(isOpen)
  return (
    <ListDetail
      id="test"
      listPath="/ui"
      hasDetail={hasDetail}
      side={{ title: 'Folders', content: <a href="/ui/sent">Sent</a> }}
      list={{
        title: 'Inbox',
        content: (
          <button type="button" onClick={() => setDetail(true)}>
            First message
          </button>
        ),
      }}
      detail={{
        title: 'Message',
        content: (
          <button type="button" onClick={() => setDetail(false)}>
            Archive
          </button>
        ),
      }}
      bar={<span>2 selected</span>}
    />
  )
}

const regions = (): readonly (string | null)[] => screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))
const shown = (): string | undefined => document.querySelector<HTMLElement>('[data-shown]')?.dataset['shown']

it.each([
  ['three', ['Folders', 'Inbox', 'Message']],
  ['two', ['Inbox', 'Message']],
  ['one', ['Inbox', 'Message']],
] as const)('with room for %s its regions are landmarks with a name', async (panes, expected) => {
  onAScreenFor(panes)

  await renderInWorkspace(<App />)

  expect(regions()).toEqual(expected)
})

it('without room the side panel is a drawer that closes when a link in it is followed', async () => {
  onAScreenFor('two')
  await renderInWorkspace(<App />)

  fireEvent.click(screen.getByRole('button', { name: 'Folders' }))
  expect(screen.getByRole('dialog', { name: 'Folders' })).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Sent' })))

  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

it('on a phone the detail stands instead of the list, and the focus comes back to the row it left', async () => {
  onAScreenFor('one')
  await renderInWorkspace(<App />)
  const row = screen.getByRole('button', { name: 'First message' })
  expect(shown()).toBe('list')
  expect(screen.getByText('2 selected')).toBeTruthy()

  act(() => row.focus())
  fireEvent.click(row)
  expect(shown()).toBe('detail')
  expect(screen.queryByText('2 selected')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Message' }))
  fireEvent.click(screen.getByRole('button', { name: 'Archive' }))

  expect(shown()).toBe('list')
  expect(document.activeElement).toBe(row)
})

it('who came straight to the detail gets back to the list, not out of the app', async () => {
  onAScreenFor('one')
  vi.stubGlobal('navigation', { currentEntry: { index: 0 }, entries: () => [{ url: 'http://localhost:3000/ui/mail/17' }] })
  await renderInWorkspace(<App isOpen />, { path: '/ui/mail/17' })

  fireEvent.click(screen.getByRole('button', { name: 'Back to the list' }))

  expect(location.pathname).toBe('/ui')
})

it('the line between list and detail moves by arrow keys within its limits, is kept, and Enter brings it back', async () => {
  onAScreenFor('three')
  await renderInWorkspace(<App />)
  const line = screen.getByRole('separator', { name: 'Width of the list' })
  const width = (): string | null => line.getAttribute('aria-valuenow')

  fireEvent.keyDown(line, { key: 'ArrowRight' })
  expect(width()).toBe('416')
  fireEvent.keyDown(line, { key: 'End' })
  fireEvent.keyDown(line, { key: 'ArrowRight' })
  expect(width()).toBe('640')
  cleanup()
  await renderInWorkspace(<App />)
  const again = screen.getByRole('separator')
  expect(again.getAttribute('aria-valuenow')).toBe('640')
  fireEvent.keyDown(again, { key: 'Enter' })
  expect(again.getAttribute('aria-valuenow')).toBe('400')
})

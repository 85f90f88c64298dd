// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serveContract, serving } from '../../../../scripts/testing/contract-server.ts'
import { aUser, renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { Problem } from '../../../kit/problem.ts'
import { Snackbar } from '../../../shell/workspace/notices/snackbar.tsx'
import { listIcons, type IconEntry } from '../contract.ts'
import { iconsApp } from './app.ts'
import { Page } from './icons-page.tsx'

const copied: string[] = []
beforeEach(() => {
  copied.length = 0
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (name) => void copied.push(name))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function anIcon(at: number, name: string, tags: string[]): IconEntry {
  return { order: at, id: at, name, prevSize: 32, code: 0xe000 + at, ligatures: name, tags, drawing: `M${at} 1h2` }
}
const many = [
  anIcon(0, 'calendar-days', ['calendar', 'days', 'Kalender']),
  anIcon(1, 'key-round', ['key', 'round', 'Schlüssel']),
  ...Array.from({ length: 2000 }, (_, at) => anIcon(at + 2, `letter-${at}`, ['letter'])),
]

async function openIcons(search = '', answer: () => IconEntry[] | Promise<IconEntry[]> = () => many): Promise<void> {
  serveContract([serving(listIcons, answer)])
  await renderInWorkspace(
    <>
      <Snackbar />
      <Page />
    </>,
    { apps: [iconsApp], user: aUser(), path: `/ui/icons${search}` },
  )
}
const field = (): HTMLElement => screen.getByRole('searchbox', { name: 'Search icons by name or word' })
const key = (name: string): Promise<void> => act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: name }))
const focused = (): string | null | undefined => document.activeElement?.textContent

describe('the icons', () => {
  it('are counted all, drawn as far as they are seen, each at its size', async () => {
    await openIcons()
    const first = await screen.findByRole('button', { name: 'calendar-days' })

    expect(screen.getByRole('status').textContent).toBe("2'002 icons")
    expect(screen.getAllByRole('gridcell').length).toBeLessThan(100)
    expect(first.querySelector('svg')?.getAttribute('width')).toBe('32')
    expect(first.querySelector('path')?.getAttribute('d')).toBe('M0 1h2')
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('501')
  })

  it('are found by name and tag, whatever the case, and the address keeps the words', async () => {
    await openIcons()
    await screen.findByRole('button', { name: 'calendar-days' })

    fireEvent.change(field(), { target: { value: 'SCHLÜSSEL' } })

    await waitFor(() => expect(screen.getAllByRole('gridcell')).toHaveLength(1))
    expect(screen.getByRole('status').textContent).toBe("1 of 2'002 icons")
    expect(new URLSearchParams(location.search).get('q')).toBe('SCHLÜSSEL')
  })

  it('are found at once where the address has words already; none says so, and all come back', async () => {
    await openIcons('?q=gibt es nicht')
    await screen.findByText('No icon goes by this word')

    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Clear filters' })))

    await screen.findByRole('button', { name: 'key-round' })
    expect(location.search).toBe('')
  })

  it('give their name by a click, and say so', async () => {
    await openIcons()

    fireEvent.click(await screen.findByRole('button', { name: 'key-round' }))

    await screen.findByText('«key-round» copied')
    expect(copied).toEqual(['key-round'])
  })

  it('say their name where the browser does not copy', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await openIcons()

    fireEvent.click(await screen.findByRole('button', { name: 'key-round' }))

    expect(await screen.findByText('The browser does not let us copy. The name is «key-round».')).toBeTruthy()
  })

  it('are one stop of the Tab key; arrows walk among them, from the search too', async () => {
    await openIcons()
    await screen.findByRole('button', { name: 'key-round' })
    field().focus()

    await key('ArrowDown')
    expect(focused()).toBe('calendar-days')
    await key('ArrowRight')
    await key('ArrowDown')
    expect(focused()).toBe('letter-3')
    await key('End')
    expect(focused()).toBe('letter-1999')
    await key('ArrowUp')
    expect(focused()).toBe('letter-1995')
    await key('Home')

    expect(focused()).toBe('calendar-days')
    expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1)
  })

  it('Escape empties the search', async () => {
    await openIcons('?q=key')
    await waitFor(() => expect(screen.getAllByRole('gridcell')).toHaveLength(1))
    field().focus()

    await key('Escape')

    await waitFor(() => expect(location.search).toBe(''))
  })

  it('that cannot be loaded can be asked for again', async () => {
    let isDown = true
    await openIcons('', () => {
      if (isDown) throw new Problem('not-allowed', 'Not now.')
      return many
    })
    await screen.findByText('The icons could not be loaded')

    isDown = false
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))

    expect(await screen.findByRole('button', { name: 'calendar-days' })).toBeTruthy()
  })
})

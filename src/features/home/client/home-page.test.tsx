// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { Calendar, ListChecks, StickyNote } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aUser, renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import type { AppEntry } from '../../../shell/app-entry.ts'
import { HomeCard, HomeRow, HomeRows } from '../../../shell/parts/home/home-card.tsx'
import { useCommands } from '../../../shell/workspace/commands/command-store.ts'
import { Page } from './home-page.tsx'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-17T08:00:00Z'), toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function cardOf(title: string, data: readonly string[]): () => ReactNode {
  const query = { data, isError: false, isFetching: false, dataUpdatedAt: 1, fetchStatus: 'idle', refetch: () => {} } as const
  return () => (
    <HomeCard
      title={title}
      path="/apps/x"
      query={query}
      note={(all) => `${all.length} open`}
      isEmpty={(all) => all.length === 0}
      empty="All done."
    >
      {(all) => (
        <HomeRows>
          {all.map((name) => (
            <HomeRow key={name} path={`/apps/x/${name}`} title={name} detail="Below" />
          ))}
        </HomeRows>
      )}
    </HomeCard>
  )
}

function anApp(id: string, Card: () => ReactNode, change: Partial<AppEntry> = {}): AppEntry {
  return {
    id,
    title: { en: id, de: id },
    icon: StickyNote,
    path: `/apps/${id}`,
    access: 'signed-in',
    group: 'applications',
    pages: [],
    loadHomeCard: () => Promise.resolve({ Card }),
    ...change,
  }
}

it('brings the cards of the apps together, under who it is for and the day', async () => {
  const apps = [anApp('mail', cardOf('Mail', [])), anApp('todo', cardOf('Tasks', ['Ring Mira', 'Pay rent']))]
  await renderInWorkspace(<Page />, { apps, user: aUser() })

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Good morning, Andrea')
  expect(screen.getByText(/17 November 2026/)).toBeDefined()
  const tasks = await screen.findByRole('region', { name: 'Tasks' })
  expect(within(tasks).getByText('2 open')).toBeDefined()
  expect(within(tasks).getByRole('link', { name: 'Open: Tasks' })).toBeDefined()
  expect(
    within(tasks)
      .getByRole('link', { name: /Pay rent/ })
      .getAttribute('href'),
  ).toBe('/apps/x/Pay rent')
  const mail = screen.getByRole('region', { name: 'Mail' })
  expect(within(mail).getByText('All done.')).toBeDefined()
  expect(within(mail).queryByText('0 open')).toBeNull()
})

it('leaves out what one may not enter, and keeps the rest when a card breaks or cannot be fetched', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = (): ReactNode => {
    throw new Error('planted')
  }
  const apps = [
    anApp('todo', broken),
    anApp('calendar', cardOf('Day', []), { loadHomeCard: () => Promise.reject(new Error('planted')) }),
    anApp('mail', cardOf('Mail', ['One']), { access: 'staff' }),
    anApp('chat', cardOf('Messages', ['Two'])),
  ]
  await renderInWorkspace(<Page />, { apps, user: aUser({ roles: ['user'] }) })

  expect(await screen.findByRole('region', { name: 'Messages' })).toBeDefined()
  expect(screen.getAllByText('This part could not be loaded. Reload the page to try again.')).toHaveLength(2)
  expect(screen.queryByRole('region', { name: 'Mail' })).toBeNull()
})

it('offers whatever the apps can make anew, by name', async () => {
  const run = vi.fn()
  await renderInWorkspace(
    <>
      <Makers run={run} />
      <Page />
    </>,
    { user: aUser() },
  )

  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'New' })))
  const entries = await screen.findAllByRole('menuitem')
  expect(entries.map(({ textContent }) => textContent)).toEqual(['New event', 'New task'])
  await act(async () => void fireEvent.click(entries[1] as HTMLElement))

  expect(run).toHaveBeenCalledOnce()
})

function Makers({ run }: { readonly run: () => void }): null {
  const commands = useMemo(
    () => [
      { id: 'task', title: 'New task', group: 'create' as const, icon: ListChecks, run },
      { id: 'event', title: 'New event', group: 'create' as const, icon: Calendar, run: () => {} },
      { id: 'go', title: 'Go somewhere', group: 'go' as const, run: () => {} },
    ],
    [run],
  )
  useCommands(commands)
  return null
}

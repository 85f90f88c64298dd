// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Users } from 'lucide-react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { serveContract, serving } from '../../../../scripts/testing/contract-server.ts'
import { aUser, renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { Problem } from '../../../kit/problem.ts'
import type { AppEntry } from '../../../shell/app-entry.ts'
import { countNotifications, listNotifications, markNotifications, type Notification } from '../contract.ts'
import { notificationsApp } from './app.ts'
import { Bell } from './bell.tsx'

// Fetching these takes longer than a test waits.
beforeAll(async () => {
  await import('./panel.tsx')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const sentences = [
  { kind: 'invitation', source: 'workspace', text: { en: '{by} invited you to {subject}', de: '{by} lädt Sie in {subject} ein' } },
] as const
const team: AppEntry = {
  id: 'team',
  title: { en: 'Team', de: 'Team' },
  icon: Users,
  path: '/apps/team',
  access: 'signed-in',
  group: 'applications',
  loadNotificationTexts: () => Promise.resolve({ sentences }),
  pages: [],
}
const anInvitation = (change: Partial<Notification> = {}): Notification => ({
  id: '5f1c7f0e-0000-4000-8000-000000000301',
  kind: 'invitation',
  source: 'workspace',
  by: { id: '5f1c7f0e-0000-4000-8000-000000000302', name: 'Beat Beispiel', avatar: '' },
  subject: 'Beispiel AG',
  excerpt: '',
  path: '/apps/team',
  at: null,
  time: '2026-11-18T09:00:00.000Z',
  isRead: false,
  ...change,
})

/** Keeps them as the server does. */
function served(first: readonly Notification[], { isDown = false } = {}): { readonly now: () => readonly Notification[] } {
  let all = first
  const unread = (): number => all.filter(({ isRead }) => !isRead).length
  serveContract([
    serving(listNotifications, ({ kind }) => {
      if (isDown) throw new Problem('not-allowed', 'Planted')
      return all.filter((each) => kind === undefined || each.kind === kind)
    }),
    serving(countNotifications, () => ({
      unread: unread(),
      kinds: all.length === 0 ? [] : [{ kind: 'invitation' as const, unread: unread() }],
      quietUntil: null,
    })),
    serving(markNotifications, ({ ids, isRead }) => {
      all = all.map((each) => (ids === undefined || ids.includes(each.id) ? { ...each, isRead } : each))
      return { changed: all.length }
    }),
  ])
  return { now: () => all }
}

async function openPanel(name: RegExp | string): Promise<HTMLElement> {
  await renderInWorkspace(<Bell />, { apps: [notificationsApp, team], user: aUser(), path: '/apps/home' })
  const bell = await screen.findByRole('button', { name })
  await act(async () => void fireEvent.click(bell))
  return screen.findByRole('dialog', { name: 'Notifications' })
}

it('counts what is unread, says it in words, and opening one leads there and marks it as read', async () => {
  const { now } = served([anInvitation()])
  const panel = await openPanel('1 unread notification')

  const row = await within(panel).findByRole('link', { name: /Beat Beispiel invited you to Beispiel AG/ })
  expect(row.textContent).toContain('New: ')
  await act(async () => void fireEvent.click(row))

  expect(location.pathname).toBe('/apps/team')
  await waitFor(() => expect(now()[0]?.isRead).toBe(true))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeTruthy()
})

it('marks all as read, and one as unread again by its dot and by the key U', async () => {
  const second = anInvitation({ id: '5f1c7f0e-0000-4000-8000-000000000303', subject: 'Muster AG' })
  const { now } = served([anInvitation(), second])
  const panel = await openPanel('2 unread notifications')
  await within(panel).findByText('Muster AG')

  await act(async () => void fireEvent.click(within(panel).getByRole('button', { name: 'Mark all read' })))
  const [dot] = await within(panel).findAllByRole('button', { name: 'Mark as unread' })
  await act(async () => void fireEvent.click(dot as HTMLElement))
  await waitFor(() => expect(now().map(({ isRead }) => isRead)).toEqual([false, true]))
  const [first] = within(panel).getAllByRole('link')
  await act(async () => void fireEvent.keyDown(first as HTMLElement, { key: 'u' }))

  await waitFor(() => expect(now().map(({ isRead }) => isRead)).toEqual([true, true]))
})

it('an empty list says what will come, and one that cannot be loaded never looks empty', async () => {
  served([])
  const panel = await openPanel('Notifications')
  expect(await within(panel).findByText('You’re all caught up')).toBeTruthy()
  cleanup()

  served([], { isDown: true })
  const broken = await openPanel('Notifications')
  expect(await within(broken).findByText('Couldn’t load your notifications')).toBeTruthy()
  expect(within(broken).queryByText('You’re all caught up')).toBeNull()
})

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serveContract, serving } from '../../../../scripts/testing/contract-server.ts'
import { aUser, renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { given } from '../../../kit/given.ts'
import { Problem } from '../../../kit/problem.ts'
import { countNotifications, readSettings, saveSettings, type Settings } from '../contract.ts'
import { notificationsApp } from './app.ts'
import { Page } from './settings-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const all: Settings['choices'] = { mention: 'here', assignment: 'here', due: 'here', invitation: 'here', reply: 'here' }

async function open(mail: Settings['mail'], { choices = all, isRefused = false } = {}): Promise<() => Settings> {
  let settings: Settings = { choices, quietUntil: null, mail }
  serveContract([
    serving(countNotifications, () => ({ unread: 0, kinds: [], quietUntil: settings.quietUntil })),
    serving(readSettings, () => settings),
    serving(saveSettings, (change) => {
      if (isRefused) throw new Problem('not-allowed', 'Planted')
      settings = { ...settings, choices: { ...settings.choices, ...given(change.choices ?? {}) } }
      return settings
    }),
  ])
  await renderInWorkspace(<Page />, { apps: [notificationsApp], user: aUser(), path: '/apps/notifications/settings' })
  await screen.findByRole('group', { name: /^Mentions/ })
  return () => settings
}

const choice = (kind: RegExp, way: string): HTMLInputElement =>
  within(screen.getByRole('group', { name: kind })).getByRole<HTMLInputElement>('radio', { name: way })

it('saves the way of one kind at once and leaves the others alone', async () => {
  const now = await open('sent')

  await act(async () => void fireEvent.click(choice(/^Due/, 'Not at all')))

  await waitFor(() => expect(now().choices).toEqual({ ...all, due: 'none' }))
  expect(choice(/^Due/, 'Not at all').checked).toBe(true)
  expect(choice(/^Replies/, 'In the workspace').checked).toBe(true)
})

it('puts back what the server does not take', async () => {
  await open('sent', { isRefused: true })

  await act(async () => void fireEvent.click(choice(/^Due/, 'Not at all')))

  await waitFor(() => expect(choice(/^Due/, 'In the workspace').checked).toBe(true))
})

it('offers no e-mail where none is sent, except what was chosen before', async () => {
  await open('off', { choices: { ...all, reply: 'email' } })

  expect(screen.getByText(/sends no e-mail/)).toBeTruthy()
  expect(within(screen.getByRole('group', { name: /^Mentions/ })).queryByRole('radio', { name: 'By e-mail too' })).toBeNull()
  expect(choice(/^Replies/, 'By e-mail too').checked).toBe(true)
})

it('leads whoever has not confirmed the address to where that is done', async () => {
  await open('unconfirmed')

  expect(screen.getByRole('link', { name: 'Confirm address' }).getAttribute('href')).toBe('/confirm-address')
})

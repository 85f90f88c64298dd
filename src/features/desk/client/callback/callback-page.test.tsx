// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInWorkspace } from '../../../../../scripts/testing/workspace.tsx'
import { deskApps } from '../app.ts'
import { Page } from './callback-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const answer = (reply: () => Promise<Response>) => {
  const fetch = vi.fn((_url: string, _request: RequestInit) => reply())
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const show = (): Promise<void> => renderInWorkspace(<Page />, { apps: deskApps, path: '/desk/callback?code=c&state=s', reads: 'de' })

it('exchanges the answer of the provider once, and forgets it', async () => {
  const fetch = answer(() => new Promise(() => undefined))

  await show()

  expect(fetch).toHaveBeenCalledOnce()
  expect(fetch.mock.calls[0]?.[1].body).toBe('{"query":"?code=c&state=s"}')
  expect(location.search).toBe('')
  expect(screen.getByRole('status').textContent).toBe('Anmeldung läuft …')
})

it.each([
  ['/desk', '/desk'],
  ['//evil.example', '/desk'],
  ['javascript:alert(1)', '/desk'],
])('goes on to a place of our own: %s', async (returnPath, place) => {
  answer(async () => Response.json({ returnPath }))

  await show()

  await expect.poll(() => location.pathname).toBe(place)
})

it.each([
  ['cancelled', 'abgebrochen'],
  ['outdated', 'zu alt'],
  ['no-role', 'keine Rolle'],
])('explains why nobody is signed in: %s', async (refusal, reason) => {
  answer(async () => Response.json({ refusal }))

  await show()

  expect((await screen.findByRole('alert')).textContent).toContain(reason)
  expect(screen.getByRole('link', { name: 'Noch einmal beginnen' }).getAttribute('href')).toBe('/desk')
})

it('says so where the exchange did not work', async () => {
  answer(() => Promise.reject(new TypeError('offline')))

  await show()

  expect((await screen.findByRole('alert')).textContent).toContain('im Moment nicht möglich')
})

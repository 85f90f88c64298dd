// @vitest-environment happy-dom
import { cleanup, configure, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { homePath } from '../../../../shell/app-entry.ts'
import { answerCalls, aSignedIn, refusal } from '../../../../../scripts/testing/account-calls.ts'
import { visit } from '../../../../../scripts/testing/entry-pages.tsx'
import { storedToken } from '../../../../shell/stored-token.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const finish = '/api/auth/provider/finish'
const answer = '?code=c0de&state=st4te'

it('exchanges the answer of the provider and leads on to the page that was wanted', async () => {
  const sent = answerCalls({ [finish]: () => ({ ...aSignedIn({ from: 'identity provider' }), returnPath: '/apps/mail' }) })

  await visit(`/callback${answer}`)

  await expect.poll(() => location.pathname).toBe('/apps/mail')
  expect(sent.filter(({ path }) => path === finish).map(({ body }) => body)).toEqual([{ query: answer }])
  expect(storedToken()).toBe('a.fresh.token')
})

it('exchanges once, also where React runs every effect twice', async () => {
  const sent = answerCalls({ [finish]: () => new Promise(() => undefined) })

  configure({ reactStrictMode: true })
  await visit(`/callback${answer}`)
  await screen.findByText('One moment, we are signing you in …')
  configure({ reactStrictMode: false })

  expect(sent.filter(({ path }) => path === finish)).toHaveLength(1)
})

it('shows that it is at work, with nothing of the answer left in the address', async () => {
  answerCalls({ [finish]: () => new Promise(() => undefined) })

  await visit(`/callback${answer}`)

  expect((await screen.findByText('One moment, we are signing you in …')).getAttribute('role')).toBe('status')
  expect(location.pathname + location.search).toBe('/callback')
})

it.each(['https://example.org/', '//example.org', '/\\example.org'])('never leads on to %s', async (returnPath) => {
  answerCalls({ [finish]: () => ({ ...aSignedIn(), returnPath }) })

  await visit(`/callback${answer}`)

  await expect.poll(() => location.href).toBe(location.origin + homePath)
})

it.each([
  ['?error=access_denied&state=st4te', 'You did not finish signing in with the provider. Nothing was changed.'],
  ['?error=server_error', /^Signing in did not work out/],
  ['', /^Signing in did not work out/],
])('explains an answer like «%s» and offers another try', async (query, words) => {
  const sent = answerCalls({})

  await visit(`/callback${query}`)

  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/login')
  expect(sent.filter(({ path }) => path === finish)).toEqual([])
})

it.each([
  [refusal(400, 'invalid-input', 'unknown state'), /^Signing in did not work out/],
  [refusal(503, 'unavailable', 'down'), /^The server cannot be reached/],
  [refusal(429, 'too-many', 'slow down', { 'retry-after': '30' }), /wait 30 seconds/],
])('explains a refusal of our server', async (reply, words) => {
  answerCalls({ [finish]: () => reply })

  await visit(`/callback${answer}`)

  expect(await screen.findByText(words)).toBeTruthy()
  expect(storedToken()).toBeNull()
})

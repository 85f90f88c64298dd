// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answerCalls, aWireUser } from '../../../../../scripts/testing/account-calls.ts'
import { visit } from '../../../../../scripts/testing/entry-pages.tsx'
import { userFrom } from '../user.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('§2.32 signs out whoever opens it, and ends at the start', async () => {
  answerCalls({ '/api/auth/sign-out': () => ({}) })

  await visit('/logout', userFrom(aWireUser()))

  await expect.poll(() => location.pathname).toBe('/')
  expect(await screen.findByText('start')).toBeTruthy()
})

it('§4.21 does nothing for a guest but lead to the start', async () => {
  const sent = answerCalls({})

  await visit('/logout')
  await act(async () => undefined)

  expect(location.pathname).toBe('/')
  expect(sent.filter(({ path }) => path === '/api/auth/sign-out')).toEqual([])
})

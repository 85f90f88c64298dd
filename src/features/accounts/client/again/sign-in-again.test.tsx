// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCalls, aSignedIn, aWireUser, noOtherWays } from '../../../../../scripts/testing/account-calls.ts'
import { field, saidAt, type } from '../../../../../scripts/testing/entry-pages.tsx'
import { renderInWorkspace } from '../../../../../scripts/testing/workspace.tsx'
import { storedToken } from '../../../../shell/stored-token.ts'
import type { User } from '../../../../shell/workspace/session/session.ts'
import { userFrom } from '../user.ts'
import { SignInAgain } from './sign-in-again.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ways = '/api/auth/providers'
const press = (name: string): Promise<void> => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

async function show(user: User): Promise<{ readonly onSignedIn: (user: User) => void; readonly onLeave: () => void }> {
  const [onSignedIn, onLeave] = [vi.fn(), vi.fn()]
  await renderInWorkspace(<SignInAgain user={user} onSignedIn={onSignedIn} onLeave={onLeave} />)
  return { onSignedIn, onLeave }
}

describe('signing in again with a password', () => {
  it('asks for the password only, and stores the token before it tells', async () => {
    const sent = answerCalls({ [ways]: () => noOtherWays, '/api/auth': () => aSignedIn() })
    const user = userFrom(aWireUser())
    const { onSignedIn } = await show(user)
    expect(screen.getByText('You were signed in as anna@example.com.')).toBeTruthy()
    expect(document.activeElement).toBe(field(/^Password/))

    await type(/^Password/, 'Quitten im Herbst')
    await press('Sign in')

    expect(sent.find(({ path }) => path === '/api/auth')?.authorization).toBe(`Basic ${btoa('anna@example.com:Quitten im Herbst')}`)
    expect(storedToken()).toBe('a.fresh.token')
    expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(user)
  })

  it('says at the field what is wrong, also where it is the address', async () => {
    answerCalls({ [ways]: () => noOtherWays, '/api/auth': () => ({ error: { email: 'Check your username/email', password: null } }) })
    const { onSignedIn } = await show(userFrom(aWireUser()))

    await type(/^Password/, 'guessed')
    await press('Sign in')

    expect(saidAt(field(/^Password/))).toBe('Check your username/email')
    expect(onSignedIn).not.toHaveBeenCalled()
  })
})

it('sends somebody from a provider to a new tab, so that this page stays', async () => {
  answerCalls({ [ways]: () => noOtherWays })
  await show(userFrom(aWireUser({ from: 'identity provider' })))

  const link = screen.getByRole('link', { name: 'Open a new tab to sign in' })

  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/login', '_blank'])
  expect(screen.queryByLabelText(/^Password/)).toBeNull()
})

it('lets somebody leave', async () => {
  answerCalls({ [ways]: () => noOtherWays })
  const { onLeave } = await show(userFrom(aWireUser()))

  await press('Leave without signing in')

  expect(onLeave).toHaveBeenCalledOnce()
})

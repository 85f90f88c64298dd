// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logout, visitMail, visitSignedIn } from '../../../../scripts/testing/mail-visit.tsx'
import { openUserMenu } from '../../../../scripts/testing/whole-workspace.tsx'
import { aToken, aUser } from '../../../../scripts/testing/workspace.tsx'
import { Problem } from '../../../kit/problem.ts'
import { storedToken } from '../../stored-token.ts'
import { keepToken } from '../../token.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('logout', () => {
  it('§4.21 ends the session here and at the server, and leads to / and not to sign in', async () => {
    const signOut = vi.fn().mockResolvedValue(undefined)
    const token = aToken()
    await visitSignedIn({ signOut }, token)

    await logout()

    expect(await screen.findByText('The start page')).toBeTruthy()
    expect(location.pathname + location.search).toBe('/')
    expect(signOut).toHaveBeenCalledExactlyOnceWith(aUser(), token)
    expect(storedToken()).toBeNull()
  })

  it('leaves nobody behind who comes back', async () => {
    await visitSignedIn()
    await logout()
    await screen.findByText('The start page')

    await act(async () => history.pushState(null, '', '/apps/mail'))

    expect(await screen.findByRole('heading', { name: 'Sign in here' })).toBeTruthy()
  })

  it('is done here also where the server cannot be reached', async () => {
    await visitSignedIn({ signOut: () => Promise.reject(new Problem('unavailable', 'No.')) })

    await logout()

    expect(await screen.findByText('The start page')).toBeTruthy()
    expect(storedToken()).toBeNull()
  })

  it('asks first where something is not saved', async () => {
    const signOut = vi.fn().mockResolvedValue(undefined)
    await visitSignedIn({ signOut })
    fireEvent.change(screen.getByLabelText('Guarded'), { target: { value: 'a draft' } })

    await logout()
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await act(async () => within(question).getByRole('button', { name: 'Stay' }).click())

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByLabelText<HTMLInputElement>('Guarded').value).toBe('a draft')
    expect(storedToken()).not.toBeNull()
    expect(signOut).not.toHaveBeenCalled()
  })
})

it('§4.21 without a role there is no logout', async () => {
  const signOut = vi.fn().mockResolvedValue(undefined)
  keepToken(aToken())
  await visitMail({ signOut, resume: () => Promise.resolve(aUser({ roles: [] })) }, '/pages/open')
  await screen.findByRole('heading', { name: 'Open to all' })

  const menu = await openUserMenu()

  expect(within(menu).queryByRole('menuitem', { name: 'Logout' })).toBeNull()
  expect(storedToken()).not.toBeNull()
})

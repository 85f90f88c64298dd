// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { SignInAgain, visitMail, visitSignedIn } from '../../../../scripts/testing/mail-visit.tsx'
import { aToken, aUser } from '../../../../scripts/testing/workspace.tsx'
import { Problem } from '../../../kit/problem.ts'
import { storedToken, tokenKey } from '../../stored-token.ts'
import { keepToken, tellRefused } from '../../token.ts'
import type { User } from './session.ts'

const reload = vi.fn<() => void>()
const warn = vi.fn<(text: string) => void>()

// Fetching it takes longer than a test waits.
beforeAll(() => import('../states/denied-place.tsx'))
beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(warn.mockReset())
  vi.spyOn(location, 'reload').mockImplementation(reload.mockReset())
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a visit with a stored token', () => {
  it('§4.22 waits until it is known whom it belongs to, and signs in', async () => {
    keepToken(aToken())
    const { promise, resolve } = Promise.withResolvers<User>()
    await visitMail({ resume: () => promise })
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByRole('navigation')).toBeNull()

    await act(async () => resolve(aUser()))

    expect(await screen.findByRole('heading', { name: 'Mail of Andrea Beispiel' })).toBeTruthy()
    expect(notice()).toBeUndefined()
  })

  it('§4.23 §8.8 that has expired leads a guest to sign in and says «access_token expired»', async () => {
    keepToken(aToken({ secondsLeft: -1 }))
    await visitMail()

    expect(await screen.findByRole('heading', { name: 'Sign in here' })).toBeTruthy()
    expect(location.pathname + location.search).toBe('/login?return=%2Fapps%2Fmail')
    expect(notice()).toContain('access_token expired')
    expect(warn).toHaveBeenCalledWith('access token expired')
    expect(storedToken()).toBeNull()
  })

  it('§8.7 that the server does not know leads a guest to sign in and says «Invalid access_token»', async () => {
    keepToken(aToken())
    await visitMail({ resume: refusing })

    expect(await screen.findByRole('heading', { name: 'Sign in here' })).toBeTruthy()
    expect(notice()).toContain('Invalid access_token')
    expect(storedToken()).toBeNull()
  })

  it('that nobody could check signs nobody out, and is asked about again', async () => {
    keepToken(aToken())
    const resume = vi.fn<() => Promise<User>>().mockRejectedValueOnce(new Problem('unavailable', 'No.')).mockResolvedValue(aUser())
    await visitMail({ resume })
    expect(await screen.findByRole('heading', { name: 'Can’t reach the server' })).toBeTruthy()
    expect(storedToken()).not.toBeNull()

    await act(async () => screen.getByRole('button', { name: 'Try again' }).click())

    expect(await screen.findByRole('heading', { name: 'Mail of Andrea Beispiel' })).toBeTruthy()
  })

  it('§6.4 leads on from the sign-in page to where somebody wanted to go', async () => {
    keepToken(aToken())
    await visitMail({}, '/login?return=%2Fapps%2Fmail')

    expect(await screen.findByRole('heading', { name: 'Mail of Andrea Beispiel' })).toBeTruthy()
    expect(location.pathname).toBe('/apps/mail')
  })
})

it('§4.24 §6.4 a visit without a token is that of a guest, who is led to sign in', async () => {
  const resume = vi.fn<() => Promise<User>>()
  await visitMail({ resume })

  expect(await screen.findByRole('heading', { name: 'Sign in here' })).toBeTruthy()
  expect(resume).not.toHaveBeenCalled()
  expect(screen.queryByText(/access_token/)).toBeNull()
})

describe('a session that ends under an open page', () => {
  it('§4.25 leaves what was typed, asks to sign in again and goes on', async () => {
    const { reads } = await visitSignedIn()
    fireEvent.change(screen.getByLabelText('Letter'), { target: { value: 'Dear Luca' } })

    await refuse()
    const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' })
    expect(dialog.textContent).toContain('Invalid access_token')
    expect(storedToken()).toBeNull()
    await act(async () => (await within(dialog).findByRole('button', { name: 'Sign in as before' })).click())

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByLabelText<HTMLInputElement>('Letter').value).toBe('Dear Luca')
    await waitFor(() => expect(reads).toHaveLength(2))
    expect(location.pathname).toBe('/apps/mail')
  })

  it('opens one dialog, however many calls are refused', async () => {
    await visitSignedIn()
    const token = storedToken()

    await act(async () => {
      for (let count = 0; count < 10; count += 1) tellRefused(token)
    })

    expect(await screen.findAllByRole('dialog')).toHaveLength(1)
  })

  it('closes the dialog by itself when another window signs in again', async () => {
    await visitSignedIn()
    await refuse()
    await screen.findByRole('dialog')

    await act(async () => {
      keepToken(aToken())
      dispatchEvent(new StorageEvent('storage', { key: tokenKey }))
    })

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByRole('heading', { name: 'Mail of Andrea Beispiel' })).toBeTruthy()
  })

  it('loads the page anew for another account', async () => {
    await visitSignedIn()
    await refuse()

    await act(async () => (await screen.findByRole('button', { name: 'Sign in as another' })).click())

    expect(reload).toHaveBeenCalledOnce()
  })

  it('is over for whoever leaves, once they have said so', async () => {
    await visitSignedIn()
    await refuse()

    await act(async () => (await screen.findByRole('button', { name: 'Rather leave' })).click())
    const question = await screen.findByRole('alertdialog', { name: 'Leave without signing in?' })
    expect(location.pathname).toBe('/apps/mail')
    await act(async () => within(question).getByRole('button', { name: 'Leave' }).click())

    expect(await screen.findByText('The start page')).toBeTruthy()
    expect(location.pathname).toBe('/')
  })

  it('offers another try where the dialog cannot be fetched', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const loadSignInAgain = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ SignInAgain })
    await visitSignedIn({ loadSignInAgain })
    await refuse()

    await act(async () => (await screen.findByRole('button', { name: 'Try again' })).click())

    expect(await screen.findByRole('button', { name: 'Sign in as before' })).toBeTruthy()
  })
})

it('another workspace shows nothing of the one before', async () => {
  const { reads } = await visitSignedIn()
  fireEvent.change(screen.getByLabelText('Letter'), { target: { value: 'Dear Luca' } })

  await act(async () => screen.getByRole('button', { name: 'Change workspace' }).click())

  expect(await screen.findByText('Read 2')).toBeTruthy()
  expect(screen.queryByText('Read 1')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Letter').value).toBe('')
  expect(notice()).toBeUndefined()
  expect(reads).toHaveLength(2)
})

async function refuse(): Promise<void> {
  await act(async () => tellRefused(storedToken()))
}

function notice(): string | undefined {
  return screen.queryByRole('region', { name: 'Message' })?.textContent ?? undefined
}

function refusing(): Promise<never> {
  return Promise.reject(new Problem('not-signed-in', 'Invalid access token detected'))
}

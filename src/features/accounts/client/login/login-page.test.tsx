// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCalls, aSignedIn, aWireUser, noOtherWays, refusal } from '../../../../../scripts/testing/account-calls.ts'
import { button, field, heading, press, saidAt, type, visit } from '../../../../../scripts/testing/entry-pages.tsx'
import { homePath } from '../../../../shell/app-entry.ts'
import { storedToken } from '../../../../shell/stored-token.ts'
import { userFrom } from '../user.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const ways = '/api/auth/providers'
const wrong = { error: { email: 'Check your username/email', password: 'Check your password' } }

const name = (): HTMLInputElement => field(/^Username\/Email/)
const password = (): HTMLInputElement => field(/^Password/)

async function fillIn(who = 'anna@example.com', secret = 'Quitten im Herbst'): Promise<void> {
  await heading()
  await type(/^Username\/Email/, who)
  await type(/^Password/, secret)
}

describe('the page to sign in', () => {
  it('§2.23 stands alone, with the fields that password managers look for and nothing filled in', async () => {
    answerCalls({ [ways]: () => noOtherWays })
    await visit('/login')

    expect(await heading()).toBe('Log in to your account')
    await expect.poll(() => document.title).toBe('Login – eFristerstreckung')
    expect([name(), password()].map((control) => [control.autocomplete, control.type, control.value])).toEqual([
      ['username', 'text', ''],
      ['current-password', 'password', ''],
    ])
    expect(document.querySelectorAll("[data-region='toolbar'], [data-region='navigation'], [data-region='footer']")).toHaveLength(0)
    expect(screen.queryByRole('button', { name: 'Theme Settings' })).toBeNull()
    expect(screen.getByRole('link', { name: /back to the start page$/ }).getAttribute('href')).toBe('/')
  })

  it('§7.4 §3.13 signs in: the password travels in a header, the token is kept, and the start page follows', async () => {
    const sent = answerCalls({ [ways]: () => noOtherWays, '/api/auth': () => aSignedIn() })
    await visit('/login')
    await fillIn()

    await press(/^Login/)

    const call = sent.find(({ path }) => path === '/api/auth')
    expect(call?.authorization).toBe(`Basic ${btoa('anna@example.com:Quitten im Herbst')}`)
    expect(storedToken()).toBe('a.fresh.token')
    expect(location.pathname + location.search).toBe(homePath)
    expect((await screen.findByRole('region', { name: 'Message' })).textContent).toContain('Logged in with e-mail and password')
  })

  it('§6.4 leads on to the page that was wanted', async () => {
    answerCalls({ [ways]: () => noOtherWays, '/api/auth': () => aSignedIn() })
    await visit('/login?return=%2Fapps%2Fmail%3Flabel%3D2')
    await fillIn()

    await press(/^Login/)

    expect(location.pathname + location.search).toBe('/apps/mail?label=2')
  })

  it.each(['https://example.org', '//example.org', '/\\example.org', 'javascript:alert(1)'])(
    'never leads on to %s, only to the start',
    async (wanted) => {
      answerCalls({ [ways]: () => noOtherWays, '/api/auth': () => aSignedIn() })
      await visit(`/login?return=${encodeURIComponent(wanted)}`)
      await fillIn()

      await press(/^Login/)

      expect(location.href).toBe(location.origin + homePath)
    },
  )

  it('is for guests only', async () => {
    answerCalls({ [ways]: () => noOtherWays })
    await visit('/login', userFrom(aWireUser()))

    expect(location.pathname).toBe(homePath)
    expect(screen.queryByLabelText(/^Password/)).toBeNull()
  })
})

describe('what goes wrong at signing in', () => {
  it('§3.13 §5.18 §8.10 §8.11 is said at its fields, and everything typed stays', async () => {
    answerCalls({ [ways]: () => noOtherWays, '/api/auth': () => wrong })
    await visit('/login')
    await fillIn('nobody@example.com', 'guessed wrongly')

    await press(/^Login/)

    expect(saidAt(name())).toBe('Check your username/email')
    expect(saidAt(password())).toBe('Check your password')
    // Once: no list above says it again, and the focus goes where it is mended.
    expect(screen.getAllByText('Check your password')).toHaveLength(1)
    expect(document.activeElement).toBe(name())
    expect([name().value, password().value]).toEqual(['nobody@example.com', 'guessed wrongly'])
    expect(storedToken()).toBeNull()
    expect(location.pathname).toBe('/login')
  })

  it('asks for what is missing without asking the server', async () => {
    const sent = answerCalls({ [ways]: () => noOtherWays })
    await visit('/login')
    await heading()

    await press(/^Login/)

    expect([saidAt(name()), saidAt(password())]).toEqual(['Username/Email is missing', 'Password is missing'])
    expect(sent.filter(({ path }) => path === '/api/auth')).toEqual([])
  })

  it('is told calmly when the server cannot be reached, and works the next time', async () => {
    const answers: Record<string, () => unknown> = { [ways]: () => noOtherWays }
    answerCalls(answers)
    await visit('/login')
    await fillIn()

    await press(/^Login/)
    expect(screen.getByRole('alert').textContent).toContain('The server cannot be reached at the moment.')
    expect(password().value).toBe('Quitten im Herbst')

    answers['/api/auth'] = () => aSignedIn()
    await press(/^Login/)
    expect(location.pathname).toBe(homePath)
  })

  it('says how long to wait after too many attempts', async () => {
    answerCalls({ [ways]: () => noOtherWays, '/api/auth': () => refusal(429, 'too-many', 'Too many requests', { 'retry-after': '540' }) })
    await visit('/login')
    await fillIn()

    await press(/^Login/)

    expect(screen.getByRole('alert').textContent).toBe('Too many attempts. Please wait 9 minutes and try again.')
  })

  it('is asked once however often somebody presses', async () => {
    let finish = (_answer: unknown): void => undefined
    const sent = answerCalls({ [ways]: () => noOtherWays, '/api/auth': () => new Promise((done) => (finish = done)) })
    await visit('/login')
    await fillIn()

    await press(/^Login/)
    await press(/^Signing in/)

    expect(button(/^Signing in/).getAttribute('aria-busy')).toBe('true')
    expect(sent.filter(({ path }) => path === '/api/auth')).toHaveLength(1)
    await act(async () => finish(wrong))
  })

  it('says so where the browser keeps nothing', async () => {
    answerCalls({ [ways]: () => noOtherWays, '/api/auth': () => aSignedIn() })
    await visit('/login')
    await fillIn()
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('refused')
      },
    })

    await press(/^Login/)

    expect(screen.getByRole('alert').textContent).toContain('This browser does not let us keep you signed in.')
  })
})

it('shows the password and hides it again', async () => {
  answerCalls({ [ways]: () => noOtherWays })
  await visit('/login')
  await heading()

  await press(/^Show password/)
  expect(password().type).toBe('text')

  await press(/^Hide password/)
  expect(password().type).toBe('password')
})

describe('other ways to sign in', () => {
  const agov = { ...noOtherWays, redirects: [{ provider: 'identity provider', name: 'AGOV' }] }

  it('leads to a provider and tells the server where to come back to', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    const address = 'https://login.example.ch/authorize?client_id=efr'
    const sent = answerCalls({ [ways]: () => agov, '/api/auth/provider/start': () => ({ address }) })
    await visit('/login?return=%2Fapps%2Fmail')
    await screen.findByText('Sign in with AGOV')

    await press(/^Sign in with AGOV/)

    expect(sent.at(-1)?.body).toEqual({ provider: 'identity provider', returnPath: '/apps/mail' })
    expect(assign).toHaveBeenCalledExactlyOnceWith(address)
  })

  it('says when the provider cannot be asked, and stays', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    answerCalls({ [ways]: () => agov })
    await visit('/login')
    await screen.findByText('Sign in with AGOV')

    await press(/^Sign in with AGOV/)

    expect(screen.getByRole('alert').textContent).toContain('The server cannot be reached')
    expect(assign).not.toHaveBeenCalled()
  })

  it('§7.10 has no word of Firebase where it is not set up, and a choice where it is', async () => {
    answerCalls({ [ways]: () => agov })
    await visit('/login')
    await screen.findByText('Sign in with AGOV')
    expect(screen.queryByText(/firebase/i)).toBeNull()
    cleanup()

    const firebase = { apiKey: 'key', authDomain: 'x.example', projectId: 'x', databaseURL: 'https://x.example' }
    answerCalls({ [ways]: () => ({ ...noOtherWays, firebase }) })
    await visit('/login')

    expect(await screen.findByRole('radio', { name: 'Firebase' })).toBeTruthy()
  })

  it('does without them while they cannot be loaded, says so, and asks again on demand', async () => {
    const answers: Record<string, () => unknown> = {}
    answerCalls(answers)
    await visit('/login')
    expect(await screen.findByText(/Other ways to sign in could not be loaded/)).toBeTruthy()

    answers[ways] = () => agov
    await press(/^Try again/)

    expect(await screen.findByText('Sign in with AGOV')).toBeTruthy()
  })
})

describe('a demonstration', () => {
  it('fills in one of its accounts on demand', async () => {
    answerCalls({ [ways]: () => ({ ...noOtherWays, isDemo: true }) })
    await visit('/login')
    await screen.findByRole('table', { name: 'Demo accounts' })

    await press(/^Fill in staff/)

    expect([name().value, password().value]).toEqual(['staff', 'staff'])
  })

  it('shows no accounts where it is none', async () => {
    answerCalls({ [ways]: () => noOtherWays })
    await visit('/login')
    await heading()

    expect(screen.queryByRole('table')).toBeNull()
  })
})

it('goes over to registering without forgetting where somebody wanted to go', async () => {
  answerCalls({ [ways]: () => noOtherWays })
  await visit('/login?return=%2Fapps%2Fmail')

  expect((await screen.findByRole('link', { name: 'Create an account' })).getAttribute('href')).toBe('/register?return=%2Fapps%2Fmail')
})

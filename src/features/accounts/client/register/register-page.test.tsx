// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCalls, aSignedIn, noOtherWays, refusal } from '../../../../../scripts/testing/account-calls.ts'
import { field, heading, press, saidAt, type, visit } from '../../../../../scripts/testing/entry-pages.tsx'
import { storedToken } from '../../../../shell/stored-token.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ways = '/api/auth/providers'
const registration = '/api/auth/register'
const secret = 'Quitten im Herbst'

const displayName = (): HTMLInputElement => field(/^Display name/)
const email = (): HTMLInputElement => field(/^Email/)
const password = (): HTMLInputElement => field(/^Password/)
const confirmation = (): HTMLInputElement => field(/^Confirm password/)

type Typed = { readonly name?: string; readonly address?: string; readonly first?: string; readonly second?: string }

async function fillIn({ name = 'Anna Muster', address = 'anna@example.com', first = secret, second }: Typed = {}): Promise<void> {
  await heading()
  await type(/^Display name/, name)
  await type(/^Email/, address)
  await type(/^Password/, first)
  await type(/^Confirm password/, second ?? first)
}

describe('the page to register', () => {
  it('§2.23 has the fields that password managers look for, and tells the rule before it is broken', async () => {
    answerCalls({ [ways]: () => noOtherWays })
    await visit('/register')

    expect(await heading()).toBe('Create an account')
    await screen.findByLabelText(/^Display name/)
    expect([displayName(), email(), password(), confirmation()].map(({ autocomplete }) => autocomplete)).toEqual([
      'name',
      'email',
      'new-password',
      'new-password',
    ])
    expect(saidAt(password())).toContain('At least 8 characters.')
  })

  it('§7.6 §3.13 makes the account, says so, keeps the token and leads on', async () => {
    const sent = answerCalls({ [ways]: () => noOtherWays, [registration]: () => aSignedIn() })
    await visit('/register?return=%2Fapps%2Fmail')
    await fillIn({ name: ' Anna Muster ', address: ' anna@example.com ' })

    await press(/^Register/)

    expect(sent.find(({ path }) => path === registration)?.body).toEqual({
      displayName: 'Anna Muster',
      email: 'anna@example.com',
      password: secret,
    })
    expect(storedToken()).toBe('a.fresh.token')
    expect(location.pathname).toBe('/apps/mail')
    expect((await screen.findByRole('region', { name: 'Message' })).textContent).toContain('Account created. Welcome!')
  })

  it('takes the address of an invitation from the history, never from the address', async () => {
    answerCalls({ [ways]: () => noOtherWays })
    await visit('/register?email=mallory%40example.com')
    await heading()
    expect(email().value).toBe('')
    cleanup()

    const replace = history.replaceState.bind(history)
    vi.spyOn(history, 'replaceState').mockImplementationOnce((_state, unused, address) =>
      replace({ email: 'anna@example.com' }, unused, address),
    )
    await visit('/register')
    await heading()

    expect(email().value).toBe('anna@example.com')
  })
})

describe('what goes wrong at registering', () => {
  it('§5.16 §8.13 is seen before anything is sent: no name, no address, a short password', async () => {
    const sent = answerCalls({ [ways]: () => noOtherWays })
    await visit('/register')
    await fillIn({ name: ' ', address: 'anna', first: 'short' })

    await press(/^Register/)

    expect(saidAt(displayName())).toBe('Enter display name')
    expect(saidAt(email())).toBe('Enter an e-mail address like name@example.com')
    expect(saidAt(password())).toContain('Enter at least 8 characters')
    expect(sent.filter(({ path }) => path === registration)).toEqual([])
  })

  it('says at both fields that the passwords differ, and mending one mends both', async () => {
    answerCalls({ [ways]: () => noOtherWays })
    await visit('/register')
    await fillIn({ second: 'Quitten im Winter' })

    await press(/^Register/)
    expect([saidAt(password()), saidAt(confirmation())].every((said) => said.includes('Passwords must match'))).toBe(true)

    await type(/^Confirm password/, secret)
    expect([saidAt(password()), saidAt(confirmation())].some((said) => said.includes('Passwords must match'))).toBe(false)
  })

  it('§7.6 §5.17 §8.12 §3.13 an answer without a user is refused with its error, at the field', async () => {
    const error = { displayName: null, password: null, email: 'The email is already in use' }
    answerCalls({ [ways]: () => noOtherWays, [registration]: () => ({ error }) })
    await visit('/register')
    await fillIn()

    await press(/^Register/)

    expect(saidAt(email())).toBe('The email is already in use')
    expect([displayName(), password()].map((control) => control.getAttribute('aria-invalid'))).toEqual([null, null])
    expect(storedToken()).toBeNull()
    expect(location.pathname).toBe('/register')
    expect(password().value).toBe(secret)
  })

  it('says how long to wait after too many registrations', async () => {
    answerCalls({ [ways]: () => noOtherWays, [registration]: () => refusal(429, 'too-many', 'Too many', { 'retry-after': '3600' }) })
    await visit('/register')
    await fillIn()

    await press(/^Register/)

    expect(screen.getByRole('alert').textContent).toBe('Too many attempts. Please wait 60 minutes and try again.')
  })
})

describe('where not everybody may register', () => {
  it('says whom to ask instead of showing a form, and the page to sign in leads nowhere else', async () => {
    answerCalls({ [ways]: () => ({ ...noOtherWays, registration: 'off', registrationContact: 'it@amt.example' }) })
    await visit('/register')

    expect(await screen.findByText(/^You cannot create an account here yourself\./)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Write to it@amt.example' }).getAttribute('href')).toBe('mailto:it@amt.example')
    expect(screen.queryByLabelText(/^Display name/)).toBeNull()
  })

  it('says that an invitation is needed', async () => {
    answerCalls({ [ways]: () => ({ ...noOtherWays, registration: 'invited' }) })
    await visit('/register')

    expect(await screen.findByText(/^You need an invitation to create an account here\./)).toBeDefined()
    expect(screen.queryByLabelText(/^Display name/)).toBeNull()
  })
})

// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCalls, aSignedIn, noOtherWays, refusal } from '../../../../../scripts/testing/account-calls.ts'
import { field, heading, press, saidAt, type, visit } from '../../../../../scripts/testing/entry-pages.tsx'
import { aUser } from '../../../../../scripts/testing/workspace.tsx'
import { storedToken } from '../../../../shell/stored-token.ts'
import { forgetCode } from '../entry/link-code.ts'

beforeEach(() => {
  localStorage.clear()
  forgetCode()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const code = 'Abc-_'.padEnd(43, 'x')
const [ways, link] = ['/api/auth/providers', '/api/auth/link']
const gone = () => refusal(404, 'not-found', 'This link was used already or is too old.')

describe('who forgot the password', () => {
  it('is sent a link, and told that it is on its way', async () => {
    const sent = answerCalls({ [ways]: () => noOtherWays, '/api/auth/password/forgotten': () => ({}) })
    await visit('/forgot-password')

    expect(await heading()).toBe('Forgot your password?')
    await type(/^Email/, ' anna@example.com ')
    await press(/^Send link/)

    expect(await screen.findByText(/with the address anna@example\.com, a link is on its way/)).toBeTruthy()
    expect(sent.at(-1)?.body).toEqual({ email: 'anna@example.com' })
  })

  it('learns whom to ask where no mail is sent', async () => {
    answerCalls({ [ways]: () => ({ ...noOtherWays, sendsMail: false, registrationContact: 'it@musterland.example' }) })
    await visit('/forgot-password')

    expect(await screen.findByText(/sends no mail/)).toBeTruthy()
    expect(screen.getByRole('link', { name: /it@musterland\.example/ }).getAttribute('href')).toBe('mailto:it@musterland.example')
    expect(screen.queryByRole('button', { name: /^Send link/ })).toBeNull()
  })
})

describe('the link for a new password', () => {
  it('names the account, takes the password twice, and signs in; its code leaves the address at once', async () => {
    const sent = answerCalls({
      [ways]: () => noOtherWays,
      [link]: () => ({ email: 'anna@example.com', purpose: 'password' }),
      '/api/auth/password/reset': () => aSignedIn(),
    })
    await visit(`/new-password#${code}`)
    await screen.findByText(/For anna@example\.com/)
    const address = location.href
    await type(/^Password/, 'Birnen auf dem Dach')
    await type(/^Confirm password/, 'Birnen auf dem Dach')

    await press(/^Save password/)

    expect(await screen.findByText('home')).toBeTruthy()
    expect(address).not.toContain(code)
    expect(sent.find(({ path }) => path.endsWith('reset'))?.body).toEqual({ code, password: 'Birnen auf dem Dach' })
    expect(storedToken()).toBe('a.fresh.token')
  })

  it('says what is wrong with a password before and after it is sent', async () => {
    answerCalls({
      [ways]: () => noOtherWays,
      [link]: () => ({ email: 'anna@example.com', purpose: 'password' }),
      '/api/auth/password/reset': () => ({ error: { password: 'Too many people use this password. Choose another one.' } }),
    })
    await visit(`/new-password#${code}`)
    await screen.findByText(/For anna@example\.com/)

    await type(/^Password/, 'anna@example.com')
    await type(/^Confirm password/, 'else')
    await press(/^Save password/)
    const before = saidAt(field(/^Password/))
    for (const label of [/^Password/, /^Confirm password/]) await type(label, 'password123')
    await press(/^Save password/)

    expect(before).toContain('without your name or e-mail address')
    expect(saidAt(field(/^Password/))).toContain('Too many people use this password')
  })

  it.each([
    ['was used or is too old', `#${code}`, gone, 'This link is no longer valid'],
    ['is for something else', `#${code}`, () => ({ email: 'anna@example.com', purpose: 'address' }), 'This link is no longer valid'],
    ['is cut off', '#Abc', gone, 'This link is not complete'],
    ['has no code', '', gone, 'This link is not complete'],
  ])('that %s says so', async (_what, hash, answer, title) => {
    answerCalls({ [ways]: () => noOtherWays, [link]: answer })
    await visit(`/new-password${hash}`)

    expect(await screen.findByText(title)).toBeTruthy()
  })
})

describe('the link that proves an address', () => {
  const anna = aUser({ email: 'Anna@example.com' })

  it('leads guests to the page to sign in first, and is still there when they come back', async () => {
    answerCalls({ [ways]: () => noOtherWays, [link]: () => ({ email: 'anna@example.com', purpose: 'address' }) })
    await visit(`/confirm-address#${code}`)
    await screen.findByText(/for the account anna@example\.com/)

    await press(/^Sign in/)
    const address = location.pathname + location.search
    cleanup()
    await visit('/confirm-address', anna)

    expect(address).toBe('/login?return=%2Fconfirm-address')
    expect(await screen.findByRole('button', { name: /^Confirm address/ })).toBeTruthy()
    expect(location.href).not.toContain(code)
  })

  it('is not for somebody who is signed in as another', async () => {
    answerCalls({ [ways]: () => noOtherWays, [link]: () => ({ email: 'anna@example.com', purpose: 'address' }) })
    await visit(`/confirm-address#${code}`, aUser({ email: 'bruno@example.com' }))

    expect(await screen.findByText(/signed in as bruno@example\.com\. This link is for another account/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Confirm address/ })).toBeNull()
  })

  it('that is no longer valid makes room for asking for another one', async () => {
    answerCalls({ [ways]: () => noOtherWays, [link]: gone })
    await visit(`/confirm-address#${code}`, anna)

    await press(/^Get a new link/)

    expect(await screen.findByRole('button', { name: /^Send link/ })).toBeTruthy()
  })

  it('asks, and proves it with a press', async () => {
    const sent = answerCalls({
      [ways]: () => noOtherWays,
      [link]: () => ({ email: 'anna@example.com', purpose: 'address' }),
      '/api/auth/address/prove': () => ({ email: 'anna@example.com' }),
    })
    await visit(`/confirm-address#${code}`, anna)
    await screen.findByText(/signed in as anna@example\.com/)
    const before = sent.map(({ path }) => path)

    await press(/^Confirm address/)

    expect(await screen.findByText('Your address is confirmed')).toBeTruthy()
    expect(before).not.toContain('/api/auth/address/prove')
    expect(screen.getByRole('button', { name: 'Open mail' })).toBeTruthy()
  })

  it('says why it did not work', async () => {
    answerCalls({
      [ways]: () => noOtherWays,
      [link]: () => ({ email: 'anna@example.com', purpose: 'address' }),
      '/api/auth/address/prove': gone,
    })
    await visit(`/confirm-address#${code}`, anna)
    await screen.findByText(/signed in as anna@example\.com/)

    await press(/^Confirm address/)

    expect((await screen.findByRole('alert')).textContent).toBe('This link was used already or is too old.')
  })
})

describe('asking for a link that proves the address', () => {
  const ask = '/api/auth/address/request'

  it.each([
    [{ email: 'anna@example.com', isProved: false }, 'Check your mail'],
    [{ email: 'anna@example.com', isProved: true }, 'Your address is confirmed'],
  ])('answered with %o says «%s»', async (answer, title) => {
    answerCalls({ [ways]: () => noOtherWays, [ask]: () => answer })
    await visit('/confirm-address', aUser())
    await heading()

    await press(/^Send link/)

    expect(await screen.findByText(title)).toBeTruthy()
  })

  it('leads guests to the page to sign in first', async () => {
    answerCalls({ [ways]: () => noOtherWays })
    await visit('/confirm-address')
    await heading()

    await press(/^Sign in/)

    expect(location.pathname + location.search).toBe('/login?return=%2Fconfirm-address')
  })

  it('tells where no mail is sent', async () => {
    answerCalls({
      [ways]: () => noOtherWays,
      [ask]: () => refusal(403, 'not-allowed', 'This installation sends no mail. Ask its administrators for help.'),
    })
    await visit('/confirm-address', aUser())
    await heading()

    await press(/^Send link/)

    expect((await screen.findByRole('alert')).textContent).toContain('sends no mail')
  })
})

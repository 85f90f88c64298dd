// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answerCalls, aWireUser, refusal } from '../../../../../scripts/testing/account-calls.ts'
import { renderInWorkspace } from '../../../../../scripts/testing/workspace.tsx'
import { userFrom } from '../user.ts'
import { accountApp } from '../account/account-app.ts'
import type { Security } from './security-queries.ts'
import { Tab } from './security-tab.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const plain: Security = {
  from: 'custom api',
  hasPassword: true,
  twoStep: { isOffered: true, onSince: null, recoveryCodesLeft: 0 },
  passkeys: { isOffered: true, list: [] },
}

async function open(answer: unknown): Promise<void> {
  answerCalls({ '/api/account/security': () => answer })
  await renderInWorkspace(<Tab />, { apps: [accountApp], user: userFrom(aWireUser()), path: '/apps/account/security' })
}
const buttons = (): readonly (string | null)[] => screen.getAllByRole('button').map(({ textContent }) => textContent)

it('an account of our own changes its password and sets two-step sign-in up', async () => {
  await open(plain)

  await screen.findByRole('heading', { name: 'Two-step sign-in' })
  expect(buttons()).toEqual(expect.arrayContaining(['Change password', 'Set up']))
  expect(screen.getByText('This browser cannot use passkeys.')).toBeTruthy()
})

it('an account of a provider is told where its password is', async () => {
  await open({ ...plain, from: 'auth0', hasPassword: false })

  expect(await screen.findByText('You sign in with Auth0')).toBeTruthy()
  expect(screen.queryByText('Change password')).toBeNull()
})

it('shows since when two-step sign-in is on, and how many codes are left, also where new apps are not offered', async () => {
  await open({ ...plain, twoStep: { isOffered: false, onSince: '2026-03-01T08:00:00.000Z', recoveryCodesLeft: 1 } })

  expect(await screen.findByText('On since 1 March 2026')).toBeTruthy()
  expect(screen.getByText(/^1 recovery code left/).textContent).toContain('Make new ones before they run out.')
  expect(buttons()).toEqual(expect.arrayContaining(['Switch off', 'New recovery codes']))
})

it('says that apps are not set up where the installation has no key', async () => {
  await open({ ...plain, twoStep: { ...plain.twoStep, isOffered: false } })

  expect(await screen.findByText('Authenticator apps are not set up on this installation.')).toBeTruthy()
  expect(screen.queryByText('Set up')).toBeNull()
})

it('lists passkeys with what is known of each', async () => {
  const passkey = {
    id: '0190a000-0000-7000-8000-000000000009',
    name: 'Laptop',
    isSynced: true,
    madeAt: '2026-03-01T08:00:00.000Z',
    usedAt: null,
  }
  await open({ ...plain, passkeys: { isOffered: false, list: [passkey] } })

  expect((await screen.findByText('Laptop')).parentElement?.textContent).toContain(
    'Synced between devices · Added 1 March 2026 · Never used',
  )
  expect(screen.getByRole('button', { name: 'Actions for «Laptop»' })).toBeTruthy()
})

it('what cannot be loaded says so and can be tried again', async () => {
  await open(refusal(403, 'not-allowed', 'No'))

  expect(await screen.findByText('Your sign-in settings could not be loaded')).toBeTruthy()
})

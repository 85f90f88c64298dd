import type { Page } from '@playwright/test'
import { expect, more, sharedProduct, test } from './test.ts'
import { anIdentityProvider, type IdentityProvider } from '../scripts/testing/identity-provider.ts'
import { anAccount, openSignedIn } from './accounts.ts'
import { accessibilityFaults } from './axe.ts'
import { openPage } from './browser.ts'
import { startPublicProduct, type Product } from './product.ts'
import { now } from './setup.ts'

const client = { id: 'tax-office', secret: 'no-secret-in-a-test' }
const password = 'Kornblume 7'
const users = [
  { username: 'beat', password, name: 'Beat Muster', email: 'beat@amt.example', roles: ['office-clerk', 'office-lead'] },
  { username: 'rosa', password, name: 'Rosa Muster', email: 'rosa@amt.example', roles: ['admin'] },
]

let provider: IdentityProvider
let product: Product
test.beforeAll(async () => {
  provider = await anIdentityProvider({ users, clients: [client], redirectUris: [] })
  product = await startPublicProduct({ databaseUrl: sharedProduct().databaseUrl, clock: now }, (address) => {
    provider.allowRedirect(`${address}/desk/callback`)
    return { OFFICE_ISSUER: provider.issuer, OFFICE_CLIENT_ID: client.id, OFFICE_CLIENT_SECRET: client.secret }
  })
})
test.afterAll(async () => {
  await product.stop()
  await provider.stop()
})

// The way leads over the provider, which has no icon.
const expects = ['asked another host', 'favicon.ico']

async function openDesk(options: { readonly width?: number; readonly dark?: boolean } = {}): Promise<Page> {
  const page = await openPage({ address: product.address, expects, ...options })
  await page.goto('/desk')
  await page.getByRole('heading', { level: 1, name: 'Steueramt' }).waitFor()
  return page
}

async function signIn(page: Page, username: string): Promise<void> {
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const officeCookie = async (page: Page) => (await page.context().cookies(product.address)).find(({ name }) => name === '__Host-office')

test.describe('the tax office signs in', () => {
  test('goes to its provider and comes back into a session that no script can read', async () => {
    const page = await openDesk()

    await signIn(page, 'beat')
    await page.getByText('Beat Muster').waitFor()

    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/desk')
    expect(await officeCookie(page)).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/', expires: -1 })
    const kept = await page.evaluate(() => JSON.stringify([document.cookie, localStorage, sessionStorage]))
    expect(kept).not.toMatch(/office|Beat|Muster|amt\.example/)
    await page.reload()
    await page.getByText('Beat Muster').waitFor()
  })

  test('leaves nothing behind when somebody signs out and goes back', async () => {
    const page = await openDesk()
    await signIn(page, 'beat')
    await page.getByText('Beat Muster').waitFor()
    const session = await officeCookie(page)

    await page.getByRole('button', { name: 'Abmelden' }).click()
    await page.getByText('Sie haben sich abgemeldet.').waitFor()
    await page.goto('/')
    await page.goBack()
    await page.getByRole('button', { name: 'Anmelden', exact: true }).waitFor()

    await expect(page.getByText('Beat Muster')).toHaveCount(0)
    expect(await officeCookie(page)).toBeUndefined()
    const reply = await fetch(`${product.address}/api/office/session`, { headers: { cookie: `__Host-office=${session?.value ?? ''}` } })
    expect(reply.status).toBe(401)
  })

  test('explains to whoever has no role there why they stay outside', async () => {
    const page = await openDesk()

    await signIn(page, 'rosa')

    await page.getByText('Keine Rolle beim Steueramt').waitFor()
    expect(await officeCookie(page)).toBeUndefined()
    await page.getByRole('link', { name: 'Noch einmal beginnen' }).click()
    await page.getByRole('button', { name: 'Anmelden', exact: true }).waitFor()
  })

  test('gives nothing to an admin of a workspace', async () => {
    const account = await anAccount({ address: product.address })
    const page = await openSignedIn(account, { address: product.address, path: '/desk', expects, locale: 'de-CH' })

    await page.getByRole('button', { name: 'Anmelden', exact: true }).waitFor()
    const asked = await fetch(`${product.address}/api/office/session`, { headers: { authorization: `Bearer ${account.token}` } })

    expect(asked.status).toBe(401)
    expect(await officeCookie(page)).toBeUndefined()
  })

  for (const [width, dark] of [
    [360, false],
    [360, true],
    [1280, false],
    [1280, true],
  ] as const) {
    test(`has room at ${width} px and no fault that axe knows, dark: ${dark}`, more(width === 1280 || dark), async () => {
      const page = await openDesk({ width, dark })
      await page.getByRole('button', { name: 'Anmelden', exact: true }).waitFor()
      const outside = await accessibilityFaults(page)

      await signIn(page, 'beat')
      await page.getByText('Beat Muster').waitFor()

      expect([...outside, ...(await accessibilityFaults(page))]).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    })
  }
})

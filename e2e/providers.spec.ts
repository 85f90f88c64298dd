import type { Page } from '@playwright/test'
import { expect, sharedProduct, test } from './test.ts'
import { anIdentityProvider, workspaceClient, type IdentityProvider } from '../scripts/testing/identity-provider.ts'
import { notice, openGuest, inTime, seeUser, storedToken, userMenu } from './accounts.ts'
import { startPublicProduct, type Product } from './product.ts'
import { now } from './setup.ts'
import { chooseTheme, themeOf } from './settings-panel.ts'

const password = 'Kornblume 7'
const users = [
  { username: 'carla', password, name: 'Carla Muster', email: 'carla@example.com', roles: ['admin'] },
  { username: 'dora', password, name: 'Dora Muster', email: 'dora@example.com', roles: ['staff'] },
  { username: 'emil', password, name: 'Emil Muster', email: 'emil@example.com' },
  // Who somebody is depends on issuer and name, so those of Auth0 are others.
  { username: 'fina', password, name: 'Fina Muster', email: 'fina@example.com' },
  { username: 'gian', password, name: 'Gian Muster', email: 'gian@example.com' },
]

let provider: IdentityProvider
let product: Product
test.beforeAll(async () => {
  provider = await anIdentityProvider({ users, redirectUris: [] })
  product = await startPublicProduct({ databaseUrl: sharedProduct().databaseUrl, clock: now }, (address) => {
    provider.allowRedirect(`${address}/callback`)
    return { ...settingsFor('OIDC', provider.issuer), ...settingsFor('AUTH0', `${provider.issuer}/`) }
  })
})
test.afterAll(async () => {
  await product.stop()
  await provider.stop()
})

function settingsFor(name: 'OIDC' | 'AUTH0', issuer: string): Readonly<Record<string, string>> {
  return { [`${name}_ISSUER`]: issuer, [`${name}_CLIENT_ID`]: workspaceClient.id, [`${name}_CLIENT_SECRET`]: workspaceClient.secret }
}

type Visit = { readonly path?: string; readonly width?: number; readonly expects?: readonly string[] }

/** The page to sign in. The way may lead over the provider, which has no icon, and over nobody else. */
function openLogin({ path = '/login', width = 1280, expects = [] }: Visit = {}): Promise<Page> {
  const ways = [`asked another host: ${provider.issuer}`, `favicon.ico`]
  return openGuest({ path, width, address: product.address, expects: [...ways, ...expects] })
}

async function goToProvider(page: Page, name = 'Identity provider'): Promise<void> {
  await page.getByRole('button', { name: `Sign in with ${name}` }).click()
  await page.getByRole('heading', { name: 'Musterland sign-in' }).waitFor()
}

async function signInThere(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function openByProvider(username: string, name?: string, expects: readonly string[] = []): Promise<Page> {
  const page = await openLogin({ path: '/login?return=%2Fui', expects })
  await goToProvider(page, name)
  await signInThere(page, username)
  await page.waitForURL(`${product.address}/ui`)
  // A page that arrives takes the focus, and with it closes a menu that was opened before.
  await page.getByRole('heading', { level: 1, name: 'Shared parts' }).waitFor()
  return page
}

test.describe('signing in at an identity provider', () => {
  for (const width of [360, 1280]) {
    test(`§6.3 §4.20 goes there, comes back with name and role of the realm, and stays (${width} px)`, async () => {
      const page = await openLogin({ path: '/apps/team', width })

      await goToProvider(page)
      await signInThere(page, 'carla')
      await page.getByRole('heading', { level: 1, name: 'Team' }).waitFor()

      expect(page.url()).toBe(`${product.address}/apps/team`)
      await seeUser(page, /Carla Muster.*admin/)
      await page.reload()
      await seeUser(page, /Carla Muster.*admin/)
      const kept = await page.evaluate(() =>
        JSON.stringify([document.cookie, Object.entries(localStorage), Object.entries(sessionStorage)]),
      )
      expect(kept.match(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g)).toEqual([await storedToken(page)])
    })
  }

  test('§6.3 §6.4 makes staff of the realm staff here, who are told which pages are not for them', async () => {
    const page = await openByProvider('dora')
    const menu = await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link').allTextContents()

    await page.goto('/auth/admin-role-example')

    await page.getByText('This page is only for people with the role admin.').waitFor()
    await expect(page.getByText(/You are signed in as Dora Muster with the role staff/)).toHaveCount(1)
    expect(menu.join()).toContain('Only for staff')
    expect(menu.join()).not.toContain('Only for admin')
  })

  test('§4.21 signs out at the provider as well, which asks for the password the next time', async () => {
    const page = await openByProvider('carla')

    await userMenu(page).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByRole('heading', { name: 'Musterland sign-out' }).waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(`${product.address}/`)
    const token = await storedToken(page)
    await page.goto('/login')
    await goToProvider(page)

    expect(token).toBeNull()
    await expect(page.getByLabel('Password')).toHaveCount(1)
  })

  test('explains a sign-in that somebody cancelled, and lets them try again', async () => {
    const page = await openLogin()

    await goToProvider(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('alert').getByText('You did not finish signing in with the provider.').waitFor()
    const address = page.url()
    await page.getByRole('link', { name: 'Try again' }).click()

    await page.getByRole('heading', { name: 'Log in to your account' }).waitFor()
    expect(address).toBe(`${product.address}/callback`)
    await expect.poll(() => storedToken(page)).toBeNull()
  })

  test('refuses the answer of a provider in any browser but the one that went there', async () => {
    const stolen = await answerOf(await openLogin(), 'emil')
    const thief = await openLogin({ expects: ['401'] })

    await thief.goto(stolen)

    await thief.getByRole('alert').getByText('Signing in did not work out.').waitFor()
    await expect.poll(() => storedToken(thief)).toBeNull()
    expect(thief.url()).toBe(`${product.address}/callback`)
  })

  test('takes the answer where somebody went from, once', async () => {
    const page = await openLogin({ expects: ['401'] })
    const answer = await answerOf(page, 'emil')

    await page.goto(answer)
    await page.waitForURL(`${product.address}/apps/home`)
    const token = await storedToken(page)
    await page.evaluate(() => localStorage.removeItem('jwt_access_token'))
    await page.goto(answer)

    await page.getByRole('alert').getByText('Signing in did not work out.').waitFor()
    expect(token).not.toBeNull()
    await expect.poll(() => storedToken(page)).toBeNull()
  })
})

/** Where the provider would send this browser back to; it stays where it is. */
async function answerOf(page: Page, username: string): Promise<string> {
  await goToProvider(page)
  const stay = { maxRedirects: 0 }
  let reply = await page.request.post(page.url(), { form: { username, password }, ...stay })
  let place = reply.headers()['location'] ?? ''
  while (place.startsWith(provider.issuer)) {
    reply = await page.request.get(place, stay)
    place = reply.headers()['location'] ?? ''
  }
  return place
}

test.describe('an account at Auth0', () => {
  test('§7.8 §7.9 §3.12 keeps settings in its profile, from where another browser has them', async () => {
    const page = await openByProvider('fina', 'Auth0')

    await chooseTheme(page, 'Deep Ocean')
    await notice(page, 'User data saved to auth0').waitFor()
    const elsewhere = await openByProvider('fina', 'Auth0')

    expect(provider.find('user-fina')?.metadata).toMatchObject({ settings: { theme: { main: 'deepOcean' } } })
    await expect.poll(() => themeOf(elsewhere), inTime).toBe('deepOcean')
  })

  test('§7.8 §8.15 says why nothing was saved, and can be told to try again', async () => {
    const page = await openByProvider('gian', 'Auth0', ['403'])
    provider.failProfiles(403)

    await chooseTheme(page, 'Greeny')
    await notice(page, 'Auth0 did not save the change. Please sign in again.').waitFor()
    provider.failProfiles()
    await page.getByRole('region', { name: 'Message' }).getByRole('button', { name: 'Try again' }).click()

    await notice(page, 'User data saved to auth0').waitFor()
    expect(provider.find('user-gian')?.metadata).toMatchObject({ settings: { theme: { main: 'greeny' } } })
  })
})

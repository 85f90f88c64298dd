import type { Locator, Page } from '@playwright/test'
import { expect, onTestFinished, sharedProduct, soon, test } from './test.ts'
import {
  anAccount,
  endSessions,
  inTime,
  notice,
  openGuest,
  openSignedIn,
  openTab,
  passwordField,
  seeUser,
  signIn,
  signOut,
  storedToken,
  tokenStatus,
  type Credentials,
} from './accounts.ts'
import { startProduct } from './product.ts'
import { chooseLayout, layoutOf } from './settings-panel.ts'
import { now } from './setup.ts'

const twoDaysLater = new Date(Date.parse(now) + 48 * 60 * 60 * 1000).toISOString()
/** What the specification wants to be said, and what a browser says to a refusal. */
const [saysExpired, refused] = ['access token expired', '401'] as const

const again = (page: Page): Locator => page.getByRole('dialog', { name: 'Please sign in again' })

async function signInAgain(page: Page, { password }: Credentials): Promise<void> {
  await passwordField(page).fill(password)
  await again(page).getByRole('button', { name: 'Sign in', exact: true }).click()
  await again(page).waitFor({ state: 'hidden' })
}

test.describe('a token that has expired', () => {
  test('§4.23 §5.19 §8.8 §9.9 lets nobody in after two days, and says why', async () => {
    const page = await openSignedIn(await anAccount(), { path: '/ui', expects: [saysExpired] })
    await seeUser(page, /Anna Muster/)
    const warnings: string[] = []
    page.on('console', (message) => void (/token/.test(message.text()) && warnings.push(`${message.type()}: ${message.text()}`)))

    await page.clock.setFixedTime(Date.parse(twoDaysLater) - 60_000)
    await page.reload()
    await seeUser(page, /Anna Muster/)
    const lastMinute = warnings.length
    await page.clock.setFixedTime(twoDaysLater)
    await page.reload()

    await notice(page, 'access_token expired').waitFor()
    await seeUser(page, /Guest/)
    await expect.poll(() => storedToken(page)).toBeNull()
    expect([lastMinute, warnings]).toEqual([0, ['warning: access token expired']])
  })

  test('§4.23 §8.8 interrupts a page that stood open meanwhile, and leaving it leads to the start', async () => {
    const page = await openSignedIn(await anAccount(), { expects: [saysExpired, refused] })

    await page.clock.setFixedTime(twoDaysLater)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await again(page).getByText('access_token expired').waitFor()
    const token = await storedToken(page)
    await again(page).getByRole('button', { name: 'Leave without signing in' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click()

    await page.waitForURL((address) => address.pathname === '/')
    expect(token).toBeNull()
  })
})

test.describe('a session that the server ended', () => {
  for (const width of [360, 1280]) {
    test(`§4.25 §8.7 asks to sign in again over a form, which then goes on with what was typed (${width} px)`, async () => {
      const account = await anAccount()
      const page = await openSignedIn(account, { width, expects: [refused] })
      await page.getByRole('button', { name: 'Invite', exact: true }).click()
      await page.getByLabel(/^E-mail address/).fill('beat@example.com')
      await endSessions(account)

      await page.getByRole('button', { name: 'Create link' }).click()
      await again(page).getByText('Invalid access_token').waitFor()
      const token = await storedToken(page)
      await signInAgain(page, account)
      const typed = await page.getByLabel(/^E-mail address/).inputValue()
      await page.getByRole('button', { name: 'Create link' }).click()

      await page.getByRole('dialog', { name: 'Invitation for beat@example.com' }).waitFor()
      expect([token, typed]).toEqual([null, 'beat@example.com'])
      expect(await tokenStatus(await storedToken(page))).toBe(200)
    })
  }

  test('§4.25 keeps a whole page of entries and the settings that were on their way', async () => {
    const account = await anAccount()
    const page = await openSignedIn(account, { path: '/ui/form', expects: [refused] })
    await page.getByLabel(/^Name/).first().fill('Beat Beispiel')
    await endSessions(account)

    await chooseLayout(page, 'Layout 2 - Horizontal')
    await again(page).getByText('Invalid access_token').waitFor()
    await signInAgain(page, account)
    await notice(page, 'User data saved with api').waitFor()

    await expect(page.getByLabel(/^Name/).first()).toHaveValue('Beat Beispiel')
    expect(await layoutOf(page)).toBe('layout2')
  })

  test('says what is wrong with a password, and does not go away by a click beside it', async () => {
    const account = await anAccount()
    const page = await openSignedIn(account, { expects: [refused] })
    await endSessions(account)
    await page.reload({ waitUntil: 'commit' })
    await notice(page, 'Invalid access_token').waitFor()
    await page.waitForURL((address) => address.pathname === '/login')
    await signIn(page, account)
    await page.getByRole('heading', { level: 1, name: 'Team' }).waitFor()
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    await page.getByLabel(/^E-mail address/).fill('beat@example.com')

    // The stream of changes ends with the session, and the page hears of it without asking for anything.
    await endSessions(account)
    await again(page).waitFor()
    await page.mouse.click(5, 5)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
    await passwordField(page).fill('Quitten im Winter')
    await page.keyboard.press('Enter')

    await again(page).getByText('Check your password').first().waitFor()
    await expect(page.getByLabel(/^E-mail address/)).toHaveValue('beat@example.com')
  })

  test('acts on another server of the same service within a second', { tag: '@timing' }, async () => {
    const other = await startProduct({ databaseUrl: sharedProduct().databaseUrl, clock: now })
    onTestFinished(other.stop)
    const account = await anAccount()
    const page = await openSignedIn(account)
    const token = await storedToken(page)
    const elsewhere = await openSignedIn({ ...account, token: token ?? '' }, { address: other.address, expects: [refused] })
    const before = await tokenStatus(token, other.address)

    await signOut(page)
    await soon(expect.poll(() => tokenStatus(token, other.address), inTime).toBe(401))

    await again(elsewhere).getByText('Invalid access_token').waitFor()
    expect(before).toBe(200)
  })
})

test.describe('the start of a session', () => {
  test('§4.24 asks the server for nothing where there is no token', async () => {
    const page = await openGuest({ path: '/ui' })
    const asked: string[] = []
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname))

    await page.reload()
    await seeUser(page, /Guest/)

    expect(asked.filter((path) => path.startsWith('/api/auth'))).toEqual([])
  })

  test('keeps the token while the server cannot be reached, and goes on when it can', async () => {
    const account = await anAccount()
    const page = await openSignedIn(account, { path: '/ui', expects: ['503', 'ERR_FAILED'] })
    await page.route('**/api/auth/access-token', (route) => route.abort())

    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Can’t reach the server' }).waitFor()
    const kept = await storedToken(page)
    await page.unroute('**/api/auth/access-token')
    await page.getByRole('button', { name: 'Try again' }).click()

    await seeUser(page, /Anna Muster/)
    expect(kept).not.toBeNull()
  })

  test('§4.25 forgets a token that nobody made', async () => {
    const account = await anAccount()
    const page = await openSignedIn({ ...account, token: `${account.token.slice(0, -4)}AAAA` }, { path: '/ui', expects: [refused] })

    await notice(page, 'Invalid access_token').waitFor()

    await seeUser(page, /Guest/)
    await expect.poll(() => storedToken(page)).toBeNull()
  })
})

test.describe('several tabs of one browser', () => {
  test('stop together, and go on together once one of them signs in again', async () => {
    const account = await anAccount()
    const page = await openSignedIn(account)
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    await page.getByLabel(/^E-mail address/).fill('beat@example.com')
    const tab = await openTab(page, '/ui')

    await signOut(tab)
    await again(page).getByText('Invalid access_token').waitFor()
    await tab.goto('/login')
    await signIn(tab, account)

    await again(page).waitFor({ state: 'hidden' })
    await expect(page.getByLabel(/^E-mail address/)).toHaveValue('beat@example.com')
    await page.getByRole('button', { name: 'Create link' }).click()
    await page.getByRole('dialog', { name: 'Invitation for beat@example.com' }).waitFor()
  })

  test('show the same person: a guest becomes who signs in, and one account gives way to another', async () => {
    const [anna, beat] = [await anAccount(), await anAccount({ name: 'Beat Beispiel' })]
    const page = await openGuest({ path: '/ui', expects: [refused] })
    const tab = await openTab(page, '/login')

    await signIn(tab, anna)
    await seeUser(page, /Anna Muster/)
    await tab.goto('/ui')
    await signOut(tab)
    await again(page).waitFor()
    await tab.goto('/login')
    await signIn(tab, beat)

    await seeUser(page, /Beat Beispiel/)
    await expect(page.getByText('Anna Muster')).toHaveCount(0)
  })
})

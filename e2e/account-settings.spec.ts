import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { anAccount, inTime, notice, openGuest, openSignedIn, seeUser, signIn, signOut, type Credentials } from './accounts.ts'
import { chooseLayout, chooseTheme, layoutOf, openSettings, themeOf } from './settings-panel.ts'
import { boxOf } from './workspace.ts'

const saved = 'User data saved with api'

/** Signs in on the page, in a browser that this account was never in. */
async function signInAt(page: Page, account: Credentials): Promise<void> {
  await page.goto('/login?return=%2Fui')
  await signIn(page, account)
  await page.waitForURL((address) => address.pathname === '/ui')
  await seeUser(page, /Anna Muster/)
}

const shortcuts = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('navigation', { name: 'Shortcuts' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''))

test.describe('settings of an account', () => {
  for (const width of [360, 1280]) {
    test(`§7.8 §5.20 §3.11 are saved, and another browser has them (${width} px)`, async () => {
      const account = await anAccount()
      const page = await openSignedIn(account, { path: '/ui', width })

      await chooseTheme(page, 'Deep Ocean')
      await chooseLayout(page, 'Layout 2 - Horizontal')
      await notice(page, saved).waitFor()
      await page.reload()
      await seeUser(page, /Anna Muster/)
      const here = [await themeOf(page), await layoutOf(page)]
      const elsewhere = await openGuest({ path: '/ui', width })
      const before = [await themeOf(elsewhere), await layoutOf(elsewhere)]
      await signInAt(elsewhere, account)

      await expect.poll(async () => [await themeOf(elsewhere), await layoutOf(elsewhere)], inTime).toEqual(['deepOcean', 'layout2'])
      expect(here).toEqual(['deepOcean', 'layout2'])
      expect(before).not.toEqual(here)
    })
  }

  for (const width of [360, 1280]) {
    test(`§2.31 §9.7 are saved with a message at the top centre (${width} px)`, async () => {
      const page = await openSignedIn(await anAccount(), { path: '/ui', width })

      await chooseTheme(page, 'Slate')
      await notice(page, saved).waitFor()

      const place = await page.getByRole('region', { name: 'Message' }).boundingBox()
      const { x, y, width: wide } = place ?? { x: 0, y: 900, width: 0 }
      expect(Math.abs(x + wide / 2 - width / 2)).toBeLessThanOrEqual(1)
      expect(y).toBeLessThan(100)
    })
  }

  test('§4.21 make way for those of the guest when somebody signs out', async () => {
    const account = await anAccount()
    const page = await openGuest({ path: '/ui' })
    await chooseTheme(page, 'Greeny')
    await chooseLayout(page, 'Layout 3 - Horizontal')
    await signInAt(page, account)
    const first = await layoutOf(page)

    await chooseTheme(page, 'Slate')
    await notice(page, saved).waitFor()
    const mine = await themeOf(page)
    await signOut(page)
    await page.goto('/ui')
    await seeUser(page, /Guest/)

    expect([first, mine]).toEqual(['layout1', 'slate'])
    await expect.poll(async () => [await themeOf(page), await layoutOf(page)], inTime).toEqual(['greeny', 'layout3'])
  })

  test('arrive also when somebody leaves the page right after a change', async () => {
    const account = await anAccount()
    const page = await openGuest()
    await signInAt(page, account)

    await openSettings(page)
    await page.getByRole('radio', { name: 'Layout 3 - Horizontal' }).check()
    await page.goto('/')
    const elsewhere = await openSignedIn(account, { path: '/ui' })

    await expect.poll(() => layoutOf(elsewhere), inTime).toBe('layout3')
  })

  test('keep the fold of the navbar without a word about it', async () => {
    const account = await anAccount()
    const page = await openSignedIn(account, { path: '/ui' })
    const saving = page.waitForResponse((response) => response.url().endsWith('/api/auth/user/update'))

    await page.keyboard.press('[')
    await saving
    const said = await notice(page, saved).count()
    const elsewhere = await openSignedIn(account, { path: '/ui' })

    await expect.poll(async () => (await boxOf(elsewhere, 'navigation')).width, inTime).toBe(280)
    expect(said).toBe(0)
  })

  test('§7.8 §8.15 says that they could not be saved, and saves them when told to try again', async () => {
    const account = await anAccount()
    const page = await openSignedIn(account, { path: '/ui', expects: ['ERR_FAILED'] })
    await page.route('**/api/auth/user/update', (route) => route.abort())

    await chooseLayout(page, 'Layout 2 - Horizontal')
    await notice(page, 'Your settings could not be saved.').waitFor()
    await page.unroute('**/api/auth/user/update')
    await page.getByRole('region', { name: 'Message' }).getByRole('button', { name: 'Try again' }).click()
    await notice(page, saved).waitFor()

    const elsewhere = await openSignedIn(account, { path: '/ui' })
    await expect.poll(() => layoutOf(elsewhere), inTime).toBe('layout2')
  })
})

test.describe('shortcuts of an account', () => {
  test('§7.8 are saved, and another browser has them', async () => {
    const account = await anAccount()
    const page = await openSignedIn(account, { path: '/ui' })
    const first = await shortcuts(page)

    await page.getByRole('button', { name: 'Add or remove shortcuts' }).first().click()
    await page.getByRole('searchbox', { name: 'Search for an app or page' }).last().fill('Charts')
    await page.getByRole('button', { name: 'Add Charts to the shortcuts' }).click()
    await notice(page, saved).waitFor()
    const elsewhere = await openGuest({ path: '/ui' })
    await signInAt(elsewhere, account)

    await expect.poll(() => shortcuts(elsewhere), inTime).toContain('Charts')
    expect(first).not.toContain('Charts')
    await signOut(elsewhere)
    await elsewhere.goto('/ui')
    await seeUser(elsewhere, /Guest/)
    expect(await shortcuts(elsewhere)).not.toContain('Charts')
  })
})

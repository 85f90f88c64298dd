import type { Page } from '@playwright/test'
import { anAccount, openSignedIn, seeUser, userMenu } from './accounts.ts'
import { accessibilityFaults, sidewaysScroll } from './axe.ts'
import { openPage } from './browser.ts'
import { expect, test } from './test.ts'

const lost = ['net::ERR_', 'Failed to load resource', 'Failed to fetch']

const heading = (page: Page, name: string): Promise<void> => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

test.describe('an address of the workspace that nobody has', () => {
  for (const [locale, width, title] of [
    ['en', 1280, 'This page does not exist'],
    ['de-CH', 360, 'Diese Seite gibt es nicht'],
  ] as const) {
    test(`is 404 for the server, and in the frame a page that helps on by keys (${locale}, ${width} px)`, async () => {
      const page = await openSignedIn(await anAccount(), { path: '/apps/notes', locale, width, expects: ['status of 404'] })

      const answer = await page.goto('/apps/calender')
      await heading(page, title)

      expect(answer?.status()).toBe(404)
      await expect(page).toHaveURL(/\/pages\/errors\/error-404$/)
      await expect(page.getByText('/apps/calender', { exact: true })).toBeVisible()
      await expect(page.getByRole('banner').or(page.locator('[data-region="toolbar"]')).first()).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)
      await page
        .getByRole('main')
        .getByRole('button', { name: locale === 'en' ? 'Find a page' : 'Seite suchen' })
        .press('Enter')
      await page
        .getByRole('dialog')
        .getByRole('combobox')
        .fill(locale === 'en' ? 'contacts' : 'kontakte')
      await expect(page.getByRole('option').first()).toHaveAccessibleName(locale === 'en' ? /^Contacts/ : /^Kontakte/)
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/apps\/contacts/)
    })
  }

  test('stays the page of the public where the address is not of the workspace', async () => {
    const page = await openPage({ expects: ['status of 404'] })

    const answer = await page.goto('/nowhere')

    expect(answer?.status()).toBe(404)
    await heading(page, 'Diese Seite gibt es nicht')
    await expect(page.locator('[data-region="toolbar"]')).toHaveCount(0)
  })
})

test.describe('without the service', () => {
  test('one call that fails makes no guest', async () => {
    const page = await openSignedIn(await anAccount(), { path: '/apps/notes', expects: ['503'] })
    let failures = 0
    await page.route('**/api/auth/access-token', (route) => {
      failures += 1
      return failures > 1 ? route.fallback() : route.fulfill({ status: 503, headers: { 'retry-after': '1' }, body: '' })
    })

    await page.reload()

    await seeUser(page, /Anna Muster/)
    expect(failures).toBe(2)
  })

  test('who cannot be checked is no guest, and goes on without a press once it is back', async () => {
    const page = await openSignedIn(await anAccount(), { path: '/apps/notes', expects: ['503', 'ERR_FAILED'] })
    await page.route('**/api/auth/access-token', (route) => route.abort())

    await page.reload()
    await heading(page, 'Can’t reach the server')
    await expect(userMenu(page)).toHaveCount(0)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.unroute('**/api/auth/access-token')

    await seeUser(page, /Anna Muster/)
  })
})

test.describe('without network', () => {
  test('what was loaded stays with its age, an app that was not says so and comes by itself', async () => {
    const page = await openSignedIn(await anAccount(), { path: '/apps/mail', expects: lost })
    const mails = page.getByRole('list', { name: 'Messages' }).getByRole('listitem')
    await mails.first().waitFor()
    const first = (await mails.first().textContent()) ?? ''

    await page.context().setOffline(true)
    await page.getByText(/^You’re offline\. Data as of .+\. Changes are sent once you’re back online\.$/).waitFor()
    await expect(mails.first()).toHaveText(first)
    await page.evaluate(() => {
      history.pushState(null, '', '/apps/academy/courses')
    })
    await heading(page, 'This page isn’t loaded yet')
    await expect(page.getByText(/newer version/)).toHaveCount(0)

    await page.context().setOffline(false)
    await heading(page, 'Academy')
    await expect(page.getByText(/You’re offline/)).toHaveCount(0)
  })

  test('a start without network signs nobody out, and goes on when the network is back', async () => {
    const account = await anAccount()
    const page = await openPage({ locale: 'en', offlineStart: true, expects: lost, kept: { storage: { jwt_access_token: account.token } } })
    await page.goto('/apps/notes')
    await seeUser(page, /Anna Muster/)
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })

    await page.context().setOffline(true)
    await page.reload()
    await heading(page, 'Can’t reach the server')
    await expect(userMenu(page)).toHaveCount(0)
    await page.context().setOffline(false)

    await seeUser(page, /Anna Muster/)
  })
})

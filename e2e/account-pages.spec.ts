import type { Page } from '@playwright/test'
import { expect, sharedProduct, test } from './test.ts'
import { anAccount, endSessions, openGuest, openSignedIn, passwordField } from './accounts.ts'
import { accessibilityFaults, sidewaysScroll } from './axe.ts'
import { startProduct, type Product } from './product.ts'
import { now } from './setup.ts'

// Nobody goes there: these pages only offer to.
const nowhere = 'http://127.0.0.1:9'
const firebase = { apiKey: 'none', authDomain: 'muster.test', projectId: 'muster', databaseURL: nowhere }
const everyWay = {
  PUBLIC_ADDRESS: 'https://steuern.example',
  OIDC_ISSUER: nowhere,
  OIDC_CLIENT_ID: 'workspace',
  AUTH0_ISSUER: nowhere,
  AUTH0_CLIENT_ID: 'workspace',
  FIREBASE: JSON.stringify(firebase),
  DEMO: 'on',
}

let product: Product
test.beforeAll(async () => {
  product = await startProduct({ databaseUrl: sharedProduct().databaseUrl, clock: now, settings: everyWay })
})
test.afterAll(async () => {
  await product.stop()
})

const looks = [
  { width: 360, dark: false, language: 'de' },
  { width: 360, dark: true, language: 'en' },
  { width: 1280, dark: false, language: 'en' },
  { width: 1280, dark: true, language: 'de' },
] as const
type Look = (typeof looks)[number]

/** What axe finds, and whether one has to scroll sideways. */
async function faultsOn(page: Page): Promise<readonly string[]> {
  const sideways = await sidewaysScroll(page)
  return [...(await accessibilityFaults(page)), ...(sideways > 0 ? [`${sideways} px wider than the window`] : [])]
}

async function speak(page: Page, { language }: Look): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url: page.url() }])
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
}

for (const look of looks) {
  test.describe(`at ${look.width} px, dark: ${look.dark}, in ${look.language}`, () => {
    const opened = { ...look, expects: ['401'] }

    test('the pages to come in have no fault, also with everything wrong', async () => {
      const page = await openGuest({ ...opened, address: product.address })
      await speak(page, look)
      const found: Record<string, readonly string[]> = {}

      for (const path of ['/login', '/register']) {
        await page.goto(path)
        await page.getByRole('radio', { name: 'Firebase' }).waitFor()
        found[path] = await faultsOn(page)
        await page.locator('form [type=submit]').click()
        await page.locator('[aria-invalid]').first().waitFor()
        found[`${path} with faults`] = await faultsOn(page)
      }
      await page.goto('/callback?error=access_denied')
      await page.getByRole('alert').waitFor()
      found['/callback'] = await faultsOn(page)
      await page.goto('/invitation')
      await page.getByRole('heading', { level: 1 }).waitFor()
      found['/invitation'] = await faultsOn(page)

      expect(Object.values(found).flat()).toEqual([])
      expect(Object.keys(found)).toHaveLength(6)
    })

    test('the team, an invitation and the question to sign in again have no fault', async () => {
      const account = await anAccount()
      const page = await openSignedIn(account, opened)
      await speak(page, look)
      await page.getByRole('list').filter({ hasText: account.email }).waitFor()
      const inviting = page.getByRole('main').getByRole('button', { name: /^(Invite|Einladen)$/ })
      const found = { team: await faultsOn(page) }

      await inviting.click()
      await page.getByRole('dialog').getByRole('textbox').fill('beat.beispiel@example.com')
      const form = await faultsOn(page)
      await page.locator('form [type=submit]').click()
      await page.locator('input[readonly]').waitFor()
      const shown = await faultsOn(page)
      const guest = await openGuest({ ...opened, path: await page.locator('input[readonly]').inputValue() })
      await speak(guest, look)
      await guest.getByText('beat.beispiel@example.com').waitFor()
      const invitation = await faultsOn(guest)
      await page.keyboard.press('Escape')
      await endSessions(account)
      await inviting.click()
      await page.getByRole('dialog').getByRole('textbox').fill('carla.beispiel@example.com')
      await page.locator('form [type=submit]').click()
      await page.locator('input[type=password]').waitFor()
      const again = await accessibilityFaults(page)

      expect({ ...found, form, shown, invitation, again }).toEqual({ team: [], form: [], shown: [], invitation: [], again: [] })
      expect(await page.locator('input[type=password]').evaluate((field) => field === document.activeElement)).toBe(true)
    })
  })
}

test('these pages would show a fault that is planted', async () => {
  const page = await openGuest()

  await passwordField(page).evaluate((field) => field.removeAttribute('id'))
  await page.evaluate(() =>
    document.querySelector('main')?.append(Object.assign(document.createElement('button'), { className: 'planted' })),
  )

  const faults = (await faultsOn(page)).join()
  expect(faults).toContain('label:')
  expect(faults).toContain('button-name:')
})

for (const width of [360, 1280]) {
  test(`the side of a page without frame keeps its colours in the product as it ships (${width} px)`, async () => {
    const page = await openGuest({ width })

    const background = await page.locator('[data-region="brand"]').evaluate((side) => getComputedStyle(side).backgroundImage)

    expect(background).toContain('gradient')
  })
}

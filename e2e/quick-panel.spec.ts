import type { Locator, Page } from '@playwright/test'
import { expect, more, sharedProduct, soon, test } from './test.ts'
import { hearsNews } from './browser.ts'
import { addEvent } from '../src/features/calendar/contract.ts'
import { anAccount, inTime, openSignedIn, type Account } from './accounts.ts'
import { accessibilityFaults, sidewaysScroll } from './axe.ts'

const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Quick panel' })
const nextEvents = (page: Page): Locator => panel(page).getByRole('list', { name: 'Next events' })
const today = (page: Page): Locator => panel(page).getByText('Tuesday', { exact: true })
const toggle = (page: Page, name: RegExp): Locator => panel(page).getByRole('switch', { name })

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Quick panel' }).click()
  await nextEvents(page).getByRole('listitem').first().waitFor()
}

/** As another program of the same workspace would. */
async function add({ token }: Account, title: string): Promise<void> {
  const reply = await fetch(`${sharedProduct().address}${addEvent.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ newEvent: { title, allDay: false, start: '2026-03-10T13:00:00Z', end: '2026-03-10T14:00:00Z' } }),
  })
  expect(reply.status).toBe(200)
}

test.describe('the quick panel', () => {
  test('§2.26 §3.31 shows today, what comes next and the first notes, and leads to the day of an event', async () => {
    const page = await openSignedIn(await anAccount())

    await openPanel(page)
    await expect(panel(page).getByRole('heading', { level: 3 })).toContainText(['Today', 'Events', 'Notes', 'Quick Settings'])
    await expect(today(page)).toBeVisible()
    await expect(panel(page).getByText('10 March', { exact: true })).toBeVisible()
    await expect(nextEvents(page).getByRole('link')).toHaveText([
      'Dentist',
      'Coffee with the new trainee',
      'Meeting with the Feldmann bakery',
      'Lunch with the auditors',
    ])
    await expect(panel(page).getByRole('list', { name: 'Notes at the top' }).getByRole('link').nth(1)).toBeVisible(inTime)
    await nextEvents(page).getByRole('link', { name: 'Dentist' }).click()
    await page.waitForURL((address) => address.pathname === '/apps/calendar/day/2026-03-11')

    await expect.poll(() => panel(page).count(), inTime).toBe(0)
  })

  test('§9.6 writes the weekday in the light weight 300, its titles in 600 and its words in 400', async () => {
    const page = await openSignedIn(await anAccount())
    await openPanel(page)

    const weights = [today(page), panel(page).getByRole('heading', { level: 3 }).first(), nextEvents(page)].map((part) =>
      part.evaluate((element) => getComputedStyle(element).fontWeight),
    )

    expect(await Promise.all(weights)).toEqual(['300', '600', '400'])
  })

  test('§7.46 shows within a second what somebody puts into the calendar', { tag: ['@timing', '@more'] }, async () => {
    const account = await anAccount()
    const page = await openSignedIn(account)
    await openPanel(page)
    await hearsNews(page)

    await add(account, 'Call from the bank')

    await soon(nextEvents(page).getByRole('link', { name: 'Call from the bank' }).waitFor())
    await expect(nextEvents(page).getByRole('listitem').first()).toContainText('Today, 14:00')
  })

  test('§2.26 §4.11 keeps its switches with the account: another browser has them after signing in', more(), async () => {
    const account = await anAccount()
    const page = await openSignedIn(account)
    await openPanel(page)
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/auth/user/update') && response.ok())

    await toggle(page, /^Retro Thrusters/).click()
    await saved
    const elsewhere = await openSignedIn(account)
    await openPanel(elsewhere)

    await expect.poll(() => toggle(elsewhere, /^Retro Thrusters/).getAttribute('aria-checked'), inTime).toBe('true')
    await expect(toggle(elsewhere, /^Notifications/)).toHaveAttribute('aria-checked', 'true')
    await expect(toggle(elsewhere, /^Cloud Sync/)).toHaveAttribute('aria-checked', 'false')
  })

  test('is used by keyboard alone, and gives the focus back', async () => {
    const page = await openSignedIn(await anAccount())
    const button = page.getByRole('button', { name: 'Quick panel' })

    await button.focus()
    await page.keyboard.press('Enter')
    await nextEvents(page).getByRole('link').first().waitFor()
    await nextEvents(page).getByRole('link').first().focus()
    await page.keyboard.press('Tab')
    await expect(nextEvents(page).getByRole('link', { name: 'Coffee with the new trainee' })).toBeFocused()
    await page.keyboard.press('Escape')

    await expect.poll(() => panel(page).count(), inTime).toBe(0)
    await expect.poll(() => button.evaluate((element) => element === document.activeElement), inTime).toBe(true)
  })

  for (const [width, dark] of [
    [360, false],
    [360, true],
    [1280, false],
    [1280, true],
  ] as const) {
    test(`has no fault for assistive technology at ${width} px (dark: ${dark})`, more(), async () => {
      const page = await openSignedIn(await anAccount(), { width, dark })

      await openPanel(page)

      expect(await accessibilityFaults(page)).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)
    })
  }
})

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTime, notice } from './accounts.ts'
import { openBrowser } from './browser.ts'
import { openContacts, people } from './contacts.ts'

let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

const focused = (page: Page): Promise<string | null> => page.evaluate(() => document.activeElement?.textContent ?? null)

/** A dialog takes the focus a moment after it shows. */
async function inNameField(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.id.endsWith('-name')), inTime).toBe(true)
}

it.each([1280, 360])('by keys alone a contact is made, starred, changed, removed and brought back (%i px)', async (width) => {
  const page = await openContacts(browser, { width })
  const keys = page.keyboard

  await keys.press('c')
  await inNameField(page)
  await keys.type('Zora')
  await keys.press('Tab')
  await keys.type('Zumstein')
  await keys.press('Control+Enter')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('heading', { level: 2, name: 'Zora Zumstein' }).waitFor()
  await keys.press('s')
  await page.getByRole('button', { name: 'Remove star', exact: true }).waitFor()
  await keys.press('e')
  const edit = page.getByRole('dialog', { name: 'Edit Contact' })
  await inNameField(page)
  await keys.press('Control+A')
  await keys.type('Zita')
  await keys.press('Control+Enter')
  await edit.waitFor({ state: 'hidden' })
  await page.getByRole('heading', { level: 2, name: 'Zita Zumstein' }).waitFor()
  await keys.press('Control+z')
  await page.getByRole('heading', { level: 2, name: 'Zora Zumstein' }).waitFor()
  await keys.press('#')
  await notice(page, 'Zora Zumstein moved to the bin').waitFor()
  await keys.press('Control+z')

  await page.goto('/apps/contacts/starred')
  await expect.poll(() => people(page).filter({ hasText: 'Zora' }).count(), inTime).toBe(1)
})

it('by keys alone rows are walked through, selected and removed, and pages turned', async () => {
  const page = await openContacts(browser)
  const keys = page.keyboard

  await keys.press('j')
  await keys.press('j')
  const second = await focused(page)
  await keys.press('x')
  await keys.press('Shift+ArrowDown')
  await page.getByRole('toolbar', { name: 'Selection' }).getByText('2 selected').waitFor()
  await keys.press('#')
  await notice(page, '2 contacts moved to the bin').waitFor()
  await expect.poll(() => people(page).nth(1).textContent(), inTime).not.toBe(second)
  await keys.press('Control+z')
  await expect.poll(() => people(page).nth(1).textContent(), inTime).toBe(second)
  await keys.press('n')
  await expect.poll(() => new URL(page.url()).searchParams.get('page'), inTime).toBe('2')
  await keys.press('p')

  await expect.poll(() => new URL(page.url()).searchParams.get('page'), inTime).toBeNull()
})

it('by keys alone the list is searched', async () => {
  const page = await openContacts(browser)

  await page.keyboard.press('/')
  await page.keyboard.type('Gerber')

  await expect.poll(() => people(page).count(), inTime).toBe(1)
})

import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { anAccount, inTime, notice, openSignedIn } from './accounts.ts'
import { box, messages, people } from './chat.ts'
import { pressUntil } from './workspace.ts'

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')

test('a whole conversation by keyboard alone', async () => {
  const page = await openSignedIn(await anAccount(), { path: '/apps/chat' })
  await people(page).first().waitFor()
  const { keyboard } = page

  // Next unread, in the box to write in.
  await keyboard.press('Alt+Shift+ArrowDown')
  await page.waitForURL(/\/apps\/chat\/[\da-f-]{36}/)
  await messages(page).first().waitFor()
  await expect.poll(() => focused(page), inTime).toMatch(/^Message to/)
  await keyboard.type('By key')
  await keyboard.press('Shift+Enter')
  await keyboard.type('two lines')
  await keyboard.press('Enter')
  await messages(page).filter({ hasText: 'By key' }).getByText('Sent').waitFor()

  // Change it, leave it, change it again.
  await keyboard.press('ArrowUp')
  await expect.poll(() => focused(page), inTime).toBe('Change message')
  await keyboard.press('Escape')
  await expect.poll(() => focused(page), inTime).toMatch(/^Message to/)
  await keyboard.press('ArrowUp')
  await expect.poll(() => focused(page), inTime).toBe('Change message')
  await keyboard.press('Control+A')
  await keyboard.type('Changed by key')
  await keyboard.press('Enter')
  await messages(page).filter({ hasText: 'Changed by key' }).getByText('edited').waitFor()
  await expect.poll(() => focused(page), inTime).toMatch(/^Message to/)

  // From message to message, and its menu.
  await pressUntil(page, 'Shift+Tab', async () => (await focused(page)).includes(' 2026, '))
  await keyboard.press('Home')
  await keyboard.press('End')
  await expect.poll(() => focused(page), inTime).toContain('Changed by key')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Remove' }).waitFor()
  await pressUntil(page, 'End', async () => (await focused(page)).includes('Remove'))
  await keyboard.press('Enter')
  await notice(page, 'Removed a message').waitFor()
  await page.getByRole('menu').waitFor({ state: 'hidden' })
  await keyboard.press('z')
  await messages(page).filter({ hasText: 'Changed by key' }).waitFor()

  // Somebody by name from anywhere.
  await keyboard.press('Control+K')
  await page.locator('[role="combobox"]:focus').waitFor()
  await keyboard.type('write to sina')
  await page.getByRole('option', { name: /Write to Sina Brunner/ }).waitFor()
  await keyboard.press('Enter')
  await box(page, 'Sina Brunner').waitFor()
})

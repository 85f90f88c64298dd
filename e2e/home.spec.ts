import type { Locator, Page } from '@playwright/test'
import { homePath } from '../src/shell/app-entry.ts'
import { anAccount, notice, openSignedIn } from './accounts.ts'
import { accessibilityFaults, faultsInBothLooks, sidewaysScroll } from './axe.ts'
import { expect, test } from './test.ts'

const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

async function openHome(look: { readonly width?: number; readonly language?: 'de' | 'en' } = {}): Promise<Page> {
  const { language = 'en', ...size } = look
  const page = await openSignedIn(await anAccount(), { path: homePath, locale: language === 'de' ? 'de-CH' : 'en', ...size })
  await page.getByRole('checkbox').first().waitFor()
  return page
}

test.describe('the home page', () => {
  for (const width of [360, 1280]) {
    test(`brings together the day from all apps, and each card leads to its app (${width} px)`, async () => {
      const page = await openHome({ width })

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|day|evening), Anna$/)
      for (const name of ['Today’s tasks', 'My cards', 'Your day', 'Unread mail', 'Unread messages', 'Recent files']) {
        await expect(card(page, name)).toBeVisible()
      }
      expect(await faultsInBothLooks(page)).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)
      await card(page, 'Unread mail').getByRole('link').nth(1).click()
      await page.waitForURL(/\/apps\/mail\/inbox\/./)
    })
  }

  test('ticks a task, takes it back, and adds one, by keys alone', async () => {
    const page = await openHome()
    const tasks = card(page, 'Today’s tasks')
    const first = tasks.getByRole('checkbox').first()
    const name = (await first.getAttribute('aria-label')) ?? ''
    const box = tasks.getByRole('checkbox', { name, exact: true })

    await first.focus()
    await page.keyboard.press('Space')
    await expect(box).toBeHidden()
    await expect(tasks.getByRole('checkbox').first()).toBeFocused()
    await notice(page, /is done/).waitFor()
    await page.keyboard.press('Control+z')
    await expect(box).toBeVisible()
    await tasks.getByRole('textbox').focus()
    await page.keyboard.type('Ring the plumber')
    await page.keyboard.press('Enter')

    await expect(tasks.getByRole('link', { name: /Ring the plumber/ })).toBeVisible()
  })

  test('speaks German to a browser that reads German', async () => {
    const page = await openHome({ language: 'de' })

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Guten (Morgen|Tag|Abend), Anna$/)
    for (const name of [
      'Aufgaben für heute',
      'Meine Karten',
      'Ihr Tag',
      'Ungelesene Mails',
      'Ungelesene Nachrichten',
      'Zuletzt geöffnete Dateien',
    ]) {
      await expect(card(page, name)).toBeVisible()
    }
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

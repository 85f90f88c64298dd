import type { Locator, Page } from '@playwright/test'
import { homePath } from '../src/shell/app-entry.ts'
import { anAccount, notice, openSignedIn } from './accounts.ts'
import { faultsInBothLooks, sidewaysScroll } from './axe.ts'
import { expect, test } from './test.ts'

const looks = [
  { width: 360, locale: 'de-CH', line: 'Sie sehen Beispieldaten', clear: 'Entfernen', confirm: 'Beispieldaten entfernen' },
  { width: 1280, locale: 'en', line: 'You are looking at sample data', clear: 'Clear', confirm: 'Clear sample data' },
] as const
const line = (page: Page): Locator => page.getByText('You are looking at sample data')
const home = async (): Promise<Page> => openSignedIn(await anAccount(), { path: homePath })

test.describe('the first day', () => {
  for (const { width, locale, line: words, clear, confirm } of looks) {
    test(`clears the samples after saying what goes, and undo brings them back (${width} px, ${locale})`, async () => {
      const page = await openSignedIn(await anAccount(), { path: homePath, width, locale })
      await page.getByText(words).waitFor()
      await page.getByRole('checkbox').first().waitFor()
      expect(await faultsInBothLooks(page)).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)

      await page.getByRole('button', { name: clear, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('listitem').filter({ hasText: '27' }).waitFor()
      await dialog.getByRole('button', { name: confirm }).click()

      await expect(page.getByText(words)).toBeHidden()
      await expect(page.getByRole('checkbox')).toHaveCount(0)
      expect(await faultsInBothLooks(page)).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)
      await page.keyboard.press('Control+z')
      await page.getByText(words).waitFor()
      await page.getByRole('checkbox').first().waitFor()
    })
  }

  test('by keys: the line is closed and brought back, and a first step ticks itself', async () => {
    const page = await home()
    await line(page).waitFor()
    const steps = page.getByRole('region', { name: 'First steps' })
    await steps.getByText('0 of 5 done').waitFor()

    await page.getByRole('button', { name: 'Hide the line about sample data' }).focus()
    await page.keyboard.press('Enter')
    await expect(line(page)).toBeHidden()
    await page.keyboard.press('Control+z')
    await line(page).waitFor()
    const add = page.getByRole('region', { name: 'Today’s tasks' }).getByRole('textbox')
    await add.focus()
    await page.keyboard.type('Ring the plumber')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: /Ring the plumber/ }).waitFor()
    await page.reload()

    await steps.getByText('1 of 5 done').waitFor()
    await expect(steps.getByRole('link', { name: 'Add your first task (done)' })).toBeVisible()
  })

  test('the samples are kept for everyone, and own things come in by the imports of the apps', async () => {
    const page = await home()
    await page.getByRole('button', { name: 'Import my own' }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Contacts/ })
      .click()
    await page.getByRole('dialog', { name: 'Import contacts' }).waitFor()
    await page.goto(homePath)

    await page.getByRole('button', { name: 'Keep', exact: true }).click()
    await notice(page, 'Sample data kept').waitFor()
    await page.reload()
    await page.getByRole('checkbox').first().waitFor()

    await expect(line(page)).toBeHidden()
  })

  test('sample people are marked in contacts and chat, and one’s own profile is empty', async () => {
    const page = await openSignedIn(await anAccount(), { path: '/apps/contacts/all' })
    await page.getByText('Sample', { exact: true }).first().waitFor()
    await page.goto('/apps/chat')
    await page.getByText('Sample', { exact: true }).first().waitFor()
    await expect(page.getByRole('link').filter({ hasText: 'Online' })).toHaveCount(0)
    await page.goto('/pages/profile')

    await page.getByText('Nothing posted yet').waitFor()
    await expect(page.getByRole('article')).toHaveCount(0)
  })
})

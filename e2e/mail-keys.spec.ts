import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { anAccount, inTime, notice, openSignedIn } from './accounts.ts'
import { fillMailbox, frameWithoutScript, opened, row, rows } from './mailbox.ts'

async function openMailbox(width: number): Promise<Page> {
  const account = await anAccount()
  await fillMailbox(account, [
    { subject: 'First letter', read: false },
    { subject: 'Second letter', read: false },
    { subject: 'Third letter', starred: true },
    { subject: 'Fourth letter' },
  ])
  const page = await openSignedIn(account, { path: '/apps/mail', width, expects: [frameWithoutScript] })
  await rows(page).first().waitFor()
  return page
}

const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key)
}
const selectedCount = (page: Page): Promise<number> =>
  page.getByRole('list', { name: 'Messages' }).getByRole('checkbox', { checked: true }).count()

test.describe('mail by keyboard alone', () => {
  for (const width of [360, 1280]) {
    test(`is walked through, opened, marked, moved, and undone (${width} px)`, async () => {
      const page = await openMailbox(width)

      await press(page, 'j', 'j', 'Enter')
      await opened(page, 'Second letter').waitFor()
      await press(page, 'j')
      await opened(page, 'Third letter').waitFor()
      await press(page, 'k')
      await opened(page, 'Second letter').waitFor()
      await press(page, 's', '+')
      await page.getByRole('button', { name: 'Important', exact: true, pressed: true }).waitFor()
      await press(page, 'Shift+U', 'u')
      await opened(page, 'Second letter').waitFor({ state: 'detached' })
      await row(page, 'Second letter').getByText('Unread').waitFor({ state: 'attached' })
      await page.getByRole('button', { name: 'Star «Second letter»', pressed: true }).waitFor()

      await press(page, 'j', '#')
      await notice(page, 'Moved 1 message to Trash').waitFor()
      await expect.poll(() => rows(page).count(), inTime).toBe(3)
      await press(page, 'z')
      await notice(page, 'Undone: Moved 1 message to Trash').waitFor()
      await expect.poll(() => rows(page).count(), inTime).toBe(4)
      await press(page, '!')
      await notice(page, 'Moved 1 message to Spam').waitFor()
      await expect.poll(() => rows(page).count(), inTime).toBe(3)
    })
  }

  for (const width of [360, 1280]) {
    test(`is selected, labelled and moved (${width} px)`, async () => {
      const page = await openMailbox(width)

      await press(page, '*', 'u')
      await expect.poll(() => selectedCount(page), inTime).toBe(2)
      await press(page, 'l')
      const labels = page.getByRole('dialog', { name: 'Labels' })
      await labels.waitFor()
      await labels.getByRole('checkbox', { name: 'Invoice' }).focus()
      await press(page, 'Space')
      await press(page, 'Escape')
      await labels.waitFor({ state: 'hidden' })
      await row(page, 'First letter').getByText('Invoice').waitFor()
      await press(page, '*', 'n')
      await expect.poll(() => selectedCount(page), inTime).toBe(0)
      await press(page, '*', 's', 'v')
      const folders = page.getByRole('dialog', { name: 'Move to' })
      await folders.waitFor()
      await folders.getByRole('button', { name: 'Spam' }).focus()
      await press(page, 'Enter')

      await notice(page, 'Moved 1 message to Spam').waitFor()
      await folders.waitFor({ state: 'hidden' })
      await expect.poll(() => rows(page).count(), inTime).toBe(3)
    })
  }

  for (const width of [360, 1280]) {
    test(`goes to other places and to the search (${width} px)`, async () => {
      const page = await openMailbox(width)

      await press(page, 'g', 's')
      await page.getByRole('heading', { level: 1, name: 'Starred' }).waitFor()
      await expect.poll(() => rows(page).count(), inTime).toBe(1)
      await press(page, 'g', 't')
      await page.getByText('Nothing sent yet').waitFor()
      await press(page, 'g', 'd')
      await page.getByText('No drafts').waitFor()
      await press(page, 'g', 'i')
      await expect.poll(() => rows(page).count(), inTime).toBe(4)
      await press(page, '/')
      await page.keyboard.type('fourth')

      await expect.poll(() => rows(page).count(), inTime).toBe(1)
      expect(new URL(page.url()).searchParams.get('q')).toBe('fourth')
    })
  }

  test('says all of its keys', async () => {
    const page = await openMailbox(1280)

    await press(page, '?')

    const map = page.getByRole('dialog')
    await map.getByText('Reply all', { exact: true }).first().waitFor()
    const shown = await map.textContent()
    for (const title of ['Reply', 'Forward', 'Report spam', 'Mark as unread', 'Go to starred', 'Select unread'])
      expect(shown).toContain(title)
  })
})

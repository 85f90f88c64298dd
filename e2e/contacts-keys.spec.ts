import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { inTime, notice } from './accounts.ts'
import { openContacts, people } from './contacts.ts'

const focused = (page: Page): Promise<string | null> => page.evaluate(() => document.activeElement?.textContent ?? null)

/** A dialog takes the focus a moment after it shows. */
async function inNameField(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.id.endsWith('-name')), inTime).toBe(true)
}

for (const width of [1280, 360]) {
  test(`by keys alone a contact is made, starred, changed, removed and brought back (${width} px)`, async () => {
    const page = await openContacts({ width })
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
    const edit = page.getByRole('dialog', { name: 'Edit contact' })
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
    await notice(page, 'Undone: Zora Zumstein moved to the bin').waitFor()

    await page.goto('/apps/contacts/starred')
    await expect.poll(() => people(page).filter({ hasText: 'Zora' }).count(), inTime).toBe(1)
  })
}

test('by keys alone rows are walked through, selected and removed, and pages turned', async () => {
  const page = await openContacts()
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

test('by keys alone the list is searched', async () => {
  const page = await openContacts()

  await page.keyboard.press('/')
  await page.keyboard.type('Gerber')

  await expect.poll(() => people(page).count(), inTime).toBe(1)
})

import type { Locator, Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { anAccount, inTime, notice, openSignedIn } from './accounts.ts'

const list = (page: Page): Locator => page.getByRole('list', { name: 'Tasks' })
const row = (page: Page, title: string): Locator => list(page).getByRole('listitem').filter({ hasText: title })
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '')

test('a whole session by keyboard alone', async () => {
  const page = await openSignedIn(await anAccount(), { path: '/apps/todo' })
  await list(page).getByRole('listitem').first().waitFor()
  const { keyboard } = page

  // Two tasks by the line above the list.
  await keyboard.press('q')
  await keyboard.type('Beta by key #api')
  await keyboard.press('Enter')
  await keyboard.type('Alpha by key next week')
  await keyboard.press('Enter')
  await row(page, 'Alpha by key').waitFor()
  await keyboard.press('Escape')

  // Move, star, schedule, label, rename.
  await keyboard.press('j')
  await expect.poll(() => focused(page), inTime).toContain('Alpha by key')
  await keyboard.press('s')
  await expect
    .poll(() => row(page, 'Alpha by key').getByRole('button', { name: /^Star/ }).getAttribute('aria-pressed'), inTime)
    .toBe('true')
  await keyboard.press('t')
  await keyboard.press('t')
  await row(page, 'Alpha by key').getByText('Tomorrow').waitFor()
  await keyboard.press('l')
  await page.getByRole('dialog', { name: /^Labels of/ }).waitFor()
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Mobile' }).focus()
  await keyboard.press('Space')
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Mobile', checked: true }).waitFor()
  await keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await row(page, 'Alpha by key').getByText('Mobile').waitFor()
  await keyboard.press('F2')
  await expect(page.getByRole('textbox', { name: 'New title' })).toBeFocused()
  await keyboard.type('Gamma by key')
  await keyboard.press('Enter')
  await row(page, 'Gamma by key').waitFor()

  // Order by hand.
  await row(page, 'Gamma by key').getByRole('link').focus()
  await keyboard.press('Alt+ArrowDown')
  await expect.poll(async () => (await list(page).getByRole('link').allTextContents())[0], inTime).toContain('Beta by key')

  // Select two and finish both, then take it back.
  await keyboard.press('k')
  await expect.poll(() => focused(page), inTime).toContain('Beta by key')
  await keyboard.press('x')
  await keyboard.press('Shift+J')
  await page.getByText('2 selected').first().waitFor()
  await keyboard.press('d')
  await notice(page, '2 tasks are done').waitFor()
  await keyboard.press('z')
  await expect
    .poll(
      () =>
        list(page)
          .getByRole('checkbox', { name: /^Done: (Beta|Gamma) by key/, checked: true })
          .count(),
      inTime,
    )
    .toBe(0)
  await keyboard.press('Escape')

  // Open, change, save; delete and bring back.
  await row(page, 'Beta by key').getByRole('link').focus()
  await keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Edit todo' }).getByLabel('Title *').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), inTime).toBe('INPUT')
  await keyboard.press('End')
  await keyboard.type(', again')
  await keyboard.press('Control+Enter')
  await row(page, 'Beta by key, again').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await row(page, 'Beta by key, again').getByRole('link').focus()
  await keyboard.press('#')
  await expect.poll(() => row(page, 'Beta by key').count(), inTime).toBe(0)
  await keyboard.press('z')
  await row(page, 'Beta by key, again').waitFor()

  // Search and the dialog for a new one.
  await keyboard.press('/')
  await keyboard.type('gamma')
  await page.waitForURL((address) => address.search === '?q=gamma')
  await expect.poll(() => list(page).getByRole('listitem').count(), inTime).toBe(1)
  await keyboard.press('Escape')
  await list(page).getByRole('link').first().focus()
  await keyboard.press('c')
  await page.getByRole('dialog', { name: 'New todo' }).getByLabel('Title *').waitFor()
  expect(page.url()).toContain('/apps/todo/all/new')
  await keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
})

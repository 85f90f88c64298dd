import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, more, soon, test } from './test.ts'
import { type Account, anAccount, inTime, notice, openSignedIn, openTwoMembers } from './accounts.ts'
import { accessibilityFaults, colourFaults, sidewaysScroll } from './axe.ts'

const list = (page: Page): Locator => page.getByRole('list', { name: 'Tasks' })
const row = (page: Page, title: string): Locator => list(page).getByRole('listitem').filter({ hasText: title })
const quickAdd = (page: Page): Locator => page.getByRole('textbox', { name: 'Add a task' })

async function openTodo(
  account: Account,
  options: { readonly path?: string; readonly width?: number; readonly dark?: boolean } = {},
): Promise<Page> {
  const page = await openSignedIn(account, { path: '/apps/todo', ...options })
  await list(page).getByRole('listitem').first().waitFor()
  return page
}

async function add(page: Page, line: string): Promise<void> {
  await quickAdd(page).fill(line)
  await quickAdd(page).press('Enter')
}

/** Chooses a place of the side panel, which is a drawer on phones. */
async function goTo(page: Page, name: RegExp): Promise<void> {
  const drawer = page.getByRole('button', { name: 'Filters and labels' })
  if (await drawer.isVisible()) await drawer.click()
  await page.getByRole('link', { name }).click()
}

for (const width of [1280, 360]) {
  test.describe(`by mouse and finger at ${width} px`, () => {
    test('§2.42 §7.21 §4.26 §4.29 a task is added, done, deleted, restored and deleted for good', more(width === 1280), async () => {
      const page = await openTodo(await anAccount(), { width })

      await add(page, 'Order cake for the jubilee tomorrow 15:00 #backend !')
      const cake = row(page, 'Order cake for the jubilee')
      await cake.getByText('Tomorrow, 15:00').waitFor()
      await cake.getByText('Backend').waitFor()
      await expect(list(page).getByRole('listitem').first()).toContainText('Order cake')
      await expect(cake.getByRole('button', { name: /^Priority/ })).toHaveAttribute('aria-pressed', 'true')

      await cake.getByRole('checkbox', { name: /^Done/ }).click()
      await notice(page, '“Order cake for the jubilee” is done').waitFor()
      await goTo(page, /^Done/)
      await cake.getByRole('link').click()
      await page.getByRole('dialog', { name: 'Edit todo' }).getByRole('button', { name: 'Delete' }).click()
      await expect.poll(() => cake.count(), inTime).toBe(0)
      await goTo(page, /^Deleted/)
      await cake.getByRole('button', { name: /^Restore/ }).click()
      await notice(page, /restored/).waitFor()
      await goTo(page, /^All/)
      await cake.getByRole('link').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await goTo(page, /^Deleted/)
      await cake.getByRole('button', { name: /for good$/ }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click()
      await notice(page, /deleted for good/).waitFor()

      await expect(cake).toHaveCount(0)
      expect(await sidewaysScroll(page)).toBe(0)
    })

    test('§7.20 a task is changed in its dialog, which has an address and asks before it forgets', more(width === 1280), async () => {
      const page = await openTodo(await anAccount(), { width })
      await add(page, 'Write the minutes')
      await row(page, 'Write the minutes').getByRole('link').click()
      const dialog = page.getByRole('dialog', { name: 'Edit todo' })
      await dialog.waitFor()
      expect(page.url()).toMatch(/\/apps\/todo\/all\/[\da-f-]{36}$/)

      await dialog.getByLabel('Title *').fill('Write and send the minutes')
      await dialog.getByRole('button', { name: 'Close' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
      await dialog.getByRole('textbox', { name: 'Start date' }).fill('20.3.2026')
      await dialog.getByRole('textbox', { name: 'Due date' }).fill('19.3.2026')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await dialog.getByText('The due date lies before the start date.').first().waitFor()
      await dialog.getByRole('textbox', { name: 'Due date' }).fill('21.3.2026')
      await dialog.getByRole('button', { name: 'Save' }).click()

      await row(page, 'Write and send the minutes').getByText('Sat, 21 Mar').waitFor()
      expect(page.url()).toMatch(/\/apps\/todo\/all$/)
    })
  })
}

test.describe('several at once', () => {
  test('§4.27 labels, dates and deletion, and undo brings back exactly what was there', async () => {
    const page = await openTodo(await anAccount())
    await add(page, 'Alpha jubilee today #api')
    await add(page, 'Beta jubilee')
    await row(page, 'Beta jubilee').waitFor()
    await page.getByRole('combobox', { name: 'Search tasks' }).fill('jubilee')
    await expect.poll(() => list(page).getByRole('listitem').count(), inTime).toBe(2)
    const before = await list(page).textContent()

    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await page.getByRole('button', { name: 'Labels', exact: true }).click()
    const api = page.getByRole('menuitemcheckbox', { name: 'API' })
    await expect(api).toHaveAttribute('aria-checked', 'mixed')
    await api.click()
    await page.keyboard.press('Escape')
    await api.waitFor({ state: 'hidden' })
    await row(page, 'Beta jubilee').getByText('API').waitFor()
    await page.getByRole('button', { name: 'Due date', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Due tomorrow' }).click()
    await row(page, 'Alpha jubilee').getByText('Tomorrow').waitFor()
    await page.getByRole('toolbar', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => list(page).count(), inTime).toBe(0)
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+z')

    await expect.poll(() => list(page).textContent(), inTime).toBe(before)
  })

  test('§7.25 the bin is emptied after a question', async () => {
    const page = await openTodo(await anAccount(), { path: '/apps/todo/filter/deleted' })

    await page.getByRole('button', { name: 'Empty bin' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click()

    await page.getByText('The bin is empty').waitFor()
    await expect(list(page)).toHaveCount(0)
  })
})

test('the order made by hand stays: by menu, and after loading again', more(), async () => {
  const page = await openTodo(await anAccount())
  await add(page, 'First jubilee')
  await add(page, 'Second jubilee')
  const titles = async (): Promise<readonly string[]> => (await list(page).getByRole('link').allTextContents()).slice(0, 2)
  await expect.poll(titles, inTime).toEqual(['Second jubilee', 'First jubilee'])

  await row(page, 'Second jubilee').hover()
  await row(page, 'Second jubilee')
    .getByRole('button', { name: /Second jubilee$/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Move down' }).click()
  await expect.poll(titles, inTime).toEqual(['First jubilee', 'Second jubilee'])
  await page.reload()

  await expect.poll(titles, inTime).toEqual(['First jubilee', 'Second jubilee'])
})

test('what one member changes shows at another within a second', { tag: ['@timing', '@more'] }, async () => {
  const [one, other] = await openTwoMembers('/apps/todo')
  await add(one, 'Seen by both')
  await row(one, 'Seen by both').waitFor()
  await row(other, 'Seen by both').waitFor()
  const star = (page: Page): Locator => row(page, 'Seen by both').getByRole('button', { name: /^Star/ })

  await star(one).click()

  await soon(
    other.waitForFunction(
      () => document.querySelector('li button[aria-label="Star: Seen by both"]')?.getAttribute('aria-pressed') === 'true',
    ),
  )
  await star(one).click()
})

test('the list goes out as CSV and comes back from it, and the import can be taken back', more(), async () => {
  const page = await openTodo(await anAccount())
  const count = await list(page).getByRole('listitem').count()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: /CSV/ }).click()
  const text = await readFile(await (await download).path(), 'utf8')

  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const wizard = page.getByRole('dialog', { name: 'Import tasks' })
  await wizard.locator('textarea').fill(text)
  await wizard.getByRole('button', { name: 'Next' }).click()
  await wizard.getByRole('button', { name: 'Next' }).click()
  await wizard.getByRole('button', { name: `Import ${count} entries` }).click()
  await wizard.getByText(`${count} entries imported`).waitFor()
  // Behind the layer nothing has a role.
  await expect.poll(() => page.locator('[data-row]').count(), inTime).toBe(2 * count)
  await wizard.getByRole('button', { name: 'Undo this import' }).click()

  await expect.poll(() => list(page).getByRole('listitem').count(), inTime).toBe(count)
})

for (const width of [1280, 360]) {
  test.describe(`at ${width} px everybody can use`, () => {
    for (const dark of [false, true]) {
      test(`the list and the dialog (dark: ${dark})`, more(), async () => {
        const page = await openTodo(await anAccount(), { width, dark })
        const inList = await accessibilityFaults(page)
        await list(page).getByRole('link').first().click()
        await page.getByRole('dialog').getByLabel('Title *').waitFor()
        const inDialog = await accessibilityFaults(page)
        await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
        await page.goto('/apps/todo/filter/today')
        await list(page).getByRole('listitem').first().waitFor()

        expect([inList, inDialog, await colourFaults(page).catch(() => accessibilityFaults(page)), await sidewaysScroll(page)]).toEqual([
          [],
          [],
          [],
          0,
        ])
      })
    }
  })
}

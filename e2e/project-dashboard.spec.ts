import type { Page } from '@playwright/test'
import { expect, more, test } from './test.ts'
import { anAccount, inTime, notice, openSignedIn, type Account } from './accounts.ts'
import { accessibilityFaults, colourFaults, sidewaysScroll } from './axe.ts'

type Options = { readonly width?: number; readonly dark?: boolean; readonly search?: string; readonly account?: Account }

async function openDashboard({ search = '', account, ...options }: Options = {}): Promise<Page> {
  const page = await openSignedIn(account ?? (await anAccount()), { path: `/apps/dashboards/project${search}`, ...options })
  await page.getByRole('tablist').waitFor()
  return page
}
const widget = (page: Page, name: string) => page.getByRole('figure', { name, exact: true })
const param = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

test.describe('the project dashboard by mouse', () => {
  for (const width of [1280, 360]) {
    test(
      `§2.40 a project is chosen, a budget added and taken back, and counts lead to lists (${width} px)`,
      more(width === 1280),
      async () => {
        const page = await openDashboard({ width })
        await page.getByRole('heading', { level: 1, name: 'Good day, Anna Muster' }).waitFor()
        await page.getByRole('combobox', { name: 'Project' }).fill('portal')
        await page.getByRole('option', { name: 'Client Portal' }).click()
        await expect.poll(() => param(page, 'project'), inTime).not.toBeNull()
        await page.getByRole('tab', { name: 'Budget summary' }).click()
        await page.getByRole('button', { name: 'Add budget' }).click()
        const dialog = page.getByRole('dialog', { name: 'New budget' })
        await dialog.getByLabel(/^Budget type/).fill('Travel')
        await dialog.getByLabel(/^Total budget/).fill('1200.50')
        await dialog.getByRole('button', { name: 'Add', exact: true }).click()
        await notice(page, 'Added budget Travel').waitFor()
        await page.getByText('Travel', { exact: true }).first().waitFor()
        await page.getByRole('region', { name: 'Message' }).getByRole('button', { name: 'Undo' }).click()
        await notice(page, 'Undone: Added budget Travel').waitFor()
        await expect.poll(() => page.getByText('Travel', { exact: true }).count(), inTime).toBe(0)
        expect(await sidewaysScroll(page)).toBe(0)

        await page.getByRole('tab', { name: 'Home' }).click()
        await widget(page, 'Overdue').getByRole('link', { name: '1 card' }).click()

        await page.waitForURL(/scrumboard\/boards\/.*due=overdue/)
      },
    )
  }

  test('a widget is hidden, and brought back by undo', async () => {
    const page = await openDashboard()
    await widget(page, 'Overdue').getByRole('button', { name: 'More: Overdue' }).click()
    await page.getByRole('menuitem', { name: 'Hide' }).click()
    await widget(page, 'Overdue').waitFor({ state: 'hidden' })

    await page.getByRole('region', { name: 'Message' }).getByRole('button', { name: 'Undo' }).click()

    await expect.poll(() => widget(page, 'Overdue').count(), inTime).toBe(1)
  })

  test('§9.15 the units of the weather stay as they were chosen', async () => {
    const page = await openDashboard({ width: 1600 })
    const side = page.getByRole('complementary', { name: 'Time and weather' })
    await side.getByRole('button', { name: '°F' }).click()
    await side
      .getByText(/\d °F$/)
      .first()
      .waitFor()
    await expect.poll(() => side.getByRole('button', { name: '°F' }).getAttribute('aria-pressed'), inTime).toBe('true')

    await page.reload()

    await expect.poll(() => side.getByRole('button', { name: '°F' }).getAttribute('aria-pressed'), inTime).toBe('true')
  })
})

for (const width of [1280, 360]) {
  test(`by keys alone a project and a tab are chosen (${width} px)`, more(width === 1280), async () => {
    const page = await openDashboard({ width })
    const keys = page.keyboard

    await keys.press('p')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), inTime).toBe('Project')
    await keys.type('office')
    await page.getByRole('option', { name: 'Office Move' }).waitFor()
    await keys.press('ArrowDown')
    await keys.press('Enter')
    await expect.poll(() => param(page, 'project'), inTime).not.toBeNull()
    await keys.press('Escape')
    await page.getByRole('tab', { name: 'Home' }).focus()
    await keys.press('2')
    await page.getByText('Furniture', { exact: true }).first().waitFor()
    await keys.press('3')
    await page.getByText('Mara Studer').first().waitFor()

    expect(param(page, 'tab')).toBe('team')
  })
}

test('what one does in the to-do app, another sees on the dashboard within a second', more(), async () => {
  const account = await anAccount()
  const [dashboard, todos] = [await openDashboard({ account }), await openSignedIn(account, { path: '/apps/todo/filter/overdue' })]
  const number = widget(dashboard, 'Overdue').getByRole('link', { name: /to-do/ })
  const before = await number.textContent()

  await todos.getByRole('checkbox', { name: /^Done/ }).first().click()

  await expect.poll(() => number.textContent(), inTime).not.toBe(before)
})

test.describe('the project dashboard for everybody', () => {
  /** A tab is only looked at when all of it is there. */
  const proof = { home: 'Schedule', budget: 'Budget details', team: 'Mara Studer' } as const
  const tabs = ['home', 'budget', 'team'] as const
  const openTab = async (tab: (typeof tabs)[number], width: number): Promise<Page> => {
    const page = await openDashboard({ search: `?tab=${tab}`, width })
    await page.getByText(proof[tab], { exact: true }).first().waitFor()
    return page
  }

  for (const tab of tabs) {
    test(`has no faults that axe finds on ${tab}, light and dark`, more(), async () => {
      const page = await openTab(tab, 1600)

      expect(await accessibilityFaults(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await colourFaults(page)).toEqual([])
    })
  }

  test('nobody has to scroll sideways on a phone', more(), async () => {
    for (const tab of tabs) expect({ tab, scroll: await sidewaysScroll(await openTab(tab, 360)) }).toEqual({ tab, scroll: 0 })
  })
})

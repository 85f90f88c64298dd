import type { Locator, Page } from '@playwright/test'
import { anAccount, openSignedIn, type Account } from './accounts.ts'

export const analyticsPath = '/apps/dashboards/analytics'

export function widget(page: Page, title: string): Locator {
  return page.getByRole('figure', { name: title, exact: true })
}

/** The number of a widget that is read first. */
export function headline(page: Page, title: string): Promise<string> {
  return widget(page, title).locator('b').first().innerText()
}

type Options = {
  readonly width?: number
  readonly dark?: boolean
  readonly account?: Account
  readonly path?: string
  readonly at?: string
}

/** The dashboard of a workspace with the orders it begins with. */
export async function openAnalytics(options: Options = {}): Promise<Page> {
  const { account = await anAccount(), path = analyticsPath, ...rest } = options
  const page = await openSignedIn(account, { path, ...rest })
  await widget(page, 'Customers').waitFor()
  return page
}

/** The titles of the widgets as they stand. */
export function titles(page: Page): Promise<readonly string[]> {
  return page.getByRole('heading', { level: 3 }).allInnerTexts()
}

export async function chooseInMenu(page: Page, title: string, entry: string): Promise<void> {
  await widget(page, title)
    .getByRole('button', { name: `More: ${title}`, exact: true })
    .click()
  // Beside some entries stand their keys.
  await page.getByRole('menuitem', { name: new RegExp(`^${entry}`) }).click()
}

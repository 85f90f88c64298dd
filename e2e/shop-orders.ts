import type { Locator, Page } from '@playwright/test'
import { anAccount, openSignedIn, type Account } from './accounts.ts'

/** The rows of the table, or the cards of a phone. */
export function orders(page: Page): Locator {
  return page.locator('[role=row][data-index], li[data-index]')
}

/** The orders of a workspace of its own, with those it begins with. */
export async function openOrders(
  options: { readonly width?: number; readonly dark?: boolean; readonly path?: string; readonly account?: Account } = {},
): Promise<Page> {
  const { account = await anAccount(), path = '/apps/e-commerce/orders', ...rest } = options
  const page = await openSignedIn(account, { path, ...rest })
  await orders(page).first().waitFor()
  return page
}

/** The newest order of the list, opened. */
export async function openFirst(page: Page): Promise<void> {
  await orders(page).first().locator('a').first().click()
  await page.getByRole('heading', { level: 1, name: /^Order / }).waitFor()
}

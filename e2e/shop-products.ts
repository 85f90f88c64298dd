import type { Locator, Page } from '@playwright/test'
import { anAccount, openSignedIn, type Account } from './accounts.ts'

/** The rows of the table, or the cards of a phone. */
export function products(page: Page): Locator {
  return page.locator('[role=row][data-index], li[data-index]')
}

export function product(page: Page, name: string): Locator {
  return products(page).filter({ hasText: name })
}

type Options = {
  readonly width?: number
  readonly dark?: boolean
  readonly path?: string
  readonly account?: Account
  readonly expects?: readonly string[]
}

/** The products of a workspace of its own, with those it begins with. */
export async function openProducts(options: Options = {}): Promise<Page> {
  const { account = await anAccount(), path = '/apps/e-commerce/products', ...rest } = options
  const page = await openSignedIn(account, { path, ...rest })
  await products(page).first().waitFor()
  return page
}

/** Fills in what a new product needs, and saves it. */
export async function addProduct(page: Page, name: string, sku: string): Promise<void> {
  await page.getByRole('button', { name: 'New product' }).click()
  await page.getByLabel(/^Name/).fill(name)
  await page.getByRole('tab', { name: 'Inventory' }).click()
  await page.getByLabel(/^SKU/).fill(sku)
  await page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' }).click()
}

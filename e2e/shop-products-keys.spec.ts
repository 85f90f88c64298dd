import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { inTime, notice } from './accounts.ts'
import { openProducts, product, products } from './shop-products.ts'

const at = (page: Page) => new URL(page.url()).pathname
/** What has the focus, by its name for those who listen. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id ?? '')

test('by keys alone a product is made, changed, removed and brought back', async () => {
  const page = await openProducts()
  const keys = page.keyboard

  await keys.press('c')
  await page.getByRole('tab', { name: 'Basic info' }).waitFor()
  await page.getByLabel(/^Name/).focus()
  await keys.type('Zinc bucket')
  await page.getByRole('tab', { name: 'Basic info' }).focus()
  await keys.press('ArrowRight')
  await keys.press('ArrowRight')
  await keys.press('ArrowRight')
  await page.getByRole('tab', { name: 'Inventory', selected: true }).waitFor()
  await keys.press('Tab')
  await keys.press('Tab')
  await keys.type('Z-1')
  await keys.press('Control+s')
  await notice(page, 'Product saved').waitFor()
  await page.waitForURL(/\/zinc-bucket/)
  // The page of what was saved takes the place of the one before, and then the focus.
  await page.getByRole('heading', { level: 1, name: /^Zinc bucket/ }).waitFor()
  await page.getByRole('button', { name: 'Discard' }).waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page), inTime).toMatch(/-sku$/)
  // In a field a figure is a figure.
  await keys.press('Shift+Tab')
  await keys.press('1')
  await expect.poll(() => at(page), inTime).toBe('/apps/e-commerce/products')
  await products(page).first().waitFor()
  await keys.press('/')
  await keys.type('zinc')
  await expect.poll(() => products(page).count(), inTime).toBe(1)
  await products(page).first().focus()
  await keys.press('#')
  await expect.poll(() => products(page).count(), inTime).toBe(0)
  await keys.press('Control+z')

  await product(page, 'Zinc bucket').waitFor()
})

test('by keys alone rows are selected and edited in the grid', async () => {
  const page = await openProducts()
  const keys = page.keyboard
  await keys.press('j')
  await keys.press('x')
  await keys.press('j')
  await keys.press('x')
  await keys.press('e')
  const grid = page.getByRole('dialog')
  await grid.getByRole('textbox').first().waitFor()
  await grid
    .getByRole('textbox', { name: /^Tax included price of/ })
    .first()
    .focus()
  await keys.press('ArrowRight')
  await expect.poll(() => focused(page), inTime).toMatch(/^Quantity of/)
  const first = await focused(page)
  await keys.type('811')
  await keys.press('Enter')
  await expect.poll(() => focused(page), inTime).not.toBe(first)
  await keys.type('812')
  await keys.press('Escape')
  await grid.getByText('Changed products: 1').waitFor()
  await keys.type('813')
  for (const _ of [1, 2, 3]) await keys.press('Tab')
  await grid.getByRole('button', { name: 'Save', exact: true }).focus()
  await keys.press('Enter')

  await notice(page, 'Changed 2 products').waitFor()
  await keys.press('2')
  await expect.poll(() => at(page), inTime).toBe('/apps/e-commerce/orders')
})

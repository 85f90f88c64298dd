import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { inTime, notice } from './accounts.ts'
import { openOrders, orders } from './shop-orders.ts'

/** J leads down the rows of a table; the cards of a phone are reached by Tab. */
async function toOrder(page: Page, at: number): Promise<void> {
  const row = orders(page).nth(at)
  const isCard = await row.evaluate((element) => element.tagName === 'LI')
  if (isCard) return row.getByRole('link').first().focus()
  for (let steps = 0; steps <= at; steps += 1) await page.keyboard.press('j')
}

for (const width of [1280, 360]) {
  test(`by keys alone an order gets its next state, is opened, and its neighbours are walked through (${width} px)`, async () => {
    const page = await openOrders({ width, path: '/apps/e-commerce/orders?view=unpaid' })
    const keys = page.keyboard

    await toOrder(page, 0)
    await keys.press('s')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null), inTime).toBe(true)
    await dialog.getByRole('button', { name: 'Change status' }).focus()
    await keys.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await notice(page, /^Order [\d']+: /).waitFor()
    await keys.press('Control+z')
    await notice(page, /^Undone: /).waitFor()
    await page.goto('/apps/e-commerce/orders')
    await orders(page).first().waitFor()
    await toOrder(page, 1)
    await keys.press('Enter')
    const heading = page.getByRole('heading', { level: 1, name: /^Order / })
    await heading.waitFor()
    const second = await heading.textContent()
    await expect.poll(() => page.getByRole('button', { name: 'Newer order' }).isEnabled(), inTime).toBe(true)
    await keys.press('k')
    await expect.poll(() => heading.textContent(), inTime).not.toBe(second)
    await keys.press('1')

    await page.waitForURL((address) => address.pathname === '/apps/e-commerce/products')
  })
}

test('by keys alone rows are selected, removed and brought back', async () => {
  const page = await openOrders()
  const keys = page.keyboard

  await keys.press('j')
  const first = await orders(page).first().textContent()
  await keys.press('x')
  await keys.press('Shift+ArrowDown')
  await page.getByRole('toolbar', { name: 'Selection' }).getByText('2 selected').waitFor()
  await keys.press('#')
  await notice(page, '2 orders moved to the bin').waitFor()
  await expect.poll(() => orders(page).first().textContent(), inTime).not.toBe(first)
  await keys.press('Control+z')

  await expect.poll(() => orders(page).first().textContent(), inTime).toBe(first)
})

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, more, soon, test } from './test.ts'
import { inTime, notice, openTwoMembers } from './accounts.ts'
import { faultsInBothLooks, sidewaysScroll } from './axe.ts'
import { openFirst, openOrders, orders } from './shop-orders.ts'

const undo = (page: Page) => page.getByRole('region', { name: 'Message' }).getByRole('button', { name: 'Undo' })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Takes another state in the dialog. */
async function setStatus(page: Page, status: string): Promise<void> {
  await page.getByRole('button', { name: 'Change status', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: status, exact: true }).check()
  await dialog.getByLabel('Note').fill('Told by phone')
  await dialog.getByRole('button', { name: 'Change status' }).click()
}

test.describe('orders by mouse', () => {
  for (const width of [1280, 360]) {
    test(
      `§2.37 an order is opened, its status changed with a note, taken back, and the order removed (${width} px)`,
      more(width === 1280),
      async () => {
        const page = await openOrders({ width })
        await openFirst(page)
        await region(page, 'Order status').getByRole('listitem').first().waitFor()
        const before = await region(page, 'Order status').getByRole('listitem').count()

        await setStatus(page, 'On pre-order (paid)')
        await region(page, 'Order status').getByText('Note: Told by phone').waitFor()
        await undo(page).click()
        await notice(page, /^Undone: /).waitFor()
        await expect.poll(() => region(page, 'Order status').getByRole('listitem').count(), inTime).toBe(before)
        await region(page, 'Addresses').getByRole('application').waitFor()
        expect(await sidewaysScroll(page)).toBe(0)
        await page.getByRole('tab', { name: 'Products' }).click()
        await page.getByText('The sums are right.').waitFor()
        await page.getByRole('tab', { name: 'Invoice' }).click()
        await page.getByRole('button', { name: 'Print invoice' }).waitFor()
        expect(await sidewaysScroll(page)).toBe(0)
        await page.getByRole('button', { name: 'More actions' }).click()
        await page.getByRole('menuitem', { name: 'Move to the bin' }).click()
        await notice(page, /moved to the bin$/).waitFor()
        await page.getByRole('link', { name: /^Bin/ }).click()

        await expect.poll(() => orders(page).count(), inTime).toBe(1)
      },
    )
  }

  test('asks before an order is canceled', async () => {
    const page = await openOrders()
    await openFirst(page)

    await setStatus(page, 'Canceled')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()

    await notice(page, /: Canceled$/).waitFor()
    await expect(region(page, 'Order status').getByRole('listitem').first()).toContainText('Canceled')
  })

  test('is filtered by several states, searched and sorted; the address tells and the dashboards link so', more(), async () => {
    const page = await openOrders()
    // The heading of the column is called so too.
    await page.locator('[aria-haspopup=menu]').filter({ hasText: 'Status' }).click()
    await page.getByRole('menuitemcheckbox', { name: /^Delivered/ }).click()
    await page.getByRole('menuitemcheckbox', { name: /^Shipped/ }).click()
    await page.keyboard.press('Escape')
    await expect.poll(() => new URL(page.url()).searchParams.get('status'), inTime).toBe('4,5')
    await page.getByRole('button', { name: /^Total/ }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('sort'), inTime).toBe('total')
    await page.goto('/apps/e-commerce/orders?from=2026-02-01&to=2026-02-28&device=mobile')
    await page.getByText('01.02.2026 to 28.02.2026').waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).click()

    await expect.poll(() => new URL(page.url()).search, inTime).toBe('')
  })

  test('several get another state at once, and it is taken back at once; what is selected is a file', async () => {
    const page = await openOrders({ path: '/apps/e-commerce/orders?view=open' })
    const states = async (): Promise<readonly string[]> =>
      orders(page)
        .locator('[data-color]')
        .evaluateAll((dots) => dots.map((dot) => dot.parentElement?.textContent ?? ''))
    await orders(page).nth(0).getByRole('checkbox').click()
    await orders(page).nth(1).getByRole('checkbox').click()
    const download = page.waitForEvent('download')
    const bar = page.getByRole('toolbar', { name: 'Selection' })
    await bar.getByRole('button', { name: 'Export as CSV' }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file.trim().split('\n')).toHaveLength(3)
    const before = await states()
    await bar.getByRole('button', { name: 'Change status' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change the status of 2 orders' })
    await dialog.getByRole('radio', { name: 'Payment error' }).check()
    await dialog.getByRole('button', { name: 'Change status' }).click()
    await notice(page, '2 orders: Payment error').waitFor()
    await undo(page).click()

    await expect.poll(states, inTime).toEqual(before)
  })

  test('an order is entered by hand and opens', more(), async () => {
    const page = await openOrders()
    await page.getByRole('button', { name: 'New order' }).click()
    const dialog = page.getByRole('dialog', { name: 'New order' })
    await dialog.getByLabel('Last name').fill('Zumstein')
    const find = dialog.getByRole('combobox', { name: 'Add a product' })
    await find.click()
    await page.getByRole('option').first().click()
    await dialog.getByRole('spinbutton').fill('2')
    await dialog.getByRole('button', { name: 'Add order' }).click()
    await page.getByRole('heading', { level: 1, name: /^Order / }).waitFor()

    await page.getByText('From Zumstein').waitFor()
    await region(page, 'Order status').getByText('Awaiting bank wire payment').waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/apps\/e-commerce\/orders\/[\da-f-]{36}$/)
  })
})

test('two members see each other’s changes within a second', { tag: ['@timing', '@more'] }, async () => {
  const [admin, colleague] = await openTwoMembers('/apps/e-commerce/orders')
  const reference = (await orders(admin).first().getByRole('rowheader').textContent()) ?? ''
  await orders(colleague).filter({ hasText: reference }).waitFor()

  await orders(admin)
    .first()
    .getByRole('button', { name: /^Actions for order/ })
    .click()
  await admin.getByRole('menuitem', { name: 'Move to the bin' }).click()

  await soon(orders(colleague).filter({ hasText: reference }).waitFor({ state: 'detached' }))
})

for (const width of [1280, 360]) {
  test(`axe finds nothing in light and dark, in list, dialogs and order (${width} px)`, more(), async () => {
    const page = await openOrders({ width })
    expect(await faultsInBothLooks(page)).toEqual([])
    await page.getByRole('button', { name: 'New order' }).click()
    await page.getByRole('dialog', { name: 'New order' }).waitFor()
    expect(await faultsInBothLooks(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await openFirst(page)
    await region(page, 'Addresses').getByRole('application').waitFor()
    expect(await faultsInBothLooks(page)).toEqual([])
    await page.getByRole('button', { name: 'Change status', exact: true }).click()
    await page.getByRole('dialog').waitFor()
    expect(await faultsInBothLooks(page)).toEqual([])
    await page.keyboard.press('Escape')
    for (const name of ['Products', 'Invoice']) {
      await page.getByRole('tab', { name }).click()
      await page.getByRole('tabpanel', { name }).waitFor()
      expect(await faultsInBothLooks(page)).toEqual([])
    }
  })
}

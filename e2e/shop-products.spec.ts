import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, more, test } from './test.ts'
import { anAccount, inTime, notice, openSignedIn } from './accounts.ts'
import { accessibilityFaults, colourFaults, sidewaysScroll } from './axe.ts'
import { addProduct, openProducts, product, products } from './shop-products.ts'

const undo = (page: Page) => page.getByRole('region', { name: 'Message' }).getByRole('button', { name: 'Undo' }).click()
const asked = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selection' })

test.describe('the shop by mouse', () => {
  for (const width of [1280, 360]) {
    test(`§2.37 a product is made, priced, found, removed and brought back (${width} px)`, more(width === 1280), async () => {
      const page = await openProducts({ width })

      await addProduct(page, 'Zinc bucket', 'Z-1')
      await notice(page, 'Product saved').waitFor()
      await page.waitForURL(/\/products\/[\da-f-]{36}\/zinc-bucket/)
      // Only a product that is saved has these: the form at its own address stands.
      await page.getByRole('button', { name: 'More actions' }).waitFor()
      await page.getByRole('tab', { name: 'Pricing' }).click()
      await page.getByLabel('Tax included price').fill('22')
      await expect.poll(() => page.getByLabel('Tax excluded price').inputValue(), inTime).toBe('20.00')
      await page.getByText('CHF 20.00 + 10% tax (CHF 2.00) = CHF 22.00').waitFor()
      await page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' }).click()
      await page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'hidden' })
      await page.goto('/apps/e-commerce/products?q=zinc')
      await product(page, 'CHF 22.00').waitFor()
      await product(page, 'Zinc bucket').getByRole('button', { name: 'Actions for Zinc bucket' }).click()
      await page.getByRole('menuitem', { name: 'Move to bin' }).click()
      await notice(page, /Zinc bucket/).waitFor()
      await expect.poll(() => products(page).count(), inTime).toBe(0)
      await undo(page)

      await product(page, 'Zinc bucket').waitFor()
      expect(await sidewaysScroll(page)).toBe(0)
    })
  }

  test('the list is sorted by the server, filtered by category, and goes through its pages; the address tells', async () => {
    const page = await openProducts()

    await page.getByRole('button', { name: /^Price/ }).click()
    await page.getByRole('button', { name: /^Price/ }).click()
    await expect.poll(() => page.getByRole('columnheader', { name: /^Price/ }).getAttribute('aria-sort'), inTime).toBe('descending')
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('10')
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.poll(() => asked(page, 'page'), inTime).toBe('2')
    await page
      .getByRole('button', { name: /^Category/ })
      .first()
      .click()
    await page.getByRole('menuitemcheckbox').nth(1).click()

    await expect.poll(() => asked(page, 'category'), inTime).not.toBeNull()
    expect(asked(page, 'sort')).toBe('-price')
    expect(asked(page, 'page')).toBeNull()
  })

  test('quantity and state change where they stand, and are taken back', async () => {
    const page = await openProducts()
    const name = (await products(page).nth(1).getByRole('rowheader').textContent()) ?? ''
    const row = product(page, name)
    const before = Number(await row.getByText(/^\d+$/).textContent())

    await row.getByRole('button', { name: `One more of ${name}` }).click()
    await row.getByText(String(before + 1), { exact: true }).waitFor()
    await row.getByRole('switch').click()
    await row.getByText('Inactive').waitFor()
    await undo(page)
    await row.getByText('Active', { exact: true }).waitFor()
    await page.keyboard.press('Control+z')

    await expect.poll(() => row.getByText(String(before), { exact: true }).count(), inTime).toBe(1)
  })

  test('many are changed in a grid, with a column pasted from a spreadsheet, and undone as one', async () => {
    const page = await openProducts()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    for (const at of [0, 1, 2]) await products(page).nth(at).getByRole('checkbox').first().click()
    await bar(page).getByRole('button', { name: 'Edit in a grid' }).click()
    const grid = page.getByRole('dialog')
    const first = grid.getByRole('textbox', { name: /^Quantity of/ }).first()
    await expect(first).toHaveValue(/^\d+$/)
    const before = await first.inputValue()
    await first.focus()
    await page.evaluate(() => navigator.clipboard.writeText('701\n702\n703'))
    await page.keyboard.press('Control+v')
    await grid.getByText('Changed products: 3').waitFor()
    await grid.getByRole('button', { name: 'Save', exact: true }).click()
    await notice(page, 'Changed 3 products').waitFor()
    await products(page).nth(2).getByText('703').waitFor()
    await undo(page)

    await expect.poll(() => products(page).nth(0).getByText(before, { exact: true }).count(), inTime).toBe(1)
  })

  test('pictures are uploaded, one is chosen, removed and brought back', more(), async () => {
    const page = await openProducts()
    await products(page).first().getByRole('link').first().click()
    await page.getByRole('tab', { name: 'Product images' }).click()
    const tiles = page.getByRole('list', { name: 'Product images' }).getByRole('listitem')
    await page.getByRole('tabpanel', { name: 'Product images' }).waitFor()
    const before = await tiles.count()
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 60 } })
    await page.locator('input[type=file]').setInputFiles({ name: 'one.png', mimeType: 'image/png', buffer: picture })
    await expect.poll(() => tiles.count(), inTime).toBe(before + 1)
    await tiles
      .first()
      .getByRole('button', { name: /as the featured image/ })
      .click()
    await tiles.first().getByText('Featured').waitFor()
    await tiles
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect.poll(() => tiles.count(), inTime).toBe(before)
    await undo(page)
    await expect.poll(() => tiles.count(), inTime).toBe(before + 1)
    await page.keyboard.press('Control+s')

    await notice(page, 'Product saved').waitFor()
  })
})

test('a picture that is still on its way belongs to the new product that is saved, and asking twice saves once', more(), async () => {
  const page = await openSignedIn(await anAccount(), { path: '/apps/e-commerce/products/new' })
  const piece = Promise.withResolvers<void>()
  await page.route('**/api/files/**', async (route) => {
    await piece.promise
    await route.continue()
  })
  let saved = 0
  page.on('request', (request) => void (saved += request.url().endsWith('/product/save') ? 1 : 0))
  await page.getByLabel(/^Name/).fill('Zinc bucket')
  await page.getByRole('tab', { name: 'Inventory' }).click()
  await page.getByLabel(/^SKU/).fill('Z-1')
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 60 } })
  await page.locator('input[type=file]').setInputFiles({ name: 'one.png', mimeType: 'image/png', buffer: picture })
  await page.getByRole('button', { name: 'Save', exact: true }).first().dblclick()
  piece.resolve()
  await page.waitForURL(/\/products\/[\da-f-]{36}\/zinc-bucket/)
  await page.reload()
  await page.getByRole('tab', { name: 'Product images' }).click()

  await expect.poll(() => page.getByRole('list', { name: 'Product images' }).getByRole('listitem').count(), inTime).toBe(1)
  expect(saved).toBe(1)
})

test('what is exported comes back by an import, which says first what it would do and is taken back as a whole', more(), async () => {
  const page = await openProducts()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Export this list as CSV' }).click()
  const text = await readFile(await (await saving).path(), 'utf8')
  const [titles = ''] = text.replace('\ufeff', '').split(/\r?\n/)
  const line = (cells: Readonly<Record<string, string>>): string =>
    titles
      .split(';')
      .map((title) => cells[title] ?? '')
      .join(';')
  const added = [
    line({ name: 'Zither', sku: 'ZZ-1', priceTaxIncl: '99.90', quantity: '3' }),
    line({ sku: 'ZZ-2', priceTaxIncl: '1', quantity: '1' }),
    line({ name: 'Zinc tub', sku: 'ZZ-3', priceTaxIncl: 'much', quantity: '1' }),
  ]
  const longer = [text.trimEnd(), ...added, ''].join('\r\n')
  const known = text.trimEnd().split('\n').length - 1
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Import products' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles({ name: 'more.csv', mimeType: 'text/csv', buffer: Buffer.from(longer) })
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('checkbox', { name: 'Only entries with errors' }).click()
  await dialog.getByText('Price with tax is not a number.').first().waitFor()
  await dialog.getByRole('button', { name: /^Import/ }).click()
  await dialog.getByText(`${known + 1} entries imported`).waitFor()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.goto('/apps/e-commerce/products?q=zither')
  await page
    .getByRole('button', { name: /Clear filters/i })
    .first()
    .waitFor()

  await expect(products(page)).toHaveCount(0)
})

test('two people see what the other one changes', more(), async () => {
  const account = await anAccount()
  const [mine, yours] = [await openProducts({ account }), await openProducts({ account })]
  const name = (await products(mine).nth(2).getByRole('rowheader').textContent()) ?? ''

  await product(mine, name).getByRole('switch').click()
  await product(yours, name).getByText('Inactive').waitFor()
  await undo(mine)

  await expect.poll(() => product(yours, name).getByText('Active', { exact: true }).count(), inTime).toBe(1)
})

for (const width of [1280, 360]) {
  test(`everybody can use it, in light and in dark (${width} px)`, more(), async () => {
    const account = await anAccount()
    const list = await openProducts({ account, width })
    expect(await accessibilityFaults(list)).toEqual([])
    await list.emulateMedia({ colorScheme: 'dark' })
    expect(await colourFaults(list)).toEqual([])
    await products(list).nth(1).getByRole('checkbox').first().click()
    await bar(list).getByRole('button', { name: 'Edit in a grid' }).click()
    await list.getByRole('dialog').getByRole('textbox').first().waitFor()
    expect(await accessibilityFaults(list)).toEqual([])
    const page = await openSignedIn(account, { path: '/apps/e-commerce/products/new', width })
    for (const tab of ['Basic info', 'Product images', 'Pricing', 'Inventory', 'Shipping']) {
      await page.getByRole('tab', { name: tab }).click()
      expect(await accessibilityFaults(page)).toEqual([])
    }
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await colourFaults(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  })
}

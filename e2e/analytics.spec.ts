import { readFile } from 'node:fs/promises'
import { expect, more, test } from './test.ts'
import { anAccount, inTime, notice } from './accounts.ts'
import { analyticsPath, chooseInMenu, headline, openAnalytics, titles, widget } from './analytics.ts'
import { accessibilityFaults, colourFaults, sidewaysScroll } from './axe.ts'

test.describe('the analytics dashboard by mouse', () => {
  for (const width of [1280, 360]) {
    test(`§2.39 shows nine widgets, and ranges that stand in the address (${width} px)`, more(width === 1280), async () => {
      const page = await openAnalytics({ width })

      await expect.poll(() => titles(page)).toHaveLength(9)
      await page.getByRole('button', { name: 'Last week', exact: true }).click()
      await page.waitForURL(/until=last-week/)
      await widget(page, 'Sales').getByRole('button', { name: '1 month', exact: true }).click()
      await page.waitForURL(/sales=month/)
      await widget(page, 'Devices').getByRole('combobox').selectOption('Last 90 days')
      await page.waitForURL(/devices=90-days/)
      await page.reload()
      await widget(page, 'Sales').waitFor()

      await expect(widget(page, 'Sales').getByRole('button', { name: '1 month', exact: true })).toHaveAttribute('aria-pressed', 'true')
      expect(await sidewaysScroll(page)).toBe(0)
    })
  }

  test("§9.13 labels of the top chart end with 'k', and the exact value shows under the pointer", async () => {
    const page = await openAnalytics({ path: `${analyticsPath}?year=2025` })
    const plot = widget(page, 'Customers').getByRole('slider')

    const labels = plot.locator('svg text').filter({ hasText: /k$/ })
    await expect.poll(() => labels.count(), inTime).toBeGreaterThanOrEqual(4)
    await plot.hover({ position: { x: 200, y: 100 } })

    await expect(plot).toContainText(/Customers\s*\d/)
  })

  test('a widget is shown as a table, taken away as CSV, SVG and PNG, hidden, brought back and moved', more(), async () => {
    const page = await openAnalytics()
    const orders = widget(page, 'Orders')
    await orders.getByRole('button', { name: 'Show as table' }).click()
    await expect(orders.getByRole('row')).toHaveCount(8)
    await orders.getByRole('button', { name: 'Show as chart' }).click()

    const files: string[] = []
    for (const kind of ['CSV', 'SVG', 'PNG']) {
      const [file] = await Promise.all([page.waitForEvent('download'), chooseInMenu(page, 'Orders', `Download as ${kind}`)])
      const path = await file.path()
      files.push((await readFile(path)).subarray(0, 600).toString('latin1'))
    }
    await chooseInMenu(page, 'Orders', 'Hide')
    await notice(page, 'Hid Orders').waitFor()
    const hidden = await titles(page)
    await page.getByRole('region', { name: 'Message' }).getByRole('button', { name: 'Undo' }).click()
    await orders.waitFor()
    await chooseInMenu(page, 'Sales', 'Move up')
    await page.reload()
    await widget(page, 'Sales').waitFor()

    expect(files[0]).toContain('Day')
    expect(files[1]).toContain('<svg')
    expect(files[2]?.slice(1, 4)).toBe('PNG')
    expect(hidden).not.toContain('Orders')
    const [sales, devices] = ['Sales', 'Devices'].map(async (title) => (await titles(page)).indexOf(title))
    expect(await sales).toBeLessThan((await devices) ?? 0)
  })

  test('a bar leads to the orders of its day', async () => {
    const page = await openAnalytics()

    await widget(page, 'Orders')
      .getByRole('slider')
      .click({ position: { x: 200, y: 120 } })

    await expect.poll(() => page.url(), inTime).toMatch(/\/apps\/e-commerce\/orders\?from=2026-03-\d\d&to=2026-03-\d\d/)
  })
})

test('a campaign leads to as many orders as it is said to have brought', async () => {
  const page = await openAnalytics()
  const campaign = widget(page, 'Top campaigns').getByRole('row').nth(1)
  const count = Number(await campaign.getByRole('cell').first().innerText())

  await campaign.getByRole('link').click()

  await page.waitForURL(/\/apps\/e-commerce\/orders\?campaign=.+&from=2026-02-11&to=2026-03-10/)
  expect(count).toBeGreaterThan(1)
  await page.getByRole('main').getByText(`${count} rows`, { exact: true }).waitFor()
})

test.describe('the analytics dashboard by keyboard', () => {
  test('goes from widget to widget, along the values, and to what they were counted from', async () => {
    const page = await openAnalytics()
    await page.keyboard.press(']')
    await page.keyboard.press(']')
    await expect.poll(() => page.locator(':focus h3').innerText(), inTime).toBe('Conversion')

    const plot = widget(page, 'Orders').getByRole('slider')
    await plot.focus()
    await page.keyboard.press('End')
    await expect.poll(() => plot.getAttribute('aria-valuetext'), inTime).toMatch(/^Tue 10: Orders \d/)
    await page.keyboard.press('Enter')

    await page.waitForURL(/from=2026-03-10&to=2026-03-10/)
  })

  test('moves a widget by its handle, and undoes it', async () => {
    const page = await openAnalytics()
    const before = await titles(page)

    await page
      .getByRole('button', { name: /Items sold$/ })
      .first()
      .focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => titles(page).then((all) => all.indexOf('Items sold')), inTime).toBe(1)
    await page.keyboard.press('Control+z')

    await expect.poll(() => titles(page), inTime).toEqual(before)
  })
})

test.describe('with others', () => {
  test('a new order shows in another browser', more(), async () => {
    const account = await anAccount()
    const [one, other] = [await openAnalytics({ account }), await openAnalytics({ account })]
    const before = await headline(other, 'Sales')

    const reply = await one.evaluate(async (token) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const [product] = (await (await fetch('/api/e-commerce-app/products', { headers })).json()) as { id: string }[]
      const [order] = (await (await fetch('/api/e-commerce-app/orders', { headers })).json()) as { customer: unknown }[]
      const sent = {
        customer: order?.customer,
        products: [{ id: product?.id, quantity: 1 }],
        statusId: 2,
        payment: { method: 'Credit card', transactionId: '' },
      }
      return (await fetch('/api/e-commerce-app/order/new', { method: 'POST', headers, body: JSON.stringify({ order: sent }) })).status
    }, account.token)

    expect(reply).toBe(200)
    await expect.poll(() => headline(other, 'Sales'), inTime).not.toBe(before)
  })
})

for (const options of [
  { width: 1280, dark: false },
  { width: 360, dark: true },
]) {
  test(`can be read by everybody (${options.width} px, dark: ${options.dark})`, more(), async () => {
    const page = await openAnalytics(options)
    await widget(page, 'Where do your customers live?').locator('svg').first().waitFor()

    expect(await accessibilityFaults(page)).toEqual([])
    await page.emulateMedia({ colorScheme: options.dark ? 'light' : 'dark' })
    expect(await colourFaults(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  })
}

import { expect, more, soon, test } from './test.ts'
import { hearsNews } from './browser.ts'
import { inTime, notice } from './accounts.ts'
import { accessibilityFaults, colourFaults, sidewaysScroll } from './axe.ts'
import { aPair } from './chat.ts'
import { invoices, openInvoices, openPaper } from './invoices.ts'
import { openFirst, openOrders } from './shop-orders.ts'

for (const width of [1280, 360]) {
  test.describe(`by mouse and finger at ${width} px`, () => {
    test('an invoice is written, its sums follow, and it is marked as paid', more(width === 1280), async () => {
      const page = await openInvoices(width)

      await page.getByRole('button', { name: 'New invoice' }).click()
      await page.getByRole('heading', { level: 1, name: 'New invoice' }).waitFor()
      await page.getByLabel('Name or firm').fill('Velowerkstatt Uster')
      await page.getByLabel('Service, line 1').fill('Plakat')
      await page.getByLabel('Unit price, line 1').fill('120.50')
      await page.getByLabel('Quantity, line 1').fill('2')
      await page.getByRole('button', { name: 'Save invoice' }).click()
      await page.getByRole('heading', { level: 1, name: /^Invoice P9-/ }).waitFor()
      const paper = page.getByRole('article')
      await expect(paper).toContainText('241.00')
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'Mark as paid' }).click()

      await notice(page, /marked as paid$/).waitFor()
      await page.getByText(/^Paid on /).waitFor()
    })

    test('one goes to the bin, comes back, and is found by its client', more(width === 1280), async () => {
      const page = await openInvoices(width)
      await invoices(page).nth(2).waitFor()
      const count = await invoices(page).count()

      await invoices(page)
        .first()
        .getByRole('button', { name: /^Move .+ to the bin$/ })
        .click()
      await expect.poll(() => invoices(page).count(), inTime).toBe(count - 1)
      await page.keyboard.press('Control+z')
      await expect.poll(() => invoices(page).count(), inTime).toBe(count)
      await page.getByRole('searchbox').fill('Musikschule')

      await expect.poll(() => invoices(page).count(), inTime).toBeLessThan(count)
      await expect(invoices(page).first()).toContainText('Musikschule')
    })

    for (const form of ['modern', 'compact'] as const) {
      test(`axe finds nothing in light and dark on the ${form} form`, more(), async () => {
        const page = await openPaper(form, width)

        expect(await accessibilityFaults(page)).toEqual([])
        expect(await sidewaysScroll(page)).toBe(0)
        await page.emulateMedia({ colorScheme: 'dark' })
        expect(await colourFaults(page)).toEqual([])
      })
    }

    test('axe finds nothing in light and dark in list, form and sender', more(), async () => {
      const page = await openInvoices(width)
      async function look(): Promise<void> {
        expect(await accessibilityFaults(page)).toEqual([])
        expect(await sidewaysScroll(page)).toBe(0)
        await page.emulateMedia({ colorScheme: 'dark' })
        expect(await colourFaults(page)).toEqual([])
        await page.emulateMedia({ colorScheme: 'light' })
      }
      await look()
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'Sender and account' }).click()
      await page.getByRole('dialog').waitFor()
      await look()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'New invoice' }).click()
      await page.getByLabel('Service, line 1').waitFor()
      await look()
    })
  })
}

test('an order becomes one invoice, however often it is asked for', async () => {
  const page = await openOrders()
  await openFirst(page)
  await page.getByRole('tab', { name: 'Invoice' }).click()
  await page.getByRole('button', { name: 'Create invoice' }).click()
  await page.getByRole('heading', { level: 1, name: /^Invoice P9-/ }).waitFor()
  const made = page.url()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'To the order' }).click()
  await page.getByRole('heading', { level: 1, name: /^Order / }).waitFor()
  await page.getByRole('tab', { name: 'Invoice' }).click()
  await page.getByRole('button', { name: 'Create invoice' }).click()
  await page.getByRole('heading', { level: 1, name: /^Invoice P9-/ }).waitFor()

  expect(page.url()).toBe(made)
})

test('two members see what the other does within a second', { tag: ['@timing', '@more'] }, async () => {
  const { anna, beat } = await aPair()
  for (const page of [anna, beat]) {
    await page.goto('/pages/invoices')
    await invoices(page).first().waitFor()
    await hearsNews(page)
  }

  const paid = anna.waitForResponse((response) => response.url().endsWith('/set-paid'))
  await anna.getByRole('button', { name: 'Mark P9-0004 as paid' }).click()
  await paid
  await soon(beat.getByRole('button', { name: 'Mark P9-0004 as open' }).waitFor())
  const binned = beat.waitForResponse((response) => response.url().endsWith('/remove'))
  await beat.getByRole('button', { name: 'Move P9-0003 to the bin' }).click()
  await binned

  await soon(anna.getByRole('button', { name: 'Move P9-0003 to the bin' }).waitFor({ state: 'detached' }))
})

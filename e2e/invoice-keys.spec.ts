import { expect, test } from './test.ts'
import { inTime } from './accounts.ts'
import { openPaper } from './invoices.ts'

test('by keys alone one walks through the invoices and writes one', async () => {
  const page = await openPaper('modern')
  const keys = page.keyboard
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/^Invoice P9-/)
  const newest = await heading.textContent()

  await keys.press('j')
  await heading.filter({ hasText: 'Invoice P9-0003' }).waitFor()
  await keys.press('k')
  await expect.poll(() => heading.textContent(), inTime).toBe(newest)
  await keys.press('e')
  const first = page.getByLabel('Service, line 1')
  await first.waitFor()
  const lines = await page.locator('[data-line]').count()
  await first.focus()
  await keys.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), inTime).toBe('Service, line 2')
  for (const word of ['Reinzeichnung', 'zweite Fassung', 'Std', '80', '3']) {
    await keys.type(word)
    await keys.press('Tab')
  }
  await expect(page.locator('[data-line]')).toHaveCount(lines + 1)
  await page.getByRole('button', { name: 'Save invoice' }).focus()
  await keys.press('Enter')

  await heading.filter({ hasText: newest ?? '' }).waitFor()
  await page.getByRole('article').getByText('Reinzeichnung').waitFor()
})

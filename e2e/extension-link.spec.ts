import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage } from './browser.ts'
import { entriesOf, addressOf } from './form.ts'

let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

const personFirst = ['natural-person', '2026', '', '', '', '', '10.03.2027']

describe('what a link brings', () => {
  it.each([
    ['/steuernnp?subjektid=204518&periode=2025&birth=27.03.1984', ['natural-person', '2025', '204518', '27', '3', '1984', '10.03.2026']],
    ['/steuernnp#subjektid=204518&periode=2025&birth=27.03.1984', ['natural-person', '2025', '204518', '27', '3', '1984', '10.03.2026']],
    ['/steuernnp?periode=2024&subjektid=0', ['natural-person', '2024', '', '', '', '']],
    ['/steuernnp?subjektid=7', ['natural-person', '2026', '7', '', '', '', '10.03.2027']],
  ])('§2.15 %s fills the form', async (address, entries) => {
    const page = await openPage(browser)

    await page.goto(address)

    await expect.poll(() => entriesOf(page)).toEqual(entries)
  })

  it.each([
    'subjektid=0123&periode=2023&birth=31.02.1984',
    'subjektid=1234567&periode=2027&birth=1984-03-27',
    'subjektid=12a&periode=zwei&birth=gestern',
  ])('§5.3 §5.6 §5.13 %s is passed over', async (query) => {
    const page = await openPage(browser)

    await page.goto(`/steuernnp?${query}`)

    await expect.poll(() => addressOf(page)).toBe('/steuernnp')
    expect(await entriesOf(page)).toEqual(personFirst)
  })

  it.each(['/steuernnp?lang=de&subjektid=204518&birth=27.03.1984', '/steuernnp?lang=de#subjektid=204518&birth=27.03.1984'])(
    '§2.15 %s is read once and leaves nothing personal in the address',
    async (address) => {
      const page = await openPage(browser)
      await page.goto(address)

      await expect.poll(() => addressOf(page)).toBe('/steuernnp?lang=de')
      expect(await page.evaluate(() => history.length)).toBe(2)

      await page.reload()
      await expect.poll(() => entriesOf(page)).toEqual(['natural-person', '2026', '204518', '27', '3', '1984', '10.03.2027'])
      const elsewhere = await page.context().newPage()
      await elsewhere.goto('/steuernnp')
      expect(await entriesOf(elsewhere)).toEqual(personFirst)
    },
  )

  it('says which entries come from the link until somebody changes them', async () => {
    const page = await openPage(browser)
    await page.goto('/?subjektid=204518')
    expect(await page.getByText('Aus Ihrem Link übernommen').count()).toBe(1)

    await page.getByLabel('PID *').fill('204519')

    expect(await page.getByText('Aus Ihrem Link übernommen').count()).toBe(0)
  })
})

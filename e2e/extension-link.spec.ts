import { expect, test } from './test.ts'
import { openPage } from './browser.ts'
import { entriesOf, addressOf } from './form.ts'

const personFirst = ['natural-person', '2026', '', '', '10.03.2027']

test.describe('what a link brings', () => {
  for (const [address, entries] of [
    ['/steuernnp?subjektid=204518&periode=2025&birth=27.03.1984', ['natural-person', '2025', '204518', '27.03.1984', '30.11.2026']],
    ['/steuernnp#subjektid=204518&periode=2025&birth=27.03.1984', ['natural-person', '2025', '204518', '27.03.1984', '30.11.2026']],
    ['/steuernnp?periode=2024&subjektid=0', ['natural-person', '2024', '', '']],
    ['/steuernnp?subjektid=7', ['natural-person', '2026', '7', '', '10.03.2027']],
  ] as const) {
    test(`§2.15 ${address} fills the form`, async () => {
      const page = await openPage()

      await page.goto(address)

      await expect.poll(() => entriesOf(page)).toEqual(entries)
    })
  }

  for (const query of [
    'subjektid=0123&periode=2023&birth=31.02.1984',
    'subjektid=1234567&periode=2027&birth=1984-03-27',
    'subjektid=12a&periode=zwei&birth=gestern',
  ]) {
    test(`§5.3 §5.6 §5.13 ${query} is passed over`, async () => {
      const page = await openPage()

      await page.goto(`/steuernnp?${query}`)

      await expect.poll(() => addressOf(page)).toBe('/steuernnp')
      await expect.poll(() => entriesOf(page)).toEqual(personFirst)
    })
  }

  for (const address of ['/steuernnp?lang=de&subjektid=204518&birth=27.03.1984', '/steuernnp?lang=de#subjektid=204518&birth=27.03.1984']) {
    test(`§2.15 ${address} is read once and leaves nothing personal in the address`, async () => {
      const page = await openPage()
      await page.goto(address)

      await expect.poll(() => addressOf(page)).toBe('/steuernnp?lang=de')
      expect(await page.evaluate(() => history.length)).toBe(2)

      await page.reload()
      await expect.poll(() => entriesOf(page)).toEqual(['natural-person', '2026', '204518', '27.03.1984', '10.03.2027'])
      const elsewhere = await page.context().newPage()
      await elsewhere.goto('/steuernnp')
      await expect.poll(() => entriesOf(elsewhere)).toEqual(personFirst)
    })
  }

  test('says which entries come from the link until somebody changes them', async () => {
    const page = await openPage()
    await page.goto('/?subjektid=204518')
    await expect(page.getByText('Aus Ihrem Link übernommen')).toHaveCount(1)

    await page.getByLabel('PID *').fill('204519')

    await expect(page.getByText('Aus Ihrem Link übernommen')).toHaveCount(0)
  })
})

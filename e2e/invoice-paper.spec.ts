import { readFile } from 'node:fs/promises'
import { expect, more, test } from './test.ts'
import { openedPdf } from '../scripts/testing/pdf.ts'
import { pageTexts, scanned } from '../scripts/testing/scanned-page.ts'
import { notice } from './accounts.ts'
import { openInvoices, openLong, openPaper, paymentPart, scannedFromScreen } from './invoices.ts'

test.describe('the printed page', () => {
  for (const form of ['modern', 'compact'] as const) {
    test(`the ${form} form is one page A4, in a dark theme black on white`, more(form === 'modern'), async () => {
      const page = await openPaper(form)
      await page.emulateMedia({ colorScheme: 'dark' })

      const paper = await openedPdf(await page.pdf({ format: 'A4' }))

      expect(paper.pages).toBe(1)
      await page.emulateMedia({ media: 'print' })
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)')
    })
  }

  for (const [form, lines, pages] of [
    ['modern', 8, 1],
    ['modern', 9, 2],
    ['compact', 10, 1],
    ['compact', 11, 2],
    ['modern', 60, 3],
  ] as const) {
    test(
      `of the ${form} form with ${lines} lines: ${pages} with the whole payment part at the foot of the last`,
      more(lines !== 9),
      async () => {
        const page = await openLong(form, lines)

        const bytes = await page.pdf({ format: 'A4' })
        const texts = await pageTexts(bytes)

        expect(texts).toHaveLength(pages)
        expect(texts.join('\n').match(/\bLine \d+/g)).toHaveLength(lines)
        expect(texts.filter((text) => /Receipt|Payment part|Acceptance point/.test(text))).toEqual([texts.at(-1)])
        expect(texts.at(-1)).toMatch(/Receipt[^]*Account \/ Payable to[^]*Acceptance point/)
        // Letters that stand apart come out as words of their own.
        expect(texts.filter((text) => text.includes('Line ')).every((text) => text.replaceAll(/\s/g, '').includes('Unitprice'))).toBe(true)
        expect(await scanned(bytes, pages)).toMatch(/^SPC\n/)
      },
    )
  }
})

test.describe('the payment part', () => {
  for (const form of ['modern', 'compact'] as const) {
    test(`says the same on the screen, on the printed page and in the PDF of the ${form} form`, more(form === 'compact'), async () => {
      const page = await openPaper(form)

      const coming = page.waitForEvent('download')
      await page.getByRole('button', { name: 'PDF' }).click()
      const saved = await readFile(await (await coming).path())
      const onScreen = await scannedFromScreen(page)

      expect(onScreen?.split('\n').filter((part) => /^CH\d|^\d+\.\d\d$|^CHF$|^RF/.test(part))).toEqual([
        'CH9300762011623852957',
        '9000.00',
        'CHF',
        'RF09P90004',
      ])
      expect(await scanned(saved)).toBe(onScreen)
      expect(await scanned(await page.pdf({ format: 'A4' }))).toBe(onScreen)
    })
  }

  test('can be scanned from a phone in dark colours', async () => {
    const page = await openPaper('modern', 360)
    await page.emulateMedia({ colorScheme: 'dark' })

    expect(await scannedFromScreen(page)).toContain('CH9300762011623852957')
  })

  test('is missing without an account, and a sentence says why', more(), async () => {
    const page = await openInvoices()

    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Sender and account' }).click()
    await page.getByLabel('IBAN or QR-IBAN').fill('')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await notice(page, 'Sender and account saved').waitFor()
    await page.getByRole('button', { name: 'New invoice' }).click()
    await page.getByLabel('Name or firm').fill('Velowerkstatt Uster')
    await page.getByLabel('Service, line 1').fill('Plakat')
    await page.getByLabel('Unit price, line 1').fill('120.50')
    await page.getByRole('button', { name: 'Save invoice' }).click()

    await page.getByText(/^Without an account there is no payment part/).waitFor()
    await expect(paymentPart(page)).toHaveCount(0)
  })
})

test.describe('the PDF', () => {
  test('that is saved is the one of this invoice', async () => {
    const page = await openPaper('modern')

    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'PDF' }).click()

    expect((await coming).suggestedFilename()).toMatch(/P9-\d+.*\.pdf$/)
  })
})

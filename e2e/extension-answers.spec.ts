import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, sharedProduct, test } from './test.ts'
import { openedPdf } from '../scripts/testing/pdf.ts'
import { openPage } from './browser.ts'
import { arrival, askAsFirm, button, entriesOf, field, fillIn, headingOf, press, rowsOf } from './form.ts'
import { startProduct, type Product } from './product.ts'
import { somebody, storedRequests } from './register.ts'
import { now } from './setup.ts'

const noScript = { script: false, width: 360 } as const
const scripts = [
  ['with script', {}],
  ['without script', noScript],
] as const

test.describe('where the tax system does not answer', () => {
  let product: Product
  // Nobody listens there.
  const settings = { TAX_SYSTEM: 'gateway', GATEWAY_URL: 'http://127.0.0.1:9/BusinessAPI/efristerstreckung' }
  test.beforeAll(async () => void (product = await startProduct({ databaseUrl: sharedProduct().databaseUrl, clock: now, settings })))
  test.afterAll(() => product.stop())

  for (const [label, options] of scripts) {
    test(`${label} a request is received and stamped, and says so`, async () => {
      const page = await openPage({ address: product.address, ...options })
      const { pid } = await somebody('legal-entity')

      await askAsFirm(page, { pid })

      await expect.poll(() => headingOf(page)).toBe('Ihr Gesuch ist eingegangen am 10. März 2026')
      await expect
        .poll(() => rowsOf(page))
        .toEqual([
          [
            'Resultat Ihrer Fristverlängerung',
            expect.stringMatching(/^Ihr Gesuch ist am 10\.03\.2026.* eingegangen .*Der Entscheid folgt\./),
          ],
          ['Datum des Antrages', '10.03.2026, 13:00'],
          ['PID', pid],
        ])
      await expect(button(page, 'Im Kalender eintragen (.ics)')).toHaveCount(0)
      expect(await storedRequests('legal-entity', pid)).toMatchObject([{ outcome: 'pending', new_deadline: null }])
      await page.reload()
      await expect.poll(() => headingOf(page)).toBe('Ihr Gesuch ist eingegangen am 10. März 2026')
    })
  }

  for (const [label, options] of scripts) {
    test(`${label} its receipt can be saved and checked`, async () => {
      const page = await openPage({ address: product.address, ...options })
      await askAsFirm(page, await somebody('legal-entity'))
      const [reference = '', code = ''] = await page.locator('dl dd span[aria-hidden]').allTextContents()

      const [saved] = await Promise.all([page.waitForEvent('download'), press(page, 'PDF speichern')])
      expect((await openedPdf(await readFile(await saved.path()))).text).toContain(reference)

      await page.goto('/beleg')
      await field(page, 'Referenz').fill(reference)
      await field(page, 'Prüfcode').fill(code)
      await press(page, 'Prüfen')
      await arrival(page, 'Der Entscheid folgt')
      await expect
        .poll(() => rowsOf(page))
        .toEqual([
          ['Steuerperiode', '2025'],
          ['Datum des Antrages', '10.03.2026, 13:00'],
        ])
    })
  }
})

test.describe('where the new deadline costs something', () => {
  let product: Product
  const fees = [{ until: '12-31', francs: 40 }]
  test.beforeAll(async () => void (product = await startProduct({ databaseUrl: sharedProduct().databaseUrl, clock: now, fees })))
  test.afterAll(() => product.stop())

  const told = 'Für diese Frist wird eine Gebühr von CHF 40 erhoben. Bitte bestätigen Sie die Gebühr und senden Sie das Gesuch erneut.'

  for (const [label, options] of scripts) {
    test(`${label} nothing is extended before the fee is accepted, and one press accepts it`, async () => {
      const page = await openPage({ address: product.address, ...options })
      const { pid } = await somebody('legal-entity')
      await askAsFirm(page, { pid })
      await arrival(page, 'Diese Frist kostet CHF 40.')
      await expect.poll(() => rowsOf(page)).toEqual([['Fehler', told]])
      expect(await storedRequests('legal-entity', pid)).toMatchObject([{ outcome: 'rejected' }])

      await press(page, 'Gebühr bestätigen und senden')

      await arrival(page, 'Ihre neue Frist: 30. November 2026')
      expect(await storedRequests('legal-entity', pid)).toMatchObject([{ outcome: 'rejected' }, { outcome: 'granted' }])
    })
  }

  test('without script a person need not type the birth date again, and pressing twice accepts once', async () => {
    const page = await openPage({ address: product.address, ...noScript })
    const { pid, birth } = await somebody('natural-person')
    await askAsPerson(page, pid, birth)
    expect(page.url()).not.toContain('antwort')

    await button(page, 'Gebühr bestätigen und senden').dblclick()
    await page.waitForURL(/antwort/)

    await expect.poll(() => headingOf(page)).toBe('Ihre neue Frist: 30. September 2026')
    expect(await storedRequests('natural-person', pid)).toMatchObject([{ outcome: 'rejected' }, { outcome: 'granted' }])
  })

  for (const [label, options] of scripts) {
    test(`${label} whoever does not want it returns to the form with all entries`, async () => {
      const page = await openPage({ address: product.address, ...options })
      const { pid, birth } = await somebody('natural-person')
      await askAsPerson(page, pid, birth)

      await press(page, 'Angaben korrigieren')

      await arrival(page, 'eFristerstreckung natürliche Person')
      await expect.poll(() => entriesOf(page)).toEqual(['natural-person', '2025', pid, birth, '30.09.2026'])
    })
  }
})

async function askAsPerson(page: Page, pid: string, birth: string): Promise<void> {
  await page.goto('/steuernnp')
  await fillIn(page, { period: '2025', pid, birth, deadline: '30.09.2026' })
  await press(page, 'Absenden')
  await arrival(page, 'Diese Frist kostet CHF 40.')
}

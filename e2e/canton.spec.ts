import type { Page } from '@playwright/test'
import { expect, sharedProduct, test } from './test.ts'
import { bergtal } from '../scripts/testing/cantons.ts'
import { shownUid } from '../src/features/extension/uid.ts'
import { accessibilityFaults, sidewaysScroll } from './axe.ts'
import { openPage } from './browser.ts'
import { button, describedBy, entriesOf, field, fillIn, headingOf, press, rowsOf, sentRequests } from './form.ts'
import { startProduct, type Product } from './product.ts'
import { somebody, storedRequests } from './register.ts'
import { now } from './setup.ts'

let product: Product
test.beforeAll(async () => {
  product = await startProduct({ databaseUrl: sharedProduct().databaseUrl, clock: now, canton: 'bergtal' })
})
test.afterAll(async () => {
  await product.stop()
})

const { site } = bergtal
const open = (options: { readonly width?: number; readonly dark?: boolean; readonly script?: boolean } = {}): Promise<Page> =>
  openPage({ ...options, address: product.address, expects: options.script === false ? ['status of 422'] : [] })
const summaryOf = (page: Page): Promise<readonly string[]> =>
  page.getByRole('region', { name: 'Es gibt ein Problem' }).getByRole('link').allTextContents()

async function ask(page: Page): Promise<void> {
  await press(page, 'Absenden')
  await button(page, 'Fertig').or(button(page, 'Zurück')).waitFor()
}

test.describe('Kanton Bergtal', () => {
  test('§1.2 shows its own name, logo, contact, cost and holidays', async () => {
    const page = await open()
    await page.goto('/')

    const brand = page.getByRole('banner').getByRole('link').filter({ hasText: site.name })
    await expect(brand).toContainText(site.office)
    expect(await brand.locator('svg path').evaluateAll((paths) => paths.map((path) => path.getAttribute('fill')))).toEqual(
      site.logo.map((shape) => shape.fill),
    )
    expect(await (await page.request.get('/favicon.svg')).text()).toContain(site.logo[4]?.d)
    for (const text of [site.phone, site.email, site.address]) await expect(page.getByText(text).first()).toBeVisible()
    await expect(page.getByText(site.cost.de).filter({ visible: true })).toHaveCount(1)
    expect(await page.content()).not.toContain('Musterland')

    await fillIn(page, { deadline: '22.9.2026' })
    await page.keyboard.press('Tab')
    await expect.poll(() => describedBy(field(page, 'Frist bis *'))).toContain('Kein Werktag')
    await fillIn(page, { deadline: '8.12.2026' })
    await page.keyboard.press('Tab')
    expect(await describedBy(field(page, 'Frist bis *'))).not.toContain('Kein Werktag')
  })

  test('grants a firm that shows its UID, however it writes it', async () => {
    const page = await open({ width: 360 })
    const { pid, uid, name } = await somebody('legal-entity')
    await page.goto('/')
    await fillIn(page, { pid, uid: `${uid.toLowerCase()} mwst`, deadline: '30.11.2026' })
    await expect(field(page, 'UID *')).toHaveValue(shownUid(uid))

    await ask(page)

    await expect
      .poll(() => rowsOf(page))
      .toEqual([
        ['Resultat Ihrer Fristverlängerung', 'Die Fristerstreckung wurde bewilligt. Neue Frist: 30.11.2026.'],
        ['Alte Frist', '31.08.2026'],
        ['Neue Frist', '30.11.2026'],
        ['Datum des Antrages', '10.03.2026, 13:00'],
        ['Firma', name],
        ['PID', pid],
      ])
  })

  test('tells a wrong check digit and a missing UID before anything is sent', async () => {
    const page = await open()
    const sent = sentRequests(page)
    await page.goto('/')
    await fillIn(page, { pid: '123456' })
    await press(page, 'Absenden')
    await expect.poll(() => summaryOf(page)).toEqual(['Geben Sie die UID ein'])

    await fillIn(page, { uid: 'CHE-123.456.789' })
    await press(page, 'Absenden')

    await expect.poll(() => summaryOf(page)).toEqual(['Ungültige UID – vergleichen Sie die neun Ziffern noch einmal'])
    await expect.poll(() => describedBy(field(page, 'UID *'))).toContain('Fehler: Ungültige UID')
    await page.getByRole('link', { name: /^Ungültige UID/ }).click()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('uid')
    expect(sent).toEqual([])
  })

  test('refuses a firm with the UID of another as it refuses one that nobody knows', async () => {
    const [other, unknown] = [await open(), await open()]
    const { pid } = await somebody('legal-entity')
    for (const [page, number] of [
      [other, pid],
      [unknown, '999998'],
    ] as const) {
      await page.goto('/')
      await fillIn(page, { pid: number, uid: 'CHE-123.456.788', deadline: '30.11.2026' })
      await ask(page)
    }

    await expect.poll(() => rowsOf(other)).toMatchObject([['Fehler', /^Zu diesen Angaben wurde kein Steuerfall gefunden\./]])
    await expect.poll(() => rowsOf(other)).toEqual(await rowsOf(unknown))
    await press(other, 'Angaben korrigieren')
    await expect(field(other, 'UID *')).toHaveValue('CHE-123.456.788')
  })

  test('asks a person for nothing more than elsewhere', async () => {
    const page = await open()
    const { pid, birth } = await somebody('natural-person')
    await page.goto('/steuernnp')
    await expect(field(page, 'UID *')).toHaveCount(0)
    await fillIn(page, { period: '2025', pid, birth, deadline: '30.9.2026' })

    await ask(page)

    await expect.poll(() => headingOf(page)).toBe('Ihre neue Frist: 30. September 2026')
    expect((await rowsOf(page))[1]).toEqual(['Alte Frist', '30.04.2026'])
  })

  test('works without JavaScript too', async () => {
    const page = await open({ script: false, width: 360 })
    const { pid, uid } = await somebody('legal-entity')
    await page.goto('/')
    await fillIn(page, { pid, uid: 'CHE-123.456.789', deadline: '30.11.2026' })
    await press(page, 'Absenden')
    await expect.poll(() => summaryOf(page)).toEqual(['Ungültige UID – vergleichen Sie die neun Ziffern noch einmal'])
    await expect.poll(() => entriesOf(page)).toEqual(['legal-entity', '2025', pid, 'CHE-123.456.789', '30.11.2026'])

    await fillIn(page, { uid })
    await press(page, 'Absenden')

    await expect.poll(() => headingOf(page)).toBe('Ihre neue Frist: 30. November 2026')
    expect(await storedRequests('legal-entity', pid)).toHaveLength(1)
  })

  test('keeps a typed UID over a reload, and lets a reset take it away', async () => {
    const page = await open()
    await page.goto('/')
    await fillIn(page, { uid: 'CHE-123.456.788' })
    await page.reload()
    await expect.poll(() => field(page, 'UID *').inputValue()).toBe('CHE-123.456.788')

    await press(page, 'Zurücksetzen')

    await expect(field(page, 'UID *')).toHaveValue('')
  })

  for (const [label, dark] of [
    ['light', false],
    ['dark', true],
  ] as const) {
    test(`has no fault of accessibility at 320 pixels: ${label}`, async () => {
      const page = await open({ width: 320, dark })
      await page.goto('/')
      await page.getByText('Wo finde ich die UID?').click()
      await fillIn(page, { uid: '1' })
      await press(page, 'Absenden')
      await page.getByRole('region', { name: 'Es gibt ein Problem' }).waitFor()

      expect(await accessibilityFaults(page)).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)
    })
  }
})

import type { Page } from '@playwright/test'
import { expect, onTestFinished, sharedProduct, test } from './test.ts'
import { accessibilityFaults, sidewaysScroll } from './axe.ts'
import { openPage } from './browser.ts'
import { arrival, askAsFirm, button, field, fillIn, press, rowsOf } from './form.ts'
import { startProduct } from './product.ts'
import { somebody, storedRequests, type Registered } from './register.ts'

const undo = 'Verlängerung rückgängig machen'
const granted = 'Ihre neue Frist: 30. September 2026'
const before = 'Ihre Frist ist wieder: 31. März 2026'

async function askAsPerson(page: Page, { pid, birth }: Pick<Registered, 'pid' | 'birth'>): Promise<void> {
  await page.goto('/steuernnp')
  await fillIn(page, { period: '2025', pid, birth, deadline: '30.09.2026' })
  await press(page, 'Absenden')
  await arrival(page, granted)
}

/** Reference and code, as the result shows them. */
async function proofOn(page: Page): Promise<readonly [string, string]> {
  const [reference = '', code = ''] = await page.locator('dl dd span[aria-hidden]').allTextContents()
  return [reference, code]
}

async function check(page: Page, [reference, code]: readonly [string, string]): Promise<void> {
  await page.goto('/beleg')
  await field(page, 'Referenz').fill(reference)
  await field(page, 'Prüfcode').fill(code)
  await press(page, 'Prüfen')
}

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = (): Promise<string> =>
    page.evaluate(() => {
      const { activeElement: element } = document
      return (element as HTMLInputElement | null)?.labels?.[0]?.textContent ?? element?.textContent ?? '' // other elements have no labels
    })
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if ((await focused()).startsWith(name)) return
  }
  throw new Error(`the keyboard does not reach ${name}`)
}

test('a person takes the extension back by keyboard on a phone, and may ask anew for the same day', async () => {
  const page = await openPage({ width: 360 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const person = await somebody('natural-person')
  await askAsPerson(page, person)

  await tabTo(page, undo)
  await page.keyboard.press('Enter')
  await arrival(page, undo)
  await expect(page.getByText('Ihre Frist ist dann wieder der 31. März 2026.')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
  expect([await field(page, 'PID *').inputValue(), await field(page, 'Geburtsdatum *').inputValue()]).toEqual(['', ''])
  await tabTo(page, 'PID *')
  await page.keyboard.type(person.pid)
  await tabTo(page, 'Geburtsdatum *')
  await page.keyboard.type('1.1.1901')
  await page.keyboard.press('Enter')
  await expect(page.locator('#undo-failure')).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
  await field(page, 'Geburtsdatum *').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(person.birth)
  await page.keyboard.press('Enter')

  await arrival(page, before)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
  await expect.poll(() => rowsOf(page)).toContainEqual(['Neue Frist', '31.03.2026'])
  await expect(button(page, undo)).toHaveCount(0)
  expect(await storedRequests('natural-person', person.pid)).toMatchObject([
    { outcome: 'granted', new_deadline: '2026-09-30' },
    { outcome: 'unchanged', old_deadline: '2026-09-30', new_deadline: '2026-03-31' },
  ])
  await page.reload()
  await arrival(page, before)

  await askAsPerson(page, person)
  expect(await storedRequests('natural-person', person.pid)).toHaveLength(3)
})

for (const [label, options] of [
  ['with script', {}],
  ['without script', { script: false, width: 360 }],
] as const) {
  test(`${label} it is found again by the receipt, and taken back there`, async () => {
    const page = await openPage(options)
    const person = await somebody('natural-person')
    await askAsPerson(page, person)
    const proof = await proofOn(page)
    await press(page, 'Fertig')

    await check(page, proof)
    await arrival(page, 'Frist bis zum 30. September 2026')
    await press(page, undo)
    await arrival(page, undo)
    expect(page.url()).not.toMatch(/[0-9A-Z]{12}/)
    await fillIn(page, { pid: person.pid, birth: person.birth })
    await press(page, 'Rückgängig machen')

    await arrival(page, before)
    expect(await storedRequests('natural-person', person.pid)).toHaveLength(2)
    await check(page, proof)
    await arrival(page, 'Frist bis zum 31. März 2026')
    await expect(page.getByText('Rückgängig gemacht', { exact: true })).toBeVisible()
    await expect(button(page, undo)).toHaveCount(0)
  })
}

test('without script wrong entries are told on the page, stay, and can be mended; pressing twice is once', async () => {
  const page = await openPage({ script: false, width: 360 })
  const person = await somebody('natural-person')
  await askAsPerson(page, person)
  await press(page, undo)
  await arrival(page, undo)

  await press(page, 'Rückgängig machen')
  await expect(page.getByRole('region', { name: 'Es gibt ein Problem' }).getByRole('link')).toHaveCount(2)
  await fillIn(page, { pid: person.pid, birth: '1.1.1901' })
  await press(page, 'Rückgängig machen')
  await expect(page.getByText(/Diese Angaben passen nicht zum Beleg/)).toBeVisible()
  expect(await sidewaysScroll(page)).toBe(0)
  await expect(field(page, 'PID *')).toHaveValue(person.pid)
  await fillIn(page, { birth: person.birth })
  await button(page, 'Rückgängig machen').dblclick()

  await arrival(page, before)
  expect(page.url()).toMatch(/\/result\?antwort=[\w-]{32}$/)
  expect(await storedRequests('natural-person', person.pid)).toHaveLength(2)
})

for (const [label, script] of [
  ['with script', true],
  ['without script', false],
] as const) {
  test(`${label} firms are told whom to ask`, async () => {
    const page = await openPage({ script, width: 360 })
    await askAsFirm(page, await somebody('legal-entity'))

    await press(page, undo)

    await arrival(page, 'Bei Firmen geht das nicht online.')
    await expect(page.getByText('Rufen Sie uns an oder schreiben Sie uns. Nennen Sie dabei die Referenz.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Rückgängig machen' })).toHaveCount(0)
  })
}

test('more than 24 hours later the page says so, and whom to ask', async () => {
  const page = await openPage()
  const person = await somebody('natural-person')
  await askAsPerson(page, person)
  const proof = await proofOn(page)
  const later = await startProduct({ databaseUrl: sharedProduct().databaseUrl, clock: '2026-03-11T12:01:00Z' })
  onTestFinished(later.stop)

  const other = await openPage({ address: later.address })
  await check(other, proof)
  await arrival(other, 'Frist bis zum 30. September 2026')
  await press(other, undo)
  await fillIn(other, { pid: person.pid, birth: person.birth })
  await press(other, 'Rückgängig machen')

  await arrival(other, 'Die 24 Stunden sind vorbei.')
  await expect(other.getByText('So erreichen Sie uns:')).toBeVisible()
  expect(await storedRequests('natural-person', person.pid)).toHaveLength(1)
})

test('opened without a receipt the page says where to find one', async () => {
  for (const script of [true, false]) {
    const page = await openPage({ script })
    await page.goto('/rueckgaengig')
    await arrival(page, undo)
    await expect(page.getByRole('main').getByRole('link', { name: 'Beleg prüfen' })).toBeVisible()
  }
})

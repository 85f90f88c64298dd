import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { accessibilityFaults, sidewaysScroll } from './axe.ts'
import { openPage } from './browser.ts'
import { openAtDesk, startOffice, type BrowserOffice } from './office.ts'
import { newReference } from '../src/features/extension/reference.ts'
import { now } from './setup.ts'

let office: BrowserOffice
let owner: pg.Pool
test.beforeAll(async () => {
  office = await startOffice()
  owner = new pg.Pool({ connectionString: office.databaseUrl })
})
test.afterAll(async () => {
  await office.stop()
  await owner.end()
})

const references: string[] = []

/** Figures of the test day, and two decisions that were given up. */
test.beforeEach(async () => {
  references.length = 0
  await owner.query(`
    delete from desk.hour_figure; delete from desk.day_figure; delete from extension.delivery; delete from extension.delivery_pace;
    insert into desk.hour_figure (canton, hour, kind, name, count) select 'musterland', '${now}'::timestamptz - n * interval '1 hour', 'request', '', 100 - n
      from generate_series(0, 5) n;
    insert into desk.day_figure (canton, day, kind, name, count) values ('musterland', '${now.slice(0, 10)}', 'granted', 'D6', 420),
      ('musterland', '${now.slice(0, 10)}', 'unchanged', 'C7', 30), ('musterland', '${now.slice(0, 10)}', 'language', 'de', 450),
      ('musterland', '${now.slice(0, 10)}', 'milliseconds', '20', 450), ('musterland', '2026-02-02', 'request', '', 7000)`)
  for (const attempts of [5, 9]) {
    const [id, reference] = [randomUUID(), newReference(2025, randomBytes(9))]
    references.push(`${reference.slice(0, 4)}-${reference.slice(4, 8)}-${reference.slice(8)}`)
    await owner.query(
      `with stored as (
        insert into extension.request (canton, period, id, pid, legal_form, wish, received_at, outcome, rule, old_deadline, new_deadline, message, reference, code)
        values ('musterland', 2025, $1, 777001, 'natural-person', '2026-09-30', $3, 'granted', 'D6', '2026-03-31', '2026-09-30', 'Bewilligt.', $2, 'K7M92QX8'))
      insert into extension.delivery (canton, period, request_id, state, attempts, queued_at, due_at, last_failure)
        values ('musterland', 2025, $1, 'dead', $4, $3, $3, 'status-422')`,
      [id, reference, now, attempts],
    )
  }
})

async function isSound(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
}

test.describe('figures', () => {
  for (const [who, width, language, dark] of [
    ['clara', 1280, 'de', false],
    ['arno', 360, 'en', true],
    ['lea', 360, 'de', false],
  ] as const) {
    test(`${who} sees them at ${width} px, in ${language}, dark: ${dark}, as charts and as tables`, async () => {
      const words = language === 'de' ? german : english
      const page = await openAtDesk(office, who, { path: '/desk/figures', width, language, dark })
      const requests = page.locator('dt', { hasText: new RegExp(`^${words.requests}$`) }).locator('xpath=..')
      await requests.getByText('585').waitFor()
      await isSound(page)

      await page.getByRole('figure', { name: words.rules }).getByRole('button', { name: words.asTable }).click()
      expect(await page.getByRole('region', { name: words.rules }).getByRole('row').allInnerTexts()).toHaveLength(3)

      await page.getByRole('button', { name: words.season }).click()
      await page.waitForURL(/range=season/)
      await requests.getByText("7'000").waitFor()
      await isSound(page)
    })
  }

  test('by keys alone: another range, a value of a chart, and its file', async () => {
    const page = await openAtDesk(office, 'clara', { path: '/desk/figures' })
    await page.getByRole('button', { name: 'Diese Woche' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/range=week/)
    const rules = page.getByRole('figure', { name: 'Entscheide nach Regel' })
    await rules.getByRole('slider').focus()
    await page.keyboard.press('End')
    expect(await rules.getByRole('slider').getAttribute('aria-valuetext')).toContain('420')
    await rules.getByRole('button', { name: /Mehr|More/ }).focus()
    await page.keyboard.press('Enter')
    const saved = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: /CSV/ }).focus()
    await page.keyboard.press('Enter')

    expect((await saved).suggestedFilename()).toBe('Entscheide nach Regel.csv')
  })
})

const german = { requests: 'Gesuche', rules: 'Entscheide nach Regel', asTable: 'Als Tabelle zeigen', season: 'Diese Saison' }
const english = { requests: 'Requests', rules: 'Decisions by rule', asTable: 'Show as table', season: 'This season' }

test.describe('delivery', () => {
  test('a lead pauses and resumes with a reason, and the others see who did', async () => {
    const lea = await openAtDesk(office, 'lea', { path: '/desk/delivery', width: 360 })
    await lea.getByRole('button', { name: 'Zustellung anhalten' }).click()
    await lea.getByRole('dialog').getByLabel('Warum').fill('Wartung am Abend')
    await isSound(lea)
    await lea.getByRole('dialog').getByRole('button', { name: 'Zustellung anhalten' }).click()
    await lea
      .getByText(/durch Lea Muster: Wartung am Abend$/)
      .first()
      .waitFor()
    await isSound(lea)

    const arno = await openAtDesk(office, 'arno', { path: '/desk/delivery', language: 'en' })
    await arno.getByRole('heading', { name: 'Delivery is paused' }).waitFor()
    await expect(arno.getByRole('button', { name: /Resume|Send/ })).toHaveCount(0)
    await isSound(arno)

    await lea.getByRole('button', { name: 'Zustellung fortsetzen' }).focus()
    await lea.keyboard.press('Enter')
    await expect(lea.getByRole('dialog').getByRole('textbox')).toBeFocused()
    await lea.keyboard.type('Fertig')
    await lea.keyboard.press('Tab')
    await lea.keyboard.press('Enter')
    await lea.getByRole('heading', { name: 'Die Zustellung läuft' }).waitFor()
  })

  test('a lead has one sent again and then all, and a clerk cannot', async () => {
    const clara = await openAtDesk(office, 'clara', { path: '/desk/delivery', dark: true })
    await clara.getByText(references[0] ?? '').waitFor()
    await expect(clara.getByRole('button', { name: /senden/ })).toHaveCount(0)
    await isSound(clara)

    const lea = await openAtDesk(office, 'lea', { path: '/desk/delivery' })
    await lea.getByRole('button', { name: `${references[0]} erneut senden` }).click()
    await lea.getByText(references[0] ?? '').waitFor({ state: 'detached' })
    await isSound(lea)
    await lea.getByRole('button', { name: 'Alle erneut senden' }).click()
    await lea.getByRole('alertdialog').getByRole('button', { name: 'Alle erneut senden' }).click()
    await lea.getByText('Nichts wurde aufgegeben').waitFor()

    const { rows } = await owner.query('select state, attempts from extension.delivery')
    expect(rows).toEqual([
      { state: 'waiting', attempts: 0 },
      { state: 'waiting', attempts: 0 },
    ])
  })
})

test('everybody sees rounded figures on the page of the service, without script', async () => {
  const page = await openPage({ address: office.address, script: false, width: 360 })

  await page.goto('/status')

  expect(await page.getByRole('definition').allInnerTexts()).toEqual(['rund 590', "rund 7'000", '0.1\u00a0s', 'pünktlich'])
  expect(await sidewaysScroll(page)).toBe(0)
})

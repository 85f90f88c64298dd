import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { aWorker, type TestWorker } from '../scripts/testing/worker.ts'
import { accessibilityFaults, sidewaysScroll } from './axe.ts'
import { openAtDesk, startOffice, type BrowserOffice } from './office.ts'
import { now } from './setup.ts'

let office: BrowserOffice
let worker: TestWorker
test.beforeAll(async () => {
  office = await startOffice()
  worker = await aWorker(office.databaseUrl, { clock: now })
})
test.afterAll(async () => {
  await worker.stop()
  await office.stop()
})

/** Everything that could tell somebody else later who was looked for. */
const traces = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      location.href,
      document.title,
      history.state,
      document.cookie,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
    ]),
  )

const pidOfCouple = '330002'

test.describe('clerks find, and the audit sees it', () => {
  test('two clerks by mouse, on a desk and on a phone, and an auditor', async () => {
    const remark = `Rückfrage ${randomUUID().slice(0, 8)}`
    const clara = await openAtDesk(office, 'clara', { path: '/desk/search' })
    await clara.getByLabel('Name', { exact: true }).fill('Gemeinsam Pius')
    await clara.getByLabel('Periode').selectOption('2025')
    await clara.getByLabel('Grund der Einsicht').selectOption('other')
    await clara.getByLabel('Bemerkung').fill(remark)
    await clara.getByRole('button', { name: 'Suchen', exact: true }).click()
    const found = clara.getByRole('link', { name: 'Gemeinsam Pius' })
    await found.waitFor()
    expect(new URL(clara.url()).search).toBe('?period=2025')
    expect(await traces(clara)).not.toMatch(/Gemeinsam|Pius|330002|Rückfrage/)
    expect(await accessibilityFaults(clara)).toEqual([])

    await found.click()
    await clara.getByRole('heading', { level: 1, name: 'Gemeinsam Paula, 2025' }).waitFor()
    expect(await clara.getByText(pidOfCouple, { exact: true }).count()).toBeGreaterThan(0)
    expect(await traces(clara)).not.toMatch(/Gemeinsam|33000|Rückfrage/)
    expect(await accessibilityFaults(clara)).toEqual([])
    const address = new URL(clara.url()).pathname

    const beat = await openAtDesk(office, 'beat', { path: address, width: 360, language: 'en' })
    await beat.getByLabel('Reason for looking').selectOption('call')
    await beat.getByRole('button', { name: 'Open dossier' }).click()
    await beat.getByRole('heading', { level: 1, name: 'Gemeinsam Paula, 2025' }).waitFor()
    expect(await accessibilityFaults(beat)).toEqual([])
    expect(await sidewaysScroll(beat)).toBe(0)

    const arno = await openAtDesk(office, 'arno', { path: '/desk/log' })
    await arno.getByLabel('Eingesehene PID').fill(pidOfCouple)
    await arno.getByRole('button', { name: 'Anzeigen' }).click()
    const record = arno.getByRole('table', { name: 'Zugriffe auf Personendaten' })
    await record.getByText(`Anderer Grund: ${remark}`).first().waitFor()
    expect(await record.getByRole('row').filter({ hasText: 'Beat Muster' }).filter({ hasText: 'Dossier' }).count()).toBeGreaterThan(0)
    expect(await accessibilityFaults(arno)).toEqual([])
  })

  test('a clerk by keys alone, in English, on a phone', async () => {
    const page = await openAtDesk(office, 'clara', { path: '/desk/search', width: 360, language: 'en' })
    await page.getByLabel('Look for', { exact: true }).focus()
    await page.keyboard.press('ArrowDown')
    await page.getByLabel('PID').focus()
    await page.keyboard.type('12x')
    await page.keyboard.press('Enter')
    await page.getByText('A PID has one to six digits.').waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('pid')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('7')
    await page.getByLabel('Reason for looking').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')

    await page.getByRole('heading', { level: 2, name: 'Results' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('results')
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  })

  test('a kept search is shared as an address', async () => {
    const name = `Ermessen ${randomUUID().slice(0, 8)}`
    const clara = await openAtDesk(office, 'clara', { path: '/desk/search' })
    await clara.getByLabel('Periode').selectOption('2025')
    await clara.getByLabel('Stand').selectOption('estimated')
    await clara.getByRole('button', { name: 'Suche merken' }).click()
    await clara.getByLabel('Name').last().fill(name)
    await clara.getByRole('button', { name: 'Speichern' }).click()
    await clara.waitForURL(/\?view=/)

    const beat = await openAtDesk(office, 'beat', { path: new URL(clara.url()).pathname + new URL(clara.url()).search })
    await expect(beat.getByLabel('Stand')).toHaveValue('estimated')
    await beat.getByLabel('Grund der Einsicht').selectOption('supervision')
    await beat.getByRole('button', { name: 'Suchen', exact: true }).click()
    await beat.getByRole('table', { name: 'Treffer' }).waitFor()

    expect(new Set(await beat.locator('td[data-label=Stand]').allInnerTexts())).toEqual(new Set(['Ermessen']))
    await clara.getByRole('button', { name: `«${name}» entfernen` }).click()
    await clara.getByText('Die gemerkte Suche ist entfernt.').first().waitFor()
  })
})

test.describe('the audit', () => {
  for (const [width, dark, language] of [
    [360, true, 'en'],
    [1280, false, 'de'],
  ] as const) {
    test(`has the chain checked, at ${width} px, dark: ${dark}, in ${language}`, async () => {
      const page = await openAtDesk(office, 'arno', { path: '/desk/log', width, dark, language })
      await page.getByRole('button', { name: language === 'de' ? 'Jetzt prüfen' : 'Check now' }).click()
      await page.getByText(language === 'de' ? /^(Geprüft|Gebrochen)$/ : /^(Verified|Broken)$/).waitFor()

      expect(await accessibilityFaults(page)).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)
    })
  }

  test('finds neither search nor dossiers, and a clerk not the record', async () => {
    const arno = await openAtDesk(office, 'arno', { path: '/desk/search' })
    const clara = await openAtDesk(office, 'clara', { path: '/desk/log' })

    await arno.getByRole('heading', { level: 1, name: 'Nicht für Ihre Rolle' }).waitFor()
    await clara.getByRole('heading', { level: 1, name: 'Nicht für Ihre Rolle' }).waitFor()
    expect(await accessibilityFaults(arno)).toEqual([])
  })
})

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults, sidewaysScroll } from './axe.ts'
import { openBrowser, openPage } from './browser.ts'
import { arrival, askAsFirm, button, fillIn, press } from './form.ts'
import { somebody } from './register.ts'

let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

type Scene = readonly [name: string, show: (page: Page) => Promise<unknown>]

const scenes: readonly Scene[] = [
  ['the form', (page) => open(page, '/', 'eFristerstreckung juristische Person')],
  ['the form with every error', showErrors],
  ['the form after too late a date', showAlert],
  ['the form for a period that is over', showPanel],
  ['a result: granted', async (page) => askAsFirm(page, await somebody('legal-entity'))],
  ['a result: refused', (page) => askAsFirm(page, { pid: '999990' })],
  ['a result: unknown', showUnknown],
  ['no result', (page) => open(page, '/result', 'Hier ist kein Resultat gespeichert')],
  ['the info page', (page) => open(page, '/info', 'Über diesen Dienst')],
  ['the status page', showStatus],
  ['the error page', (page) => open(page, '/pages/errors/error-404', 'Diese Seite gibt es nicht')],
  ['the open language panel', (page) => showPanelOf(page, 0, 'Français')],
  ['the open display panel', (page) => showPanelOf(page, 1, 'Schiefer, dunkel')],
  ['the open menu', (page) => showPanelOf(page, 2, 'Stand des Dienstes')],
]

describe('narrow or wide, light or dark', () => {
  it.each(scenes)('%s has no fault that axe knows, and at 320 px needs no scrolling sideways', async (_, show) => {
    const page = await openPage(browser, { expects: ['net::ERR_'] })
    await show(page)

    const faults: string[] = []
    for (const width of [1280, 360]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await look(page, width, colorScheme)
        faults.push(...(await accessibilityFaults(page)).map((fault) => `${width} px, ${colorScheme}: ${fault}`))
      }
    }

    expect(faults).toEqual([])
    await look(page, 320, 'light')
    expect(await sidewaysScroll(page)).toBe(0)
  })
})

async function open(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path)
  await arrival(page, heading)
}

async function showErrors(page: Page): Promise<void> {
  await open(page, '/steuernnp', 'eFristerstreckung natürliche Person')
  await page.getByText('Wo finde ich die PID?').click()
  await fillIn(page, { pid: '0', deadline: 'bald' })
  await press(page, 'Absenden')
}

async function showAlert(page: Page): Promise<void> {
  await open(page, '/steuernnp', 'eFristerstreckung natürliche Person')
  await fillIn(page, { deadline: '31.12.2030' })
  await page.keyboard.press('Tab')
  await page.getByRole('alert').waitFor()
}

async function showPanel(page: Page): Promise<void> {
  await open(page, '/', 'eFristerstreckung juristische Person')
  await fillIn(page, { period: '2024' })
}

async function showUnknown(page: Page): Promise<void> {
  await page.route('**/BusinessAPI/**', (route) => route.abort())
  await askAsFirm(page, { pid: '123456' })
}

async function showStatus(page: Page): Promise<void> {
  await page.goto('/status')
  await page.getByRole('heading', { name: 'Der Dienst läuft' }).waitFor()
}

async function showPanelOf(page: Page, at: number, entry: string): Promise<void> {
  await open(page, '/', 'eFristerstreckung juristische Person')
  await page.getByRole('banner').getByRole('button').nth(at).click()
  await button(page, entry)
    .or(page.getByLabel(entry, { exact: true }))
    .or(page.getByRole('link', { name: entry }))
    .first()
    .waitFor()
}

async function look(page: Page, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme })
  // Colours fade into each other; axe has to see where they end.
  await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished)))
}

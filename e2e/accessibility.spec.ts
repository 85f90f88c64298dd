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
const lost = { expects: ['net::ERR_'] }

describe.each([
  { width: 360, dark: false },
  { width: 360, dark: true },
  { width: 1280, dark: false },
  { width: 1280, dark: true },
])('at $width px, dark: $dark', (look) => {
  it.each(scenes)('%s has no fault that axe knows', async (_, show) => {
    const page = await openPage(browser, { ...look, ...lost })
    await show(page)
    await settled(page)

    expect(await accessibilityFaults(page)).toEqual([])
  })
})

describe('at 320 px', () => {
  it.each(scenes)('%s needs no scrolling sideways', async (_, show) => {
    const page = await openPage(browser, { width: 320, ...lost })
    await show(page)

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

/** Colours fade in; axe has to see where they end. */
function settled(page: Page): Promise<unknown> {
  return page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished)))
}

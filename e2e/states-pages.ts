import type { Page } from '@playwright/test'
import { awake } from './browser.ts'
import { somebody } from './register.ts'
import { answered, openForm, sendAsFirm, type State } from './steps.ts'

/** Every look of the pages around the form, and what opens from the header. */
export const pageStates: readonly State[] = [
  { name: 'the info page with a link', show: (page) => showInfo(page, '204518') },
  { name: 'the info page with a wrong PID', show: (page) => showInfo(page, '012') },
  { name: 'a receipt to check', show: (page) => page.goto('/beleg') },
  { name: 'a receipt to check, with every error', show: showReceiptErrors },
  { name: 'a receipt that is genuine', show: showGenuine },
  { name: 'a receipt: not decided yet', show: showUndecided },
  { name: 'a receipt that nobody knows', show: (page) => check(page, '25K7-M92Q-X8CV', 'K7M9-2QX8') },
  { name: 'a link in a mail that is over', show: (page) => page.goto('/erinnerungen') },
  { name: 'the rules', show: (page) => page.goto('/regeln') },
  { name: 'the rules without their figures', show: showRulesWithoutFigures },
  { name: 'the help', show: (page) => page.goto('/hilfe') },
  { name: 'the help with every answer open', show: showAllAnswers },
  { name: 'the error page', show: (page) => page.goto('/gibt/es/nicht') },
  { name: 'the status page', show: showStatus },
  { name: 'the open language panel', show: (page) => showPanel(page, 0) },
  { name: 'the open display panel', show: (page) => showPanel(page, 1) },
  { name: 'the open menu', show: (page) => showPanel(page, 2) },
]

async function showInfo(page: Page, pid: string): Promise<void> {
  await page.goto('/info')
  await awake(page)
  await page.locator('#link-pid').fill(pid)
  await page.keyboard.press('Tab')
  await page.locator(pid.startsWith('0') ? '#link-pid-error' : '#link-address').waitFor()
}

async function showReceiptErrors(page: Page): Promise<void> {
  await page.goto('/beleg')
  await awake(page)
  await page.locator('#reference').fill('25K7')
  await page.locator('button[form=proof-form]').click()
  await page.locator('#error-summary').waitFor()
}

async function showGenuine(page: Page): Promise<void> {
  const answer = page.waitForResponse('**/BusinessAPI/efristerstreckung')
  await sendAsFirm(page, (await somebody('legal-entity')).pid)
  const { BackEndData: granted } = (await (await answer).json()) as { BackEndData: { Referenz: string; Pruefcode: string } } // the wire
  await answered(page)
  await check(page, granted.Referenz, granted.Pruefcode)
}

async function showUndecided(page: Page): Promise<void> {
  const wire = { Echt: true, Status: 'pendent', Periode: 2025, Eingang: '2026-03-10T12:00:00.000Z' }
  await page.route('**/BusinessAPI/**', (route) => route.fulfill({ json: wire }))
  await check(page, '25K7-M92Q-X8CV', 'K7M9-2QX8')
}

async function check(page: Page, reference: string, code: string): Promise<void> {
  await page.goto('/beleg')
  await awake(page)
  await page.locator('#reference').fill(reference)
  await page.locator('#code').fill(code)
  await page.locator('button[form=proof-form]').click()
  await page.locator('main [data-kind] h1').waitFor()
}

/** Whoever comes from another page asks for the figures; here nobody answers. */
async function showRulesWithoutFigures(page: Page): Promise<void> {
  await page.route('**/BusinessAPI/**', (route) => route.abort())
  await page.goto('/info')
  await awake(page)
  await page.locator('main a[href="/regeln"]').click()
  await page.getByRole('alert').waitFor()
}

async function showAllAnswers(page: Page): Promise<void> {
  await page.goto('/hilfe')
  await awake(page)
  // The first of those after the search: in some language it says «Alle öffnen».
  await page.locator('form[role=search] + div button').first().click()
  await page.locator('details[open]').last().waitFor()
}

async function showStatus(page: Page): Promise<void> {
  await page.goto('/status')
  await page.locator('[role=status][data-kind=working]').waitFor()
}

async function showPanel(page: Page, at: number): Promise<void> {
  await openForm(page)
  await page.getByRole('banner').getByRole('button').nth(at).click()
  await page.locator('header [aria-expanded=true] + div :is(button, input, a)').first().waitFor()
}

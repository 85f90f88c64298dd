import type { Page } from '@playwright/test'
import { answered, openForm, openPerson, sendAsFirm, submit, enter, type State } from './steps.ts'
import { somebody } from './register.ts'

/** Every look of the form. */
export const formStates: readonly State[] = [
  { name: 'the form of a firm', show: openForm },
  { name: 'the form of a person', show: openPerson },
  { name: 'the form with every error', show: showErrors },
  { name: 'the form after too late a date', show: showTooLate },
  { name: 'the form with a date computed anew', show: showRecomputed },
  { name: 'the form with a date that is no working day', show: showFreeDay },
  { name: 'the form for a period that is over', show: showPeriodOver },
  { name: 'the form with the help about the PID', show: showPidHelp },
  { name: 'the form filled by a link', show: showPrefilled },
  { name: 'the form after a reset', show: showReset },
  { name: 'the form after «Zurück»', show: showRestoreOffer },
  { name: 'the form of a request that was sent', show: showAlreadySent },
  { name: 'the calendar with its days', show: showDays },
  { name: 'the calendar with its months', show: showMonths },
  { name: 'the calendar with its years', show: showYears },
]

async function showErrors(page: Page): Promise<void> {
  await openPerson(page)
  await enter(page, { pid: '0', deadline: '' })
  await submit(page)
  await page.locator('#error-summary').waitFor()
}

async function showTooLate(page: Page): Promise<void> {
  await openPerson(page)
  await enter(page, { deadline: '31.12.2030' })
  await page.keyboard.press('Tab')
  await page.getByRole('alert').waitFor()
}

async function showRecomputed(page: Page): Promise<void> {
  await openPerson(page)
  await enter(page, { period: '2025' })
  await page.locator('#deadline-note').waitFor()
}

async function showFreeDay(page: Page): Promise<void> {
  await openPerson(page)
  await enter(page, { period: '2025', deadline: '15.11.2026' })
  await page.keyboard.press('Tab')
  await page.locator('#deadline-note').waitFor()
}

async function showPeriodOver(page: Page): Promise<void> {
  await openForm(page)
  await enter(page, { period: '2024' })
  await page.locator('#period-over').waitFor()
}

async function showPidHelp(page: Page): Promise<void> {
  await openPerson(page)
  await page.locator('details > summary').first().click()
}

async function showPrefilled(page: Page): Promise<void> {
  await page.goto('/steuernnp#subjektid=204518&periode=2025&birth=27.03.1984')
  await page.locator('#pid-note').waitFor()
}

async function showReset(page: Page): Promise<void> {
  await openPerson(page)
  await enter(page, { pid: '204518' })
  await page.locator('button[value=reset]').click()
  await page.locator('footer [data-kind=ok]').waitFor()
}

async function showRestoreOffer(page: Page): Promise<void> {
  await sendAsFirm(page, '999998')
  await answered(page)
  await page.locator('button[value=back]').click()
  await page.locator('main [data-kind=info]').waitFor()
}

async function showAlreadySent(page: Page): Promise<void> {
  await sendAsFirm(page, (await somebody('legal-entity')).pid)
  await answered(page)
  await page.goBack()
  await page.locator('main [data-kind=ok]').waitFor()
}

/** The chosen day is one that the deadline may not pass, so that days of both kinds show. */
async function showDays(page: Page): Promise<void> {
  await openPerson(page)
  await enter(page, { period: '2025', deadline: '18.11.2026' })
  await page.locator('button[aria-haspopup=dialog]').last().click()
  await page.getByRole('dialog').waitFor()
}

async function showYears(page: Page): Promise<void> {
  await openPerson(page)
  await page.locator('button[aria-haspopup=dialog]').first().click()
  await page.getByRole('dialog').waitFor()
}

async function showMonths(page: Page): Promise<void> {
  await showYears(page)
  await page.keyboard.press('Enter')
  await page.getByRole('gridcell').nth(11).waitFor()
}

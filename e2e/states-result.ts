import type { Page } from '@playwright/test'
import { letDeadlinePass, somebody, type Registered } from './register.ts'
import { answered, openForm, openPerson, sendAsFirm, submit, enter, type State } from './steps.ts'

/** Every way a request can end, and the wait before. */
export const resultStates: readonly State[] = [
  { name: 'a result that is awaited', show: showWaiting },
  { name: 'a result that waits for work', show: showWorking },
  { name: 'a result: granted', show: showGranted },
  { name: 'an extension to take back', show: showUndo },
  { name: 'a result: taken back', show: showTakenBack },
  { name: 'an extension of a firm to take back', show: showFirmUndo },
  { name: 'a result: unchanged', show: showUnchanged },
  { name: 'a result: too late', show: showExpired },
  { name: 'a result: refused', show: showRefused },
  { name: 'a result: a fee to accept', show: showFee },
  { name: 'a result: not decided yet', show: showPending },
  { name: 'a result: unknown', show: showUnknown },
  { name: 'a result: not sent yet', show: showUnsent },
  { name: 'no result', show: (page) => page.goto('/result') },
]

const service = '**/BusinessAPI/**'

async function showWaiting(page: Page): Promise<void> {
  await page.route(service, () => undefined)
  await sendAsFirm(page, '123456')
  await page.waitForURL('**/result')
  await page.getByRole('status').waitFor()
}

/** The worker never starts, so that the work lasts as long as somebody looks. */
async function showWorking(page: Page): Promise<void> {
  await page.route('**/assets/work-worker-*.js', () => undefined)
  await page.route(service, (route) => route.fulfill({ status: 429, json: { code: 'work-needed', message: 'x', Aufwand: 20 } }))
  const worker = page.waitForRequest('**/assets/work-worker-*.js')
  await sendAsFirm(page, '123456')
  await worker
}

async function showGranted(page: Page): Promise<void> {
  await askAsPerson(page, await somebody('natural-person'))
  await page.locator('[data-kind=good] h1').waitFor()
}

async function showUndo(page: Page): Promise<Registered> {
  const person = await somebody('natural-person')
  await askAsPerson(page, person)
  await beginUndo(page)
  await page.locator('#undo-form #pid').waitFor()
  return person
}

async function showTakenBack(page: Page): Promise<void> {
  const { pid, birth } = await showUndo(page)
  await page.locator('#pid').fill(pid)
  await page.locator('#birth').fill(birth)
  await page.locator('button[form=undo-form]').click()
  await page.locator('[data-kind=neutral] h1').waitFor()
}

async function showFirmUndo(page: Page): Promise<void> {
  await sendAsFirm(page, (await somebody('legal-entity')).pid)
  await answered(page)
  await beginUndo(page)
  await page.locator('[data-kind=warning] h1').waitFor()
}

async function beginUndo(page: Page): Promise<void> {
  await page.locator('form[action="/rueckgaengig"] button').click()
}

async function showUnchanged(page: Page): Promise<void> {
  await sendAsFirm(page, (await somebody('legal-entity')).pid, '01.09.2026')
  await answered(page)
  await page.locator('[data-kind=neutral] h1').waitFor()
}

async function showExpired(page: Page): Promise<void> {
  const person = await somebody('natural-person')
  await letDeadlinePass(person)
  await askAsPerson(page, person)
  await page.locator('[data-kind=warning] h1').waitFor()
}

async function showRefused(page: Page): Promise<void> {
  await sendAsFirm(page, '999990')
  await answered(page)
  await page.locator('[data-kind=warning] h1').waitFor()
}

async function showFee(page: Page): Promise<void> {
  await page.route(service, (route) => route.fulfill({ json: feeOnTheWire }))
  await sendAsFirm(page, '123456')
  await answered(page)
  await page.locator('[data-kind=warning] h1').waitFor()
}

async function showPending(page: Page): Promise<void> {
  await page.route(service, (route) => route.fulfill({ json: pendingOnTheWire }))
  await sendAsFirm(page, '123456')
  await answered(page)
  await page.locator('[data-kind=neutral] h1').waitFor()
}

const feeOnTheWire = {
  ErrorMessage: 'Für diese Frist wird eine Gebühr von CHF 40 erhoben. Bitte bestätigen Sie die Gebühr und senden Sie das Gesuch erneut.',
  Referenz: '25K7M92QX8CV',
  Regel: 'D4',
}

const pendingOnTheWire = {
  BackEndData: {
    ErgebnisText:
      'Ihr Gesuch ist am 10.03.2026 13:00 eingegangen (Beleg 25K7-M92Q-X8CV). Der Entscheid folgt. Für die Einhaltung der Frist zählt der Eingang.',
    AlteFrist: '',
    NeueFrist: '',
    Eingang: '2026-03-10T12:00:00.000Z',
    ZusatzInfosPerson: { PersonName: '', Rufname: '' },
    Referenz: '25K7M92QX8CV',
    Pruefcode: 'K7M92QX8',
    Status: 'pendent',
    Regel: 'V8b',
    Regelwerk: '',
  },
}

/** A reload in the middle of sending: nobody knows how it ended. Waiting for all attempts to fail would look the same. */
async function showUnknown(page: Page): Promise<void> {
  await showWaiting(page)
  await page.reload()
  await answered(page)
}

/** The device says that it has no connection. What the page still needs, the offline start brings; these tests leave it out. */
async function showUnsent(page: Page): Promise<void> {
  await openForm(page)
  await enter(page, { pid: '123456', deadline: '30.11.2026' })
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await submit(page)
  await answered(page)
}

type Asking = { readonly pid: string; readonly birth: string }

async function askAsPerson(page: Page, { pid, birth }: Asking): Promise<void> {
  await openPerson(page)
  await enter(page, { period: '2025', pid, birth, deadline: '30.09.2026' })
  await submit(page)
  await answered(page)
}

import type { Locator, Page } from '@playwright/test'
import { stepAddress } from '../src/features/extension/reported-steps.ts'
import type { Registered } from './register.ts'

export const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true })
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
export const press = (page: Page, name: string): Promise<void> => button(page, name).click()
export const headingOf = async (page: Page): Promise<string> => plainSpaces(await page.getByRole('heading', { level: 1 }).textContent())

/** With plain spaces for those that keep a day and its month on one line. */
export const plainSpaces = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ')

/** Waits until a page with this heading stands. */
export const arrival = (page: Page, heading: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()

/** What stands in the address bar once a page stands, without the host. */
export async function addressOf(page: Page): Promise<string> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page.evaluate(() => location.href.slice(location.origin.length))
}

type Entries = {
  readonly pid?: string
  readonly uid?: string
  readonly period?: string
  readonly birth?: string
  readonly deadline?: string
}

/** Types what is given, in the order of the page. */
export async function fillIn(page: Page, { pid, uid, period, birth, deadline }: Entries): Promise<void> {
  if (period !== undefined) await field(page, 'Steuerperiode *').selectOption(period)
  if (pid !== undefined) await field(page, 'PID *').fill(pid)
  if (uid !== undefined) await field(page, 'UID *').fill(uid)
  if (birth !== undefined) await field(page, 'Geburtsdatum *').fill(birth)
  if (deadline !== undefined) await field(page, 'Frist bis *').fill(deadline)
}

/** What stands in the form, in the order of the page: legal form, period, PID, UID where it is asked for, for natural persons the birth date, deadline. */
export async function entriesOf(page: Page): Promise<readonly string[]> {
  const legalForm = await page.getByRole('radio', { checked: true }).inputValue()
  const boxes = await page.locator('form :is(select, input[type=text])').all()
  return [legalForm, ...(await Promise.all(boxes.map((box) => box.inputValue())))]
}

/** Asks as a firm for period 2025, until the answer stands. */
export async function askAsFirm(page: Page, { pid }: Pick<Registered, 'pid'>, deadline = '30.11.2026'): Promise<void> {
  await page.goto('/')
  await fillIn(page, { pid, deadline })
  await press(page, 'Absenden')
  await button(page, 'Fertig').or(button(page, 'Zurück')).waitFor()
}

export async function rowsOf(page: Page): Promise<readonly (readonly [string, string])[]> {
  const pairs = page.locator('dl > :not([data-mark])')
  const [labels, values] = await Promise.all([pairs.locator('dt').allTextContents(), pairs.locator('dd').allTextContents()])
  return labels.map((label, at) => [label, values[at] ?? ''])
}

/** What a control or a group of controls says about itself: hint, error and note. */
export function describedBy(control: Locator): Promise<string> {
  return control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.querySelector(`#${id}`)?.textContent ?? '')
      .join(' '),
  )
}

/** The calls of the decision service this page makes; fills while the page lives. */
export function sentRequests(page: Page): readonly string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && pathname !== stepAddress) sent.push(pathname)
  })
  return sent
}

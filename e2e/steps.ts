import type { Page } from '@playwright/test'
import { awake } from './browser.ts'

/** One way a public page can look. `show` brings a fresh page there, in whatever language it speaks. */
export type State = { readonly name: string; readonly show: (page: Page) => Promise<unknown> }

// The steps of form.ts name what they press in German; these know it by its place, for pages in any language.

export const openForm = (page: Page): Promise<void> => open(page, '/')
export const openPerson = (page: Page): Promise<void> => open(page, '/steuernnp')
export const submit = (page: Page): Promise<void> => page.locator('button[form=extension-form]:not([value])').click()

/** Waits until a request has ended, in whatever way. */
export const answered = (page: Page): Promise<void> => page.locator('footer button:is([value=done], [value=back])').waitFor()

type Entries = { readonly pid?: string; readonly period?: string; readonly birth?: string; readonly deadline?: string }

/** Types what is given, in the order of the page. */
export async function enter(page: Page, { period, pid, birth, deadline }: Entries): Promise<void> {
  if (period !== undefined) await page.locator('#period').selectOption(period)
  if (pid !== undefined) await page.locator('#pid').fill(pid)
  if (birth !== undefined) await page.locator('#birth').fill(birth)
  if (deadline !== undefined) await page.locator('#deadline').fill(deadline)
}

/** Asks as a firm for period 2025, without waiting for the answer. */
export async function sendAsFirm(page: Page, pid: string, deadline = '30.11.2026'): Promise<void> {
  await openForm(page)
  await enter(page, { pid, deadline })
  await submit(page)
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await awake(page)
}

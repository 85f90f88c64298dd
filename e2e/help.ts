import type { Locator, Page } from '@playwright/test'
import { anAccount, openSignedIn } from './accounts.ts'

type Look = { readonly width?: number; readonly dark?: boolean }

export async function openFaq({ path = '/pages/faq', ...look }: Look & { readonly path?: string } = {}): Promise<Page> {
  const page = await openSignedIn(await anAccount(), { path, ...look })
  await questions(page).first().waitFor()
  return page
}

export function questions(page: Page): Locator {
  return page.locator('main article :is(h2, h3) button[aria-expanded]')
}

export async function openBase(look: Look = {}): Promise<Page> {
  const page = await openSignedIn(await anAccount(), { path: '/pages/knowledge-base', ...look })
  await page.getByRole('link', { name: 'See all articles (24)' }).waitFor()
  return page
}

export function heading(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name })
}

/** Where texts are written, with its editor. */
export async function openEditor(page: Page, path: string): Promise<Locator> {
  await page.goto(path)
  const editor = page.locator('[contenteditable=true]')
  await editor.waitFor()
  return editor
}

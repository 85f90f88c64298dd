import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { anAccount, openSignedIn, type Account } from './accounts.ts'

export type Sent = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** The rows of the table, the tiles of the grid, or the cards of a phone. */
export function files(page: Page): Locator {
  return page.locator('[data-region=list] [data-index]')
}

export function file(page: Page, name: string): Locator {
  return files(page).filter({ hasText: name })
}

export function tray(page: Page): Locator {
  return page.getByRole('region', { name: 'Uploads' })
}

export function aText(name: string, text = 'one line'): Sent {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text) }
}

type Options = {
  readonly width?: number
  readonly dark?: boolean
  readonly path?: string
  readonly account?: Account
  readonly expects?: readonly string[]
}

/** The files of a workspace of its own. */
export async function openFiles(options: Options = {}): Promise<Page> {
  const { account = await anAccount(), path = '/apps/file-manager', ...rest } = options
  const page = await openSignedIn(account, { path, ...rest })
  await page.getByRole('button', { name: 'New', exact: true }).waitFor()
  return page
}

/** Chooses these as if in the window of the machine, and waits until all are there. */
export async function upload(page: Page, ...sent: readonly Sent[]): Promise<void> {
  await page.locator('input[data-upload=files]').setInputFiles([...sent])
  await tray(page).getByText(`${sent.length} uploaded`).waitFor()
  await tray(page).getByRole('button', { name: 'Close list of uploads' }).click()
  for (const { name } of sent) await file(page, name).first().waitFor()
}

/** What somebody gets who saves this file. */
export async function savedBytes(page: Page, name: string): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await file(page, name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click()
  await page.getByRole('menuitem', { name: 'Download' }).click()
  return readFile(await (await download).path())
}

export async function newFolder(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await page.getByRole('menuitem', { name: 'New folder' }).click()
  const dialog = page.getByRole('dialog', { name: 'New folder' })
  await dialog.getByLabel(/^Name/).fill(name)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await file(page, name).waitFor()
}

export function undo(page: Page): Promise<void> {
  return page.getByRole('region', { name: 'Message' }).getByRole('button', { name: 'Undo' }).click()
}

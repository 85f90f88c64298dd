import type { Locator, Page } from '@playwright/test'
import { anAccount, openSignedIn, type Account } from './accounts.ts'

/** The rows of the table, or the cards of a phone. */
export function people(page: Page): Locator {
  return page.locator('[data-region=list]').locator('[role=row][data-index], li[data-index]')
}

export function person(page: Page, name: string): Locator {
  return people(page).filter({ hasText: name })
}

/** The address book of a workspace of its own, with the contacts it begins with. */
export async function openContacts(
  options: {
    readonly width?: number
    readonly dark?: boolean
    readonly path?: string
    readonly account?: Account
    readonly expects?: readonly string[]
  } = {},
): Promise<Page> {
  const { account = await anAccount(), path = '/apps/contacts/all', ...rest } = options
  const page = await openSignedIn(account, { path, ...rest })
  await people(page).first().waitFor()
  return page
}

/** Fills in the dialog of a new contact and adds it. */
export async function addContact(page: Page, name: string, lastName: string): Promise<void> {
  await page.getByRole('button', { name: 'New contact' }).click()
  const dialog = page.getByRole('dialog', { name: 'New contact' })
  await dialog.getByLabel(/^Name/).fill(name)
  await dialog.getByLabel('Last name').fill(lastName)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

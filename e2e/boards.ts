import type { Browser, Locator, Page } from 'playwright-core'
import { anAccount, openSignedIn, type Account } from './accounts.ts'

type Options = { readonly width?: number; readonly dark?: boolean; readonly expects?: readonly string[] }

const boardsPath = '/apps/scrumboard/boards'

export const list = (page: Page, name: string): Locator => page.getByRole('list', { name, exact: true })
export const card = (page: Page, name: string): Locator => page.getByRole('article').filter({ has: page.getByRole('link', { name }) })

/** The names of the cards in a list, from top to bottom. */
export async function cardsIn(page: Page, name: string): Promise<readonly string[]> {
  return list(page, name).getByRole('heading', { level: 3 }).allTextContents()
}

/** The first of the sample boards: four lists with 14 cards. */
export async function openBoard(browser: Browser, account: Account, options: Options = {}): Promise<Page> {
  const page = await openSignedIn(browser, account, { path: boardsPath, ...options })
  await showBoard(page)
  return page
}

/** From the list of boards. */
async function showBoard(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Client Portal' }).click()
  await card(page, 'Quiet start page').first().waitFor()
}

/** Two members of one workspace, both looking at the same board. */
export async function twoAtOneBoard(browser: Browser, expects: readonly string[] = []): Promise<readonly [Page, Page]> {
  const admin = await openSignedIn(browser, await anAccount(), { expects })
  const account = await anAccount({ name: 'Beat Beispiel' })
  await admin.getByRole('button', { name: 'Invite', exact: true }).click()
  await admin.getByLabel(/^E-mail address/).fill(account.email)
  await admin.getByRole('button', { name: 'Create link' }).click()
  const link = await admin.getByLabel('Link to pass on').inputValue()
  const colleague = await openSignedIn(browser, account, { path: link, expects })
  await colleague.getByRole('button', { name: 'Join' }).click()
  await colleague.getByRole('heading', { level: 1, name: 'Team' }).waitFor()
  for (const page of [admin, colleague]) {
    await page.goto(boardsPath)
    await showBoard(page)
  }
  // The stream of news is opened after the page.
  await colleague.waitForTimeout(1000)
  return [admin, colleague]
}

/** Takes hold of a card and carries it over another one; let go of it by `page.mouse.up()`. */
export async function carry(page: Page, name: string, over: string, part: 'top' | 'bottom' = 'top'): Promise<void> {
  const from = await card(page, name).boundingBox()
  const to = await card(page, over).boundingBox()
  if (!from || !to) throw new Error('both cards have to be in sight')
  await page.mouse.move(from.x + 40, from.y + from.height - 12)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + from.height - 4, { steps: 3 })
  const height = part === 'top' ? 6 : to.height - 6
  await page.mouse.move(to.x + 60, to.y + height + (part === 'top' ? 4 : -4), { steps: 5 })
  await page.mouse.move(to.x + 60, to.y + height, { steps: 2 })
  await page.locator('[data-drop]').waitFor()
}

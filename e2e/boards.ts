import type { Locator, Page } from '@playwright/test'
import { openSignedIn, openTwoMembers, type Account } from './accounts.ts'

type Options = { readonly width?: number; readonly dark?: boolean; readonly expects?: readonly string[] }

const boardsPath = '/apps/scrumboard/boards'

export const list = (page: Page, name: string): Locator => page.getByRole('list', { name, exact: true })
export const card = (page: Page, name: string): Locator => page.getByRole('article').filter({ has: page.getByRole('link', { name }) })

/** The names of the cards in a list, from top to bottom. */
export async function cardsIn(page: Page, name: string): Promise<readonly string[]> {
  return list(page, name).getByRole('heading', { level: 3 }).allTextContents()
}

/** The first of the sample boards: four lists with 14 cards. */
export async function openBoard(account: Account, options: Options = {}): Promise<Page> {
  const page = await openSignedIn(account, { path: boardsPath, ...options })
  await showBoard(page)
  return page
}

/** From the list of boards. */
async function showBoard(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Client Portal' }).click()
  await card(page, 'Quiet start page').first().waitFor()
}

/** Two members of one workspace, both looking at the same board. */
export async function twoAtOneBoard(expects: readonly string[] = []): Promise<readonly [Page, Page]> {
  const pages = await openTwoMembers(boardsPath, { expects })
  await Promise.all(pages.map(showBoard))
  return pages
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

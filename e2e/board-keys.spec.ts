import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { anAccount, inTime, notice } from './accounts.ts'
import { card, cardsIn, list, openBoard } from './boards.ts'

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '')

test('a whole session at a board by keyboard alone', async () => {
  const page = await openBoard(await anAccount())
  const { keyboard } = page

  // Two cards, one after the other.
  await keyboard.press('c')
  await expect(page.getByRole('textbox', { name: 'Name of the card' })).toBeFocused()
  await keyboard.type('Alpha by key')
  await keyboard.press('Enter')
  await keyboard.type('Beta by key')
  await keyboard.press('Enter')
  await list(page, 'Design').getByRole('link', { name: 'Beta by key' }).waitFor()
  await keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Add a card to Design' })).toBeFocused()

  // From card to card, down and across.
  await list(page, 'Design').getByRole('link', { name: 'Alpha by key' }).focus()
  await keyboard.press('ArrowDown')
  await expect.poll(() => focused(page), inTime).toBe('Beta by key')
  await keyboard.press('ArrowRight')
  await expect.poll(() => focused(page), inTime).toBe('Faster list of documents')
  await keyboard.press('ArrowLeft')
  await expect.poll(() => focused(page), inTime).toBe('Beta by key')

  // Moved along the list, to the list beside, and to a place that is asked for.
  await keyboard.press('Alt+Shift+ArrowUp')
  await expect.poll(async () => (await cardsIn(page, 'Design'))[0], inTime).toBe('Beta by key')
  await expect.poll(() => focused(page)).toBe('Beta by key')
  await keyboard.press('>')
  await expect.poll(async () => (await cardsIn(page, 'Development'))[0], inTime).toBe('Beta by key')
  await expect.poll(() => focused(page), inTime).toBe('Beta by key')
  await keyboard.press('v')
  const where = page.getByRole('dialog', { name: 'Move card' })
  await where.getByRole('combobox', { name: 'List' }).selectOption('Known Bugs')
  await where.getByRole('combobox', { name: 'Position' }).selectOption('2')
  await keyboard.press('Tab')
  await where.getByRole('button', { name: 'Move', exact: true }).focus()
  await keyboard.press('Enter')
  await expect.poll(async () => (await cardsIn(page, 'Known Bugs'))[1], inTime).toBe('Beta by key')

  // A label from the card itself.
  await card(page, 'Beta by key').getByRole('link').focus()
  await keyboard.press('l')
  const labels = page.getByRole('dialog', { name: 'Labels' })
  await labels.getByRole('checkbox', { name: 'App' }).focus()
  await keyboard.press('Space')
  await keyboard.press('Escape')
  await labels.waitFor({ state: 'hidden' })
  await card(page, 'Beta by key').getByRole('list', { name: 'Labels' }).getByText('Label App').waitFor({ state: 'attached' })
  await expect.poll(() => focused(page)).toBe('Beta by key')

  // Opened, closed, doubled, removed, and all of it taken back.
  await keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  expect(page.url()).toMatch(/\/card\/[\da-f-]{36}$/)
  await keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(page.url()).toMatch(/\/client-portal$/)
  await card(page, 'Beta by key').getByRole('link').focus()
  await keyboard.press('Control+d')
  await expect.poll(() => list(page, 'Known Bugs').getByRole('link', { name: 'Beta by key' }).count(), inTime).toBe(2)
  await keyboard.press('Control+z')
  await expect.poll(() => list(page, 'Known Bugs').getByRole('link', { name: 'Beta by key' }).count(), inTime).toBe(1)
  await card(page, 'Beta by key').getByRole('link').focus()
  await keyboard.press('x')
  await page.getByRole('toolbar', { name: 'Selection' }).waitFor()
  await keyboard.press('#')
  await expect.poll(() => page.getByRole('link', { name: 'Beta by key' }).count(), inTime).toBe(0)
  await keyboard.press('z')
  await expect.poll(async () => (await cardsIn(page, 'Known Bugs'))[1], inTime).toBe('Beta by key')

  // The filter.
  await keyboard.press('f')
  await page.getByRole('dialog', { name: 'Filter cards' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type')), inTime).toBe('search')
  await keyboard.type('beta')
  await expect.poll(() => page.getByRole('article').count(), inTime).toBe(1)
  await keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Filter cards' }).waitFor({ state: 'hidden' })
  await keyboard.press('x')
  await expect.poll(() => page.getByRole('article').count(), inTime).toBe(16)

  // A list goes to the other side.
  await page.getByRole('button', { name: 'Move Design', exact: true }).focus()
  await keyboard.press('Alt+Shift+ArrowRight')
  const names = (): Promise<readonly string[]> => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  await expect.poll(names, inTime).toEqual(['Development', 'Upcoming Features', 'Known Bugs', 'Design'])
  await keyboard.press('Control+z')
  await notice(page, 'Undone: Moved the list «Design»').waitFor()
  await expect.poll(names, inTime).toEqual(['Design', 'Development', 'Upcoming Features', 'Known Bugs'])
})

import type { Locator, Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { anAccount, inTime, notice, openSignedIn } from './accounts.ts'

const card = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true })

async function openNotes(width: number): Promise<Page> {
  const page = await openSignedIn(await anAccount(), { path: '/apps/notes', width })
  await page.getByRole('article').first().waitFor()
  return page
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '')

for (const width of [360, 1280]) {
  test.describe(`notes by keyboard alone at ${width} px`, () => {
    test('a list is begun by l, written with Enter, and kept by Escape', async () => {
      const page = await openNotes(width)

      await press(page, 'l')
      await expect(page.getByRole('textbox', { name: 'Item 1' })).toBeFocused()
      await page.keyboard.type('Bread')
      await press(page, 'Enter')
      await expect(page.getByRole('textbox', { name: 'Item 2' })).toBeFocused()
      await page.keyboard.type('Cheese')
      await press(page, 'Escape')

      await card(page, 'Bread').waitFor()
      const made = page.getByRole('article').filter({ has: card(page, 'Bread') })
      await expect(made.getByRole('checkbox', { name: /^Done/ })).toHaveCount(2)
    })

    test('j and k move, Enter opens, Escape comes back to the same note', async () => {
      const page = await openNotes(width)

      await press(page, 'j')
      const first = await focused(page)
      await press(page, 'j')
      const second = await focused(page)
      await press(page, 'k')
      await expect.poll(() => focused(page)).toBe(first)
      expect(second).not.toBe(first)
      await press(page, 'Enter')
      await page.getByRole('dialog', { name: 'Note' }).getByText('Saved', { exact: true }).waitFor()
      await press(page, 'Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })

      await expect.poll(() => focused(page), inTime).toBe(first)
    })

    test('x selects, e archives them together, z brings them back', async () => {
      const page = await openNotes(width)

      await press(page, 'j', 'x')
      const first = await focused(page)
      await press(page, 'j', 'x')
      const second = await focused(page)
      await page.getByRole('toolbar').getByText('2 selected').waitFor()
      await press(page, 'e')
      await notice(page, '2 notes archived').waitFor()
      for (const name of [first, second]) await card(page, name).waitFor({ state: 'hidden' })
      await press(page, 'z')

      for (const name of [first, second]) await card(page, name).waitFor()
      expect(second).not.toBe(first)
    })

    test('Alt and an arrow move a note, and the focus stays on it', async () => {
      const page = await openNotes(width)
      await press(page, 'j', 'j')
      const name = await focused(page)
      const names = (): Promise<readonly string[]> => page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents()
      const at = (await names()).indexOf(name)

      await press(page, 'Alt+ArrowDown')

      await expect.poll(async () => (await names()).indexOf(name), inTime).toBe(at + 1)
      await expect.poll(() => focused(page)).toContain(name)
    })
  })
}

test.describe('in a grid', () => {
  test('the order of Tab and of arrows is the order of reading, Ctrl+G makes a list of it', async () => {
    const page = await openNotes(1280)
    const names = await page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents()

    await press(page, 'j', 'j')
    await press(page, 'ArrowRight')
    await expect.poll(() => focused(page)).toBe(names[2])
    await press(page, 'ArrowLeft')
    await expect.poll(() => focused(page)).toBe(names[1])
    await press(page, 'Control+g')

    await page.getByRole('button', { name: 'Grid view' }).waitFor()
    const lefts = await page.getByRole('article').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(1)
  })
})

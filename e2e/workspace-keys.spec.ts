import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { accessibilityFaults } from './axe.ts'
import { boxOf, openWorkspace, pressUntil } from './workspace.ts'

const folded = { navbar: { display: true, folded: true, position: 'left' } } as const
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    // Where nothing has the focus, the whole page has it.
    return element === document.body ? '' : (element?.getAttribute('aria-label') ?? element?.textContent ?? '')
  })
const isFocused = (page: Page, name: RegExp) => async (): Promise<boolean> => name.test(await focused(page))

test.describe('the workspace by keyboard alone', () => {
  test('§4.12 §2.30 opens the folded navbar when it gets the focus, and folds it on Escape', async () => {
    const page = await openWorkspace({ config: folded })
    const before = await boxOf(page, 'content')

    await pressUntil(page, 'F6', isFocused(page, /All parts|Only for guests|Shared parts|eFristerstreckung/))
    await expect.poll(async () => (await navbarPanel(page)).width).toBe(280)
    const faults = await accessibilityFaults(page)
    await page.keyboard.press('Escape')

    await expect.poll(async () => (await navbarPanel(page)).width).toBe(64)
    expect(await boxOf(page, 'content')).toEqual(before)
    expect(faults).toEqual([])
  })

  test('§4.12 folds and unfolds the navbar by its button', async () => {
    const page = await openWorkspace({ width: 1440 })

    await page.getByRole('button', { name: 'Fold the navigation' }).focus()
    await page.keyboard.press('Enter')
    await page.mouse.move(900, 500)
    await page.getByRole('main').focus()

    await expect.poll(async () => (await boxOf(page, 'navigation')).width).toBe(64)
    await page.keyboard.press('[')
    await expect.poll(async () => (await boxOf(page, 'navigation')).width).toBe(280)
  })

  for (const style of ['layout2', 'layout3'] as const) {
    test(`§2.29 walks through the horizontal menu of ${style} and goes where it leads`, async () => {
      const page = await openWorkspace({ style })
      const group = page.getByRole('navigation').getByRole('button', { name: 'User interface' })
      await group.focus()

      await page.keyboard.press('Enter')
      await page
        .getByRole('link', { name: 'All parts' })
        .or(page.getByRole('button', { name: 'Shared parts' }))
        .first()
        .waitFor()
      const faults = await accessibilityFaults(page)
      await page.keyboard.press('Escape')
      await expect.poll(() => group.getAttribute('aria-expanded')).toBe('false')
      const returned = await focused(page)

      expect(faults).toEqual([])
      expect(returned).toContain('User interface')
    })
  }

  test('§2.29 §4.12 opens the drawer on a phone, keeps the focus in it, and gives it back', async () => {
    const page = await openWorkspace({ width: 360 })
    await page.getByRole('button', { name: 'Menu', exact: true }).focus()

    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog')
    await drawer.waitFor()
    const faults = await accessibilityFaults(page)
    for (let presses = 0; presses < 40; presses += 1) await page.keyboard.press('Tab')
    const isInside = await drawer.evaluate((element) => element.contains(document.activeElement))
    await page.keyboard.press('Escape')

    await drawer.waitFor({ state: 'hidden' })
    expect(isInside).toBe(true)
    expect(faults).toEqual([])
    await expect.poll(() => focused(page)).toBe('Menu')
  })

  test('goes through the regions by F6 and back by Shift+F6', async () => {
    const page = await openWorkspace()
    const region = (): Promise<string> =>
      page.evaluate(() => document.activeElement?.closest('[data-region]')?.getAttribute('data-region') ?? 'none')
    const seen: string[] = []

    for (let presses = 0; presses < 4; presses += 1) {
      await page.keyboard.press('F6')
      seen.push(await region())
    }
    await page.keyboard.press('Shift+F6')

    expect(new Set(seen)).toEqual(new Set(['toolbar', 'navigation', 'content', 'footer']))
    expect(await region()).toBe(seen.at(-2))
  })
})

test.describe('the palette', () => {
  test('opens, finds by parts of words, and goes there', async () => {
    const page = await openWorkspace()

    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('option').first().waitFor()
    const faults = await accessibilityFaults(page)
    await page.keyboard.type('tabl')
    await page
      .getByRole('option', { name: /Tables and filters/ })
      .first()
      .waitFor()
    await page.keyboard.press('Enter')

    await expect.poll(() => new URL(page.url()).pathname).toBe('/ui/table')
    expect(faults).toEqual([])
  })

  test('lists on ? exactly what keys can do, and is silent where somebody types', async () => {
    const page = await openWorkspace()

    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    const faults = await accessibilityFaults(page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.keyboard.press('/')
    await page.keyboard.type('?')

    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveCount(0)
    expect(faults).toEqual([])
  })
})

/** What covers the page when the folded navbar is open, without moving it. */
async function navbarPanel(page: Page): Promise<{ readonly width: number }> {
  const box = await page.getByRole('navigation', { name: 'Main navigation' }).locator('> div').last().boundingBox()
  return { width: Math.round(box?.width ?? 0) }
}

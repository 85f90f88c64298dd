import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { accessibilityFaults } from './axe.ts'
import { openPage } from './browser.ts'
import { openSettings } from './settings-panel.ts'
import { boxOf, dress, openWorkspace, pressUntil } from './workspace.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: 'Theme Settings' })
const colourOf = (page: Page, region: string): Promise<string> =>
  page
    .locator(`[data-region="${region}"]`)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor)

test.describe("the panel 'Theme Settings'", () => {
  for (const width of [360, 1280]) {
    test(`§2.22 is opened, used and closed by keyboard alone at ${width} px`, async () => {
      const page = await openWorkspace({ width })
      const menu = page.getByRole('button', { name: 'User menu' })
      const entry = page.getByRole('menuitem', { name: 'Theme Settings' })
      await menu.focus()

      await page.keyboard.press('Enter')
      await pressUntil(page, 'ArrowDown', () => entry.evaluate((item) => item === document.activeElement))
      await page.keyboard.press('Enter')
      await panel(page).waitFor()
      const faults = await accessibilityFaults(page)
      const isThere = (): Promise<boolean> =>
        page.getByRole('radio', { name: 'Layout 1 - Vertical' }).evaluate((radio) => radio === document.activeElement)
      await pressUntil(page, 'Tab', isThere)
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => page.getByRole('radio', { name: 'Layout 2 - Horizontal' }).isChecked()).toBe(true)
      const inLayout2 = await accessibilityFaults(page)
      await page.keyboard.press('Escape')

      await panel(page).waitFor({ state: 'hidden' })
      expect([...faults, ...inLayout2]).toEqual([])
      await expect(menu).toBeFocused()
    })
  }

  test('§2.27 shows each change at once, keeps it for the next visit, and takes it back', async () => {
    const page = await openWorkspace()
    await openSettings(page)

    await page.getByRole('radio', { name: 'Layout 3 - Horizontal' }).check()
    await expect.poll(async () => (await boxOf(page, 'navigation')).height).toBe(64)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    const kept = await boxOf(page, 'navigation')
    const settings = await openSettings(page)
    await settings.getByRole('button', { name: 'Reset' }).click()

    expect(kept.height).toBe(64)
    await expect.poll(async () => (await boxOf(page, 'navigation')).width).toBe(64)
  })

  test('§2.21 lets navbar, toolbar and footer wear themes of their own', async () => {
    const bars = { navbar: 'greeny', toolbar: 'sunset', footer: 'deepOcean' } as const
    const page = await openWorkspace({ theme: 'beach', bars })

    const colours = await Promise.all(['navigation', 'toolbar', 'footer', 'content'].map((region) => colourOf(page, region)))

    expect(new Set(colours).size).toBeGreaterThanOrEqual(3)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('follows the system until somebody chooses, and does not flash', async () => {
    const page = await openPage({ dark: true })
    await page.goto('/ui')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const dark = await paper(page)

    await page.emulateMedia({ colorScheme: 'light' })
    const light = await paper(page)

    expect(light).not.toBe(dark)
    await page.context().addCookies([{ name: 'theme', value: 'deepOcean', url: page.url() }])
    await page.goto('/ui', { waitUntil: 'commit' })
    await page.locator('body').waitFor({ state: 'attached' })
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('deepOcean')
  })

  test('makes texts and lines stronger in high contrast, also before the script runs', async () => {
    const page = await openWorkspace({ display: { contrast: 'more' } })
    const muted = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--muted'))
    const text = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--text'))

    expect(muted).toBe(text)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('makes bars and rows higher in comfortable density', async () => {
    const page = await openWorkspace()
    const compact = await boxOf(page, 'toolbar')

    await dress(page, { display: { density: 'comfortable' } })

    expect([compact.height, (await boxOf(page, 'toolbar')).height]).toEqual([48, 64])
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

function paper(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
}

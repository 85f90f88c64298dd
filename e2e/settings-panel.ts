import type { Locator, Page } from '@playwright/test'

/** Opens the panel from the user menu. */
export async function openSettings(page: Page): Promise<Locator> {
  const panel = page.getByRole('dialog', { name: 'Theme Settings' })
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Theme Settings' }).click()
  await panel.waitFor()
  return panel
}

/** Opens the panel, does something in it, and closes it. */
async function inPanel(page: Page, act: () => Promise<void>): Promise<void> {
  const panel = await openSettings(page)
  await act()
  await panel.getByRole('button', { name: 'Close' }).click()
  await panel.waitFor({ state: 'hidden' })
}

/** By its name as the panel shows it. */
export function chooseTheme(page: Page, name: string): Promise<void> {
  return inPanel(page, async () => {
    await page.getByRole('combobox', { name: 'Main' }).click()
    await page.getByRole('option', { name }).click()
  })
}

export function chooseLayout(page: Page, name: string): Promise<void> {
  return inPanel(page, () => page.getByRole('radio', { name }).check())
}

/** What the page wears, whoever chose it. */
export function themeOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset['theme'])
}

export function layoutOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.querySelector<HTMLElement>('[data-layout]')?.dataset['layout'])
}

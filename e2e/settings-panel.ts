import type { Page } from '@playwright/test'

/** Opens the panel, does something in it, and closes it. */
async function inPanel(page: Page, act: () => Promise<void>): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Theme Settings' })
  await page.getByRole('button', { name: 'Theme Settings' }).click()
  await panel.waitFor()
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

import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { anAccount, inTime, notice, openSignedIn } from './accounts.ts'

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '')

test.describe('the calendar by keyboard alone', () => {
  test('views and periods have their keys, and the key map names them', async () => {
    const page = await openSignedIn(await anAccount(), { path: '/apps/calendar/month' })
    const path = (): string => new URL(page.url()).pathname
    await page.getByRole('grid').waitFor()

    await press(page, 'w')
    await expect.poll(path, inTime).toBe('/apps/calendar/week')
    await press(page, 'n')
    await expect.poll(path, inTime).toBe('/apps/calendar/week/2026-03-17')
    await press(page, 'd')
    await expect.poll(path, inTime).toBe('/apps/calendar/day/2026-03-17')
    await press(page, 't')
    await expect.poll(path, inTime).toBe('/apps/calendar/day')
    await press(page, 'm')
    await expect.poll(path, inTime).toBe('/apps/calendar/month')
    await press(page, '?')
    await page.getByRole('dialog').getByText('View: Agenda').waitFor()
  })

  test('§7.43 §7.44 §7.45 an event is made, moved, stretched, deleted and brought back', async () => {
    const page = await openSignedIn(await anAccount(), { path: '/apps/calendar/week/2026-04-23' })
    await page.getByRole('grid').waitFor()
    await page.locator('[data-cell="2026-04-23/8"]').focus()

    await press(page, 'ArrowDown', 'ArrowDown', 'Enter')
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
    await page.keyboard.type('Jubilee')
    await press(page, 'Enter')
    await page.getByRole('button', { name: /^Jubilee, Thu, 23 Apr, 10:00–11:00/ }).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expect.poll(() => focused(page), inTime).toMatch(/23 April 2026, 10:00/)
    await press(page, 'Enter')
    await expect.poll(() => focused(page), inTime).toMatch(/^Jubilee/)
    await press(page, 'Alt+ArrowRight')
    await expect.poll(() => focused(page), inTime).toMatch(/^Jubilee, Fri, 24 Apr, 10:00–11:00/)
    await press(page, 'Alt+ArrowDown')
    await expect.poll(() => focused(page), inTime).toMatch(/^Jubilee, Fri, 24 Apr, 10:15–11:15/)
    await press(page, 'Shift+Alt+ArrowDown')
    await expect.poll(() => focused(page), inTime).toMatch(/^Jubilee, Fri, 24 Apr, 10:15–11:30/)
    await press(page, 'Delete')
    await notice(page, '“Jubilee” deleted').waitFor()
    await press(page, 'z')

    await page.getByRole('button', { name: /^Jubilee, Fri, 24 Apr, 10:15–11:30/ }).waitFor()
    await expect(page.getByRole('button', { name: /^Jubilee/ })).toHaveCount(1)
  })

  test('letters typed into a field or a dialog are letters', async () => {
    const page = await openSignedIn(await anAccount(), { path: '/apps/calendar/month' })
    await page.getByRole('grid').waitFor()

    await press(page, '/')
    await page.keyboard.type('wd')
    await expect.poll(() => page.getByRole('combobox', { name: 'Search events' }).inputValue(), inTime).toBe('wd')
    await press(page, 'Escape')

    expect(new URL(page.url()).pathname).toBe('/apps/calendar/month')
  })
})

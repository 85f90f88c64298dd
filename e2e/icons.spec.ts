import type { Locator, Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { anAccount, inTime, notice, openGuest, openSignedIn } from './accounts.ts'
import { accessibilityFaults, colourFaults, sidewaysScroll } from './axe.ts'

const icon = (page: Page, name: string): Locator => page.getByRole('grid', { name: 'Icons' }).getByRole('button', { name, exact: true })
const field = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search icons by name or word' })
const count = (page: Page): Locator => page.getByRole('main').getByRole('status')
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '')
const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())

async function openIcons(options: { readonly width?: number; readonly dark?: boolean; readonly path?: string } = {}): Promise<Page> {
  const page = await openSignedIn(await anAccount(), { path: '/ui/icons', ...options })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('gridcell').first().waitFor()
  return page
}

for (const width of [1280, 360]) {
  test.describe(`the icons at ${width} px`, () => {
    test('are found, by a German word too, and a click copies the name', async () => {
      const page = await openIcons({ width })
      await expect(count(page)).toContainText(/^\d'\d{3} icons$/)

      await field(page).fill('Schlüssel')
      await page.waitForURL(/\?q=Schl/)
      await icon(page, 'key-round').click()

      await notice(page, '«key-round» copied').waitFor()
      expect(await clipboard(page)).toBe('key-round')
      await expect(count(page)).toContainText(/^\d+ of \d'\d{3} icons$/)
      await page.reload()
      await icon(page, 'key-round').waitFor()
      await expect(field(page)).toHaveValue('Schlüssel')
    })

    test('come into sight by scrolling, and only those are there', async () => {
      const page = await openIcons({ width })
      const grid = page.getByRole('grid', { name: 'Icons' })

      await grid.evaluate((element) => element.parentElement?.scrollTo(0, element.scrollHeight))
      await icon(page, 'zoom-out').waitFor()

      expect(await page.getByRole('gridcell').count()).toBeLessThan(150)
      await expect(grid.locator('path[d=""]')).toHaveCount(0)
      expect(await sidewaysScroll(page)).toBe(0)
    })

    test('are walked and copied by keys alone', async () => {
      const page = await openIcons({ width })
      await page.keyboard.press('/')
      await expect.poll(() => field(page).evaluate((element) => element === document.activeElement), inTime).toBe(true)

      await page.keyboard.type('alarm clock')
      await page.waitForURL(/\?q=alarm/)
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => focused(page), inTime).toBe('alarm-clock')
      await page.keyboard.press('ArrowRight')
      const second = await focused(page)
      await page.keyboard.press('Enter')
      await notice(page, `«${second}» copied`).waitFor()

      expect(second).not.toBe('alarm-clock')
      expect(await clipboard(page)).toBe(second)
    })

    test('keep the focus over a page and to both ends', async () => {
      const page = await openIcons({ width })
      await icon(page, 'a-arrow-down').focus()

      await page.keyboard.press('End')
      await expect.poll(() => focused(page), inTime).toBe('zoom-out')
      await page.keyboard.press('PageUp')
      const above = await focused(page)
      await page.keyboard.press('PageDown')
      expect(await focused(page)).not.toBe(above)
      await page.keyboard.press('Home')

      await expect.poll(() => focused(page), inTime).toBe('a-arrow-down')
      const box = await icon(page, 'a-arrow-down').boundingBox()
      expect(box?.y).toBeGreaterThan(0)
    })

    for (const dark of [false, true]) {
      test(`can be read by everybody (dark: ${dark})`, async () => {
        const page = await openIcons({ width, dark })

        expect(await accessibilityFaults(page)).toEqual([])
        await page.emulateMedia({ colorScheme: dark ? 'light' : 'dark' })
        expect(await colourFaults(page)).toEqual([])
      })
    }
  })
}

test('a word that fits nothing says so, and lets go of it', async () => {
  const page = await openSignedIn(await anAccount(), { path: '/ui/icons?q=gibtsnicht' })
  await page.getByText('No icon goes by this word').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'Clear filters' }).click()

  await icon(page, 'a-arrow-down').waitFor()
})

test('a guest is asked to sign in, and comes back', async () => {
  const page = await openGuest({ path: '/ui/icons' })

  expect(new URL(page.url()).pathname).toBe('/login')
  expect(decodeURIComponent(page.url())).toContain('/ui/icons')
})

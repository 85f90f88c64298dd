import type { Locator, Page } from '@playwright/test'
import { expect, more, test } from './test.ts'
import { anAccount, inTime, openSignedIn } from './accounts.ts'
import { faultsInBothLooks } from './axe.ts'
import { pressUntil } from './workspace.ts'

const box = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search in all apps' })
const results = (page: Page): Locator => page.getByRole('region', { name: 'Results' }).getByRole('listitem')

for (const width of [1280, 360]) {
  test.describe(`by mouse and finger at ${width} px`, () => {
    test('§2.44 finds in all apps, narrows to one, shows both looks, and leads to the thing', more(width === 1280), async () => {
      const page = await openSignedIn(await anAccount(), { path: '/pages/search/classic', width })
      await box(page).fill('pocket knife')
      await page.waitForURL(/q=pocket/)
      const article = page.getByRole('link', { name: 'Sharpen the pocket knife' })
      await article.waitFor()
      expect(await faultsInBothLooks(page)).toEqual([])

      await page.getByRole('button', { name: /^Knowledge base/ }).click()
      await page.waitForURL(/kind=knowledge-base/)
      await expect.poll(() => page.locator('main mark').first().textContent(), inTime).toMatch(/pocket|knife/i)
      await page.getByRole('link', { name: 'Modern' }).last().click()
      await page.waitForURL(/\/modern\?q=pocket/)
      await article.waitFor()
      // What was found before is pale until the new answer is there.
      await expect(page.locator('[data-old]')).toHaveCount(0)
      expect(await faultsInBothLooks(page)).toEqual([])
      await article.click()

      await page.getByRole('heading', { level: 1, name: 'Sharpen the pocket knife' }).waitFor()
      await page.goBack()
      await article.waitFor()
      await expect(box(page)).toHaveValue('pocket knife')
    })

    test('understands a slip of the pen, says so, and says when there is nothing', more(width === 1280), async () => {
      const page = await openSignedIn(await anAccount(), { path: '/pages/search?q=sharpne', width })

      await page.getByText('Searched for «sharpen» instead of «sharpne».').waitFor()
      await results(page).first().waitFor()
      expect(await faultsInBothLooks(page)).toEqual([])
      await page.getByRole('button', { name: 'Search for «sharpne»' }).click()
      await page.getByText('Nothing found for «sharpne»').waitFor()
      await expect(results(page)).toHaveCount(0)
      expect(await faultsInBothLooks(page)).toEqual([])
    })
  })
}

test('by keys: the toolbar suggests at most ten, arrows and Enter open, Escape closes; the field of the page keeps its text', async () => {
  const page = await openSignedIn(await anAccount(), { path: '/pages/search' })
  await results(page).first().waitFor()
  await box(page).focus()
  await page.keyboard.type('wool blanket')
  await page.getByRole('link', { name: 'Wash the wool blanket' }).waitFor()
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveValue('wool blanket')

  await page.getByRole('button', { name: /^Search or jump to …/ }).click()
  const field = page.getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type('the')
  const options = page.getByRole('option')
  await expect.poll(() => options.count(), inTime).toBe(11)
  expect(await faultsInBothLooks(page)).toEqual([])
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })

  await page.keyboard.press('Control+k')
  await field.waitFor()
  await page.keyboard.type('wool blanket')
  await page.getByRole('option', { name: /^Wash the wool blanket/ }).waitFor()
  // What is found comes from several places, and may still grow above it.
  const blanket = page.locator('[role=option][data-highlighted]', { hasText: 'Wash the wool blanket' })
  await pressUntil(page, 'ArrowDown', async () => (await blanket.count()) === 1)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Wash the wool blanket' }).waitFor()
  await expect(page.getByRole('option')).toHaveCount(0)
})

test('people of the workspace are found by their name', async () => {
  const page = await openSignedIn(await anAccount({ name: 'Ladina Vorbild' }), { path: '/pages/search?q=vorbild%20in:people' })
  await results(page).first().waitFor()

  await expect(page.getByRole('link', { name: 'Ladina Vorbild' })).toHaveAttribute('href', /^\/pages\/profile\?person=/)
})

for (const { width, language } of [
  { width: 1280, language: 'en' },
  { width: 360, language: 'de' },
] as const) {
  test(`> finds commands and @ people by mouse and keys (${language}, ${width} px)`, more(width === 360), async () => {
    const isGerman = language === 'de'
    const page = await openSignedIn(await anAccount({ name: 'Ladina Vorbild' }), { path: '/apps/notes', width, locale: language })
    await page
      .getByRole('banner')
      .getByRole('button', { name: isGerman ? /^Such/ : /^Search/ })
      .first()
      .click()
    const field = page.getByRole('dialog').getByRole('combobox')
    await expect(field).toBeFocused()
    if (width === 360) await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.width).toBe(360)

    await page.keyboard.type('@vorbild')
    await page
      .getByRole('option', { name: /^Ladina Vorbild/ })
      .first()
      .waitFor()
    expect(await faultsInBothLooks(page)).toEqual([])
    await page.getByRole('button', { name: isGerman ? 'Befehle' : 'commands' }).click()
    await expect(field).toHaveValue('>vorbild')
    await field.fill(isGerman ? '>abmelden' : '>log out')
    await expect(page.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')

    await expect.poll(() => new URL(page.url()).pathname, inTime).toBe('/')
  })
}

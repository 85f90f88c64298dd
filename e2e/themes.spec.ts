import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { openPage } from './browser.ts'
import { arrival, press } from './form.ts'

const paper = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test.describe('colour themes', () => {
  for (const [name, theme] of [
    ['Standard', 'default'],
    ['Abendrot', 'sunset'],
    ['Grün', 'greeny'],
    ['Strand', 'beach'],
    ['Technik', 'tech'],
    ['Zarte Farben', 'sweetHues'],
    ['Standard, dunkel', 'defaultDark'],
    ['Tiefsee, dunkel', 'deepOcean'],
    ['Schiefer, dunkel', 'slate'],
  ] as const) {
    test(`§2.21 «${name}» (${theme}) can be chosen and is there before anything shows after a reload`, async () => {
      // The system wishes the opposite, so that a flash of its wish would be another colour.
      const page = await openPage({ dark: !name.includes('dunkel') })
      await watchFirstPaint(page)
      await page.goto('/')
      await press(page, 'Anzeige')

      await page.getByRole('radio', { name, exact: true }).check()
      const chosen = await paper(page)
      await page.reload()
      await arrival(page, 'eFristerstreckung juristische Person')

      expect(await page.evaluate(() => Reflect.get(window, 'seen') as unknown)).toEqual([
        ['body', theme],
        ['DOMContentLoaded', theme],
      ])
      expect(await paper(page)).toBe(chosen)
    })
  }

  test('«Wie das System» follows the system again', async () => {
    const page = await openPage({ dark: true })
    await page.goto('/')
    const dark = await paper(page)
    await press(page, 'Anzeige')
    await page.getByRole('radio', { name: 'Strand', exact: true }).check()
    const beach = await paper(page)

    await page.getByRole('radio', { name: 'Wie das System', exact: true }).check()

    expect(beach).not.toBe(dark)
    expect(await paper(page)).toBe(dark)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await paper(page)).not.toBe(dark)
  })
})

/** Notes the theme when there is first something to paint on, and when the document is complete. */
function watchFirstPaint(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const seen: (readonly [string, string | undefined])[] = []
    const note = (when: string): unknown => seen.push([when, document.documentElement.dataset['theme']])
    Reflect.set(window, 'seen', seen)
    const observer = new MutationObserver(() => {
      if (!document.querySelector('body')) return
      observer.disconnect()
      note('body')
    })
    observer.observe(document, { childList: true, subtree: true })
    document.addEventListener('DOMContentLoaded', () => note('DOMContentLoaded'))
  })
}

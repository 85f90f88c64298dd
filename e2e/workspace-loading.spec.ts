import type { Page } from '@playwright/test'
import { anAccount, openSignedIn } from './accounts.ts'
import { expect, more, test } from './test.ts'

const shapes = [
  ['/apps/mail', 'list', 'en', 1280],
  ['/apps/scrumboard/boards', 'tiles', 'de-CH', 360],
  ['/apps/calendar', 'calendar', 'de-CH', 1280],
  ['/apps/todo', 'list', 'de-CH', 1280],
  ['/apps/e-commerce/products', 'table', 'en', 1280],
  ['/apps/mail', 'list', 'en', 360],
] as const

type Shift = { readonly sum: number; readonly moved: readonly string[] }

/** How much of what stood was moved, as browsers count it, and what that was. */
async function shiftOf(page: Page): Promise<Shift> {
  return page.evaluate(
    () =>
      new Promise<Shift>((resolve) => {
        let sum = 0
        const moved: string[] = []
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            sum += Number(Reflect.get(entry, 'value'))
            const sources = Reflect.get(entry, 'sources') as { node: Node | null }[] // as the Layout Instability API has it
            moved.push(...sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : 'text')))
          }
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // Two frames later whatever was noticed has been told.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve({ sum, moved }))))
      }),
  )
}

test.describe('while an app is on its way', () => {
  shapes.forEach(([path, shape, locale, width], place) => {
    test(`${path} shows its shape and nothing jumps when it comes (${locale}, ${width} px)`, more(place > 1), async () => {
      const page = await openSignedIn(await anAccount(), { path: '/apps/team', locale, width })
      const held = Promise.withResolvers<undefined>()
      await page.route(/assets\/[a-z-]+-page-[^/]*\.js/, async (route) => {
        await held.promise
        await route.continue()
      })

      await page.goto(path, { waitUntil: 'commit' })
      const skeleton = page.locator(`main[aria-busy="true"][data-shape="${shape}"]`)
      await skeleton.waitFor()
      const bar = await skeleton
        .locator('span')
        .nth(1)
        .evaluate((each) => getComputedStyle(each).backgroundColor)
      held.resolve(undefined)
      await page.locator('main:not([aria-busy]) h1').waitFor()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)

      expect(bar).not.toBe('rgba(0, 0, 0, 0)')
      const { sum, moved } = await shiftOf(page)
      expect(sum, moved.join('\n')).toBeLessThan(0.02)
    })
  })
})

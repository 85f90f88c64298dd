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
  ['/apps/notes', 'tiles', 'en', 360],
  ['/apps/home', 'tiles', 'en', 360],
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

test.describe('before the script has drawn it', () => {
  for (const [locale, width] of [
    ['en', 1280],
    ['de-CH', 360],
  ] as const) {
    test(`the frame stands where it stays, in its colours (${locale}, ${width} px)`, async () => {
      const page = await openSignedIn(await anAccount(), { path: '/apps/notes', locale, width })
      await page.locator('[data-region="toolbar"]').waitFor()
      const drawn = await barsOf(page, '[data-region="toolbar"]', '[data-region="navigation"]')
      const held = Promise.withResolvers<undefined>()
      await page.route(/assets\/workspace-client-[^/]*\.js/, async (route) => {
        await held.promise
        await route.continue()
      })

      await page.goto('/apps/mail', { waitUntil: 'commit' })
      // Nothing is painted before its styles are there, but its elements are.
      await expect(page.locator('#frame-ahead')).toHaveCSS('position', 'fixed')
      const ahead = await barsOf(page, '#frame-ahead > .toolbar', '#frame-ahead > .navbar')
      held.resolve(undefined)
      await page.locator('[data-region="toolbar"]').waitFor()

      expect(ahead).toEqual(drawn)
      await expect(page.locator('#frame-ahead')).toHaveCount(0)
    })
  }

  test('nobody is shown a frame where nobody is signed in', more(), async () => {
    const page = await openSignedIn(await anAccount(), { path: '/apps/notes' })
    await page.goto('/logout')
    await page.getByRole('heading', { level: 1 }).waitFor()

    const answer = await page.goto('/apps/mail', { waitUntil: 'commit' })

    expect(await answer?.text()).not.toContain('frame-ahead')
  })
})

type Bar = { readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly colour: string }

/** Where toolbar and navbar are and what colour they have; a navbar that is a drawer has no place. */
async function barsOf(page: Page, ...selectors: readonly string[]): Promise<readonly (Bar | undefined)[]> {
  return page.evaluate(
    (all) =>
      all.map((selector) => {
        const bar = document.querySelector(selector)
        const { x, y, width, height } = bar?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0, height: 0 }
        if (!bar || width === 0) return undefined
        const colours = [bar, ...bar.children].map((each) => getComputedStyle(each).backgroundColor)
        return { x, y, width, height, colour: colours.find((colour) => colour !== 'rgba(0, 0, 0, 0)') ?? '' }
      }),
    selectors,
  )
}

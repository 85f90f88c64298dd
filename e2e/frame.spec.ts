import type { Page } from '@playwright/test'
import { anAccount, inTime, openGuest, openSignedIn, userMenu } from './accounts.ts'
import { accessibilityFaults } from './axe.ts'
import { openSettings, themeOf } from './settings-panel.ts'
import { expect, more, test } from './test.ts'
import { boxOf, openWorkspace } from './workspace.ts'

const languages = [
  ['English', 'en'],
  ['German', 'de-CH'],
] as const

test.describe('lists show what they hold', () => {
  for (const [name, locale] of languages) {
    test(`at 1280 × 900 at least twelve mails, eleven products and eleven contacts, on a phone five orders (${name})`, async () => {
      const account = await anAccount()
      const page = await openSignedIn(account, { path: '/apps/mail', locale })

      await expect.poll(() => wholeRows(page, 'main li[data-unread]'), inTime).toBeGreaterThanOrEqual(12)
      await page.goto('/apps/e-commerce/products')
      await expect.poll(() => wholeRows(page, rows), inTime).toBeGreaterThanOrEqual(11)
      await page.goto('/apps/contacts')
      await expect.poll(() => wholeRows(page, rows), inTime).toBeGreaterThanOrEqual(11)
      await byTouch(page)
      await page.setViewportSize({ width: 360, height: 760 })
      await page.goto('/apps/e-commerce/orders')
      await expect.poll(() => wholeRows(page, 'main li[data-index]'), inTime).toBeGreaterThanOrEqual(5)
      expect(await smallTargets(page)).toEqual([])
    })
  }

  test('fewer of them in comfortable density, which is kept', more(), async () => {
    const account = await anAccount()
    const page = await openSignedIn(account, { path: '/apps/contacts' })
    await expect.poll(() => wholeRows(page, rows), inTime).toBeGreaterThanOrEqual(11)
    const compact = await wholeRows(page, rows)

    const panel = await openSettings(page)
    await panel.getByRole('radio', { name: 'Comfortable' }).check()
    await page.getByRole('region', { name: 'Message' }).getByText('User data saved with api').waitFor()
    const elsewhere = await openSignedIn(account, { path: '/apps/contacts' })

    await elsewhere.locator(rows).nth(5).waitFor()
    expect(await wholeRows(elsewhere, rows)).toBeLessThan(compact)
  })

  for (const path of ['/apps/e-commerce/products', '/apps/contacts', '/pages/invoices'] as const) {
    test(`and stay where they are when one is selected (${path})`, more(path !== '/apps/e-commerce/products'), async () => {
      const page = await openSignedIn(await anAccount(), { path })
      const row = page.locator(rows).first()
      await row.waitFor()
      const before = await row.boundingBox()

      await row.getByRole('checkbox').click()
      await page.getByRole('toolbar').waitFor()

      expect(await row.boundingBox()).toEqual(before)
    })
  }
})

test.describe('the frame', () => {
  test('has the navbar folded at 1280 px and open at 1440, until somebody chooses', async () => {
    const account = await anAccount()
    const page = await openSignedIn(account, { path: '/apps/home' })
    const width = async (): Promise<number> => (await boxOf(page, 'navigation')).width
    await expect.poll(width).toBe(64)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(width).toBe(280)
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect.poll(width).toBe(64)

    await page.mouse.move(30, 400)
    await page.getByRole('button', { name: 'Keep the navigation open' }).click()
    await expect.poll(width).toBe(280)
    await page.mouse.move(700, 500)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()

    await expect.poll(width).toBe(280)
  })

  test('is passed with fewer than twelve presses of Tab', async () => {
    const page = await openSignedIn(await anAccount(), { path: '/apps/contacts' })
    await page.locator(rows).first().waitFor()
    await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined))
    const isInPage = (): Promise<boolean> => page.evaluate(() => document.querySelector('main')?.contains(document.activeElement) ?? false)

    // The page took the focus when it arrived; Tab begins at the top again.
    await page.locator('a[href="#content"]').focus()
    let presses = 1
    for (; presses < 40 && !(await isInPage()); presses += 1) await page.keyboard.press('Tab')

    expect(presses).toBeLessThan(12)
  })

  for (const [name, locale, unread] of [
    ['English', 'en', 'Team Chat, 6 unread'],
    ['German', 'de-CH', 'Team-Chat, 6 ungelesen'],
  ] as const) {
    test(
      `has the chat folded into the toolbar: faces while something is unread, names when it is open (${name})`,
      more(locale === 'de-CH'),
      async () => {
        const page = await openSignedIn(await anAccount(), { path: '/apps/home', locale })
        const panel = page.locator('aside[data-region=panel]')
        const content = await boxOf(page, 'content')

        await page.getByRole('button', { name: unread }).click()
        const mira = panel.getByRole('button', { name: /^Mira Keller/ })
        await mira.waitFor()
        const faults = await accessibilityFaults(page)

        expect(content.x + content.width).toBe(1280)
        await expect(mira.getByText('Mira Keller', { exact: true })).toBeVisible()
        expect(faults).toEqual([])
        await page.keyboard.press('Escape')
        await expect(panel).toBeHidden()
      },
    )
  }

  test('has a left side panel in layout 1 as well, by its switch', async () => {
    const page = await openWorkspace({ width: 1440 })
    const panel = await openSettings(page)

    await panel.getByRole('switch', { name: 'Left: shortcuts' }).click()
    await page.keyboard.press('Escape')

    await expect(page.getByRole('complementary', { name: 'Shortcuts' }).getByRole('navigation')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toHaveCount(1)
  })

  for (const width of [360, 768, 1280, 1440, 1920]) {
    test(`lets the way to 'Theme Settings' cover nothing, with a toolbar and without (${width} px)`, more(width !== 360), async () => {
      const page = await openWorkspace({
        width,
        path: '/ui/table',
        config: { toolbar: { display: false, style: 'fixed', position: 'below' } },
      })

      const edge = page.getByRole('button', { name: 'Theme Settings' })
      await edge.waitFor()

      expect(await coveredBy(page, 'Theme Settings')).toEqual([])
      await edge.click()
      await page.getByRole('dialog', { name: 'Theme Settings' }).getByRole('switch', { name: 'Display' }).nth(1).click()
      await page.keyboard.press('Escape')
      await expect(edge).toHaveCount(0)
      await expect(page.locator('[data-region=toolbar]')).toBeVisible()
    })
  }

  test('has no footer on a phone, and elsewhere one that scrolls', more(), async () => {
    const page = await openWorkspace({ path: '/ui/themes' })
    await expect.poll(async () => (await boxOf(page, 'footer')).y).toBeGreaterThan(900)

    await page.setViewportSize({ width: 360, height: 760 })

    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  })
})

test.describe('the look of an account', () => {
  test('§3.53 begins with the theme default, also in a dark system, and colours the workspace only', async () => {
    const page = await openSignedIn(await anAccount(), { path: '/apps/home', dark: true })
    await expect.poll(() => themeOf(page)).toBe('default')

    await page.goto('/')

    await expect.poll(() => themeOf(page)).toBeUndefined()
    expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true)
  })

  test('of a guest follows the system', more(), async () => {
    const page = await openGuest({ path: '/ui', dark: true })

    expect(await themeOf(page)).toBeUndefined()
  })

  for (const [name, locale, logout, words] of [
    ['English', 'en', 'Logout', 'You’re signed out.'],
    ['German', 'de-CH', 'Abmelden', 'Sie sind abgemeldet.'],
  ] as const) {
    test(`signing out says so (${name})`, more(locale === 'en'), async () => {
      // The stream of news may end a moment after the session.
      const page = await openSignedIn(await anAccount(), { path: '/apps/home', locale, expects: ['401'] })
      const menu = locale === 'en' ? userMenu(page) : page.getByRole('button', { name: 'Benutzermenü' })
      await menu.click()

      await page.getByRole('menuitem', { name: logout }).click()

      await page.waitForURL((address) => address.pathname === '/')
      await expect(page.getByText(words).first()).toBeVisible()
    })
  }
})

const rows = 'main [role=row][data-index]'

/** How many rows are wholly in the window, and in what scrolls in it. */
async function wholeRows(page: Page, selector: string): Promise<number> {
  await page.locator(selector).first().waitFor()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return page.evaluate((which) => {
    const isWhole = (row: Element): boolean => {
      const { top, bottom, left, width } = row.getBoundingClientRect()
      // The last line of it is seen, and belongs to it.
      const seen = document.elementFromPoint(left + width / 2, bottom - 3)
      return top >= 0 && bottom <= innerHeight && seen !== null && row.contains(seen)
    }
    return [...document.querySelectorAll(which)].filter(isWhole).length
  }, selector)
}

/** As a phone: fingers, no mouse. */
async function byTouch(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 })
  await page.reload()
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
}

/** Boxes and buttons of the rows that answer less than 22 px above or below their middle. */
function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll('main li[data-index] :is(button, [role=checkbox])')]
    return controls.flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect()
      const hits = [-21, 21].map((far) => document.elementFromPoint(left + width / 2, top + height / 2 + far))
      // What lies under the edge of the list answers there.
      const others = hits.filter((hit) => hit?.closest('li[data-index]') && !control.contains(hit))
      return others.map((hit) => `${control.outerHTML.slice(0, 80)}: ${hit?.outerHTML.slice(0, 80)}`)
    })
  })
}

/** What else can be pressed where this button lies. */
function coveredBy(page: Page, name: string): Promise<readonly string[]> {
  return page.evaluate((label) => {
    const button = document.querySelector(`button[aria-label="${label}"]`)
    if (!button) return ['the button is not there']
    const its = button.getBoundingClientRect()
    return [...document.querySelectorAll('a, button, input, select, textarea, [role=row], [role=option]')]
      .filter((other) => other !== button && other.checkVisibility())
      .filter((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect()
        const isDrawn = right > left && bottom > top && getComputedStyle(other).clipPath === 'none'
        return isDrawn && left < its.right && its.left < right && top < its.bottom && its.top < bottom
      })
      .map((other) => other.outerHTML.slice(0, 120))
  }, name)
}

import type { Page } from '@playwright/test'
import { expect, sharedProduct, test } from './test.ts'
import { configurationOf } from '../src/features/extension/server/decision/configuration.ts'
import { ruleGroups } from '../src/features/extension/client/rules/rule-groups.ts'
import { ruleList } from '../src/features/extension/rule-list.ts'
import { musterland } from '../scripts/testing/cantons.ts'
import { accessibilityFaults, sidewaysScroll } from './axe.ts'
import { awake, openPage } from './browser.ts'
import { somebody } from './register.ts'
import { answered, sendAsFirm } from './steps.ts'

const codes: readonly string[] = ruleList.map(({ code }) => code)
const shownOrder = ruleGroups.flatMap(({ rules }) => rules)
const { version } = configurationOf(musterland)
const shownCodes = (page: Page) => page.locator('main tr[id]').evaluateAll((rules) => rules.map(({ id }) => id))
const top = (page: Page, id: string) => page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top)

test.describe('the page about the rules', () => {
  for (const [language, title] of [
    ['de', 'Bis wann Sie verlängern können'],
    ['fr', 'Jusqu’à quand prolonger votre délai'],
    ['it', 'Fino a quando potete prorogare'],
    ['rm', 'Fin cura che Vus pudais prolungar'],
    ['en', 'How long you can extend'],
  ] as const) {
    test(`is whole in ${language} without any script`, async () => {
      const page = await openPage({ script: false })

      await page.goto(`/regeln?lang=${language}`)

      await expect(page.locator('h1')).toHaveText(title)
      await expect.poll(() => shownCodes(page)).toEqual(shownOrder)
      await expect(page.locator('#programm')).toContainText(version)
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /[Rr]eg[eo]l|règles|reglas|rules/)
    })
  }

  for (const theme of ['light', 'dark'] as const) {
    test(`in a ${theme} theme has no fault that axe knows, and needs no scrolling sideways`, async () => {
      const page = await openPage({ dark: theme === 'dark' })
      await page.goto('/regeln')

      for (const width of [1280, 360, 320]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await accessibilityFaults(page)).toEqual([])
        expect(await sidewaysScroll(page)).toBe(0)
      }
    })
  }

  test('opens at the rule that its address names', async () => {
    const page = await openPage()

    await page.goto('/regeln#C7')

    await expect.poll(() => top(page, 'C7')).toBeLessThan(100)
  })

  test('is found in the menu and on the page about the service, and asks for its figures then', async () => {
    const page = await openPage()
    await page.goto('/info')
    const asked = page.waitForRequest('**/BusinessAPI/efristerstreckung/regeln')

    await page.locator('main a[href="/regeln"]').click()

    await asked
    await page.getByText(`Regelwerk ${version}`).waitFor()
    await expect.poll(() => shownCodes(page)).toEqual(shownOrder)
    await page.getByRole('banner').getByRole('button').nth(2).click()
    await expect(page.getByRole('link', { name: 'So wird entschieden' })).toHaveAttribute('aria-current', 'page')
  })

  for (const [width, height, most] of [
    [360, 760, 6199],
    [1280, 900, 4753],
  ] as const) {
    test(`tells the usual case on the first screen of ${width} × ${height}, and is at most half as long as it was`, async () => {
      const page = await openPage({ width })
      await page.setViewportSize({ width, height })
      await page.goto('/regeln')

      const end = await page.locator('main dl').evaluate((list) => list.getBoundingClientRect().bottom)
      const length = await page.evaluate(() => document.documentElement.scrollHeight)

      expect(end).toBeLessThanOrEqual(height)
      expect(length).toBeLessThanOrEqual(most)
    })
  }

  for (const language of ['fr', 'it', 'rm', 'en']) {
    test(`tells the usual case on the first screen of a phone in ${language}, too`, async () => {
      const page = await openPage({ width: 360 })
      await page.setViewportSize({ width: 360, height: 760 })
      await page.goto(`/regeln?lang=${language}`)

      expect(await page.locator('main dl').evaluate((list) => list.getBoundingClientRect().bottom)).toBeLessThanOrEqual(760)
    })
  }

  test('fits on paper without the way through it', async () => {
    const page = await openPage()
    await page.goto('/regeln')

    await page.emulateMedia({ media: 'print' })

    await expect(page.getByRole('navigation', { name: 'Auf dieser Seite' })).toBeHidden()
    await expect(page.locator('#D6')).toBeVisible()
  })
})

test.describe('a decision', () => {
  test('leads to the rule by which it was made', async () => {
    const page = await openPage()
    await sendAsFirm(page, (await somebody('legal-entity')).pid)
    await answered(page)

    await page.getByRole('link', { name: 'Regel D6' }).click()

    await page.locator('h1', { hasText: 'Bis wann Sie verlängern können' }).waitFor()
    await awake(page)
    await expect.poll(() => top(page, 'D6')).toBeLessThan(700)
    expect(await page.locator('#D6').evaluate((rule) => rule.matches(':target'))).toBe(true)
    expect(await page.evaluate(() => location.pathname + location.hash)).toBe('/regeln#D6')
  })
})

test('the same rules are open data', async () => {
  const reply = await fetch(`${sharedProduct().address}/BusinessAPI/efristerstreckung/regeln`)

  const { Version, Regeln } = (await reply.json()) as { Version: string; Regeln: { Code: string }[] } // as its contract says
  expect([reply.status, Version, Regeln.map(({ Code }) => Code)]).toEqual([200, version, codes])
})

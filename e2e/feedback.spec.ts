import pg from 'pg'
import type { Page } from '@playwright/test'
import { accessibilityFaults, sidewaysScroll } from './axe.ts'
import { openPage } from './browser.ts'
import { arrival, askAsFirm, field, fillIn, press } from './form.ts'
import { somebody } from './register.ts'
import { expect, sharedProduct, test } from './test.ts'

let owner: pg.Pool
test.beforeAll(() => void (owner = new pg.Pool({ connectionString: sharedProduct().databaseUrl })))
test.afterAll(() => owner.end())

const thanks = 'Danke. Wir zählen nur die Antwort, nicht wer sie gegeben hat.'
const question = (page: Page) => page.getByRole('group', { name: 'War das einfach?' })

/** How often this was said about granted requests in German at a computer. */
async function said(choice: string): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    "select coalesce(sum(count), 0)::int as count from extension.vote where question = 'einfach' and (choice, outcome, language, device) = ($1, 'granted', 'de', 'desktop')",
    [choice],
  )
  return rows[0]?.count ?? 0
}

async function counted(step: string, language = 'rm'): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    'select coalesce(sum(count), 0)::int as count from extension.form_step where step = $1 and language = $2',
    [step, language],
  )
  return rows[0]?.count ?? 0
}

const beaconsOf = (page: Page): readonly string[] => {
  const sent: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/schritt') && sent.push(request.postData() ?? '')))
  return sent
}

test.describe('whether it was easy', () => {
  for (const [width, dark] of [
    [360, false],
    [1280, true],
  ] as const) {
    test(`is asked at ${width} px, dark: ${dark}, answered by keys, once, and counted without who said it`, async () => {
      const page = await openPage({ width, dark })
      await askAsFirm(page, await somebody('legal-entity'))
      const before = await said('partly')
      const sent = page.waitForRequest('**/rueckmeldung')

      await question(page).getByRole('button', { name: 'Teilweise' }).focus()
      await page.keyboard.press('Enter')
      const request = await sent
      await page.getByText(thanks).waitFor()
      await page.keyboard.press('Enter')

      expect([request.postData(), await request.headerValue('authorization'), await request.headerValue('cookie')]).toEqual([
        '{"Einfach":"teilweise","Ergebnis":"bewilligt"}',
        null,
        null,
      ])
      expect(await said('partly')).toBe(before + 1)
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)
    })
  }

  test('works without script: one press, back to the result, and thanks', async () => {
    const page = await openPage({ script: false, width: 360 })
    const { pid } = await somebody('legal-entity')
    await page.goto('/')
    await fillIn(page, { pid, deadline: '30.11.2026' })
    await press(page, 'Absenden')
    const before = await said('no')

    await question(page).getByRole('button', { name: 'Nein' }).click()

    await page.getByText(thanks).waitFor()
    await arrival(page, 'Ihre neue Frist: 30. November 2026')
    await expect(question(page).getByRole('button')).toHaveCount(0)
    expect(await said('no')).toBe(before + 1)
    await page.reload()
    expect(await said('no')).toBe(before + 1)
  })

  test('is not asked where the page has no address to come back to, and no script to stay', async () => {
    const page = await openPage({ script: false, expects: ['status of 4'] })
    await page.goto('/')
    await page.request.post('/', { form: {} })
    const reply = await page.request.post('/result?antwort=unknown', { form: { rating: 'yes' }, maxRedirects: 0 })

    expect([reply.status(), reply.headers()['location']]).toEqual([303, '/result?antwort=unknown'])
  })
})

test.describe('how far somebody gets', () => {
  test('is told in three words, and a submit whose script is lost is told too', async () => {
    const page = await openPage({ kept: { cookies: { language: 'rm' } }, expects: ['send-', 'ERR_FAILED', 'Failed to fetch'] })
    const [seen, submitted] = [await counted('seen'), await counted('submitted')]
    const beacons = beaconsOf(page)
    const { pid } = await somebody('legal-entity')
    await page.route(/\/assets\/send-[^/]+\.js/, (route) => route.abort())
    await page.goto('/')
    await page.locator('#pid').fill('0')
    await page.locator('button[type=submit]').first().click()
    await page.locator('#pid').fill(pid)
    await page.locator('button[type=submit]').first().click()

    const step = (Schritt: string): string => JSON.stringify({ Schritt, Sprache: 'rm' })
    // Each leaves by itself, so they may overtake one another.
    const expected = [step('begonnen'), step('unvollstaendig'), step('abgesendet')].toSorted()
    await expect.poll(() => beacons.toSorted()).toEqual(expected)
    await expect.poll(() => counted('submitted'), { timeout: 15_000 }).toBeGreaterThan(submitted)
    expect(await counted('seen')).toBeGreaterThan(seen)
  })

  test('is not told by a browser that asks not to be counted', async () => {
    const page = await openPage()
    const beacons = beaconsOf(page)
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await askAsFirm(page, await somebody('legal-entity'))

    expect(beacons).toEqual([])
    await expect(field(page, 'PID *')).toHaveCount(0)
  })
})

import { gzipSync } from 'node:zlib'
import type { Browser, Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage } from './browser.ts'
import { arrival, fillIn } from './form.ts'

let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

const budget = 95_000
/** Longer than anything could be put off on load. */
const quiet = 2500

describe('the first load of the form', () => {
  it('needs at most 95 kB of JavaScript, all of it compressed and of our own', async () => {
    const page = await openPage(browser)
    const scripts: Response[] = []
    page.on('response', (response) => void (response.request().resourceType() === 'script' && scripts.push(response)))

    await page.goto('/', { waitUntil: 'networkidle' })
    await arrival(page, 'eFristerstreckung juristische Person')
    await page.waitForTimeout(quiet)

    const sizes = await Promise.all(scripts.map(async (each) => gzipSync(await each.body(), { level: 9 }).length))
    const total = sizes.reduce((sum, size) => sum + size, 0)
    expect(total).toBeGreaterThan(50_000)
    expect(total).toBeLessThanOrEqual(budget)
    expect(scripts.map((each) => each.headers()['content-encoding'])).toEqual(scripts.map(() => expect.stringMatching(/^(br|gzip)$/)))

    const before = scripts.length
    await fillIn(page, { pid: '1' })
    await expect.poll(() => scripts.length).toBeGreaterThan(before)
  })

  it('is under a policy that allows nothing but files of our own, and keeps to it', async () => {
    const page = await openPage(browser)
    await page.addInitScript(() => {
      const breaches: string[] = []
      Reflect.set(window, 'breaches', breaches)
      document.addEventListener('securitypolicyviolation', (event) => breaches.push(event.violatedDirective))
    })

    const answer = await page.goto('/', { waitUntil: 'networkidle' })
    await arrival(page, 'eFristerstreckung juristische Person')

    const policy = (answer?.headers()['content-security-policy'] ?? '').split('; ')
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'"]))
    expect(policy.join()).not.toMatch(/unsafe|\*|http/)
    expect(await page.evaluate(() => Reflect.get(window, 'breaches') as unknown)).toEqual([])
  })
})

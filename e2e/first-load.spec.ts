import { gzipSync } from 'node:zlib'
import type { Request } from '@playwright/test'
import { expect, test } from './test.ts'
import { openPage } from './browser.ts'
import { arrival, fillIn } from './form.ts'
import { now } from './setup.ts'

const budget = 95_000

test.describe('the first load of the form', () => {
  test('needs at most 95 kB of JavaScript, all of it compressed and of our own', async () => {
    const page = await openPage()
    const asked: Request[] = []
    page.on('request', (request) => void (request.resourceType() === 'script' && asked.push(request)))

    await page.clock.install({ time: now })
    await page.goto('/', { waitUntil: 'networkidle' })
    await arrival(page, 'eFristerstreckung juristische Person')
    // Whatever was put off on load comes before the request that follows it.
    await page.clock.fastForward('01:00:00')
    await page.evaluate(() => fetch('/favicon.svg'))

    const scripts = (await Promise.all(asked.map((request) => request.response()))).filter((response) => response !== null)
    const sizes = await Promise.all(scripts.map(async (each) => gzipSync(await each.body(), { level: 9 }).length))
    const total = sizes.reduce((sum, size) => sum + size, 0)
    expect(total).toBeGreaterThan(50_000)
    expect(total).toBeLessThanOrEqual(budget)
    expect(scripts.map((each) => each.headers()['content-encoding'])).toEqual(scripts.map(() => expect.stringMatching(/^(br|gzip)$/)))

    await fillIn(page, { pid: '1' })
    await expect.poll(() => asked.length).toBeGreaterThan(scripts.length)
  })

  test('is under a policy that allows nothing but files of our own, and keeps to it', async () => {
    const page = await openPage()
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

import type { Page } from '@playwright/test'
import { expect, onTestFinished, sharedProduct, test } from './test.ts'
import { stepAddress } from '../src/features/extension/reported-steps.ts'
import { readWork } from '../src/features/extension/work.ts'
import { openPage } from './browser.ts'
import { arrival, entriesOf, fillIn, press, rowsOf } from './form.ts'
import { startProduct, type Product } from './product.ts'

let product: Product
/** A server that guards against guessing goes by the real time, so this one does everything by it. */
const realNow = new Date().toISOString()
const refused = 'Zu diesen Angaben finden wir keinen Steuerfall.'
const plenty = '100000'

test.beforeAll(async () => {
  const settings = { PROXIES: '1', MISSES_PER_ADDRESS: '1', MISSES_FREE_PER_DAY: plenty, MISSES_PER_DAY: plenty, WORK_BITS: '14' }
  product = await startProduct({ databaseUrl: sharedProduct().databaseUrl, clock: realNow, settings })
})
test.afterAll(async () => {
  await product.stop()
})

/** A page of somebody at an address of their own, which other tests cannot use up. */
async function visitor(address: string, options: { readonly script?: boolean } = {}): Promise<Page> {
  const page = await openPage({ address: product.address, at: realNow, expects: ['status of 429'], ...options })
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address })
  return page
}

async function guess(page: Page, pid: string): Promise<void> {
  await page.goto('/')
  await fillIn(page, { pid })
  await press(page, 'Absenden')
}

test.describe('after too many wrong tries from one address', () => {
  test('the browser does the work by itself, under the policy of the page, and the request is answered', async () => {
    const page = await visitor('203.0.113.7')
    const shown: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && !request.url().endsWith(stepAddress)) shown.push(request.headers()['proof-of-work'] ?? 'none')
    })
    await guess(page, '999981')
    await arrival(page, refused)
    expect(shown).toEqual(['none'])
    await press(page, 'Zurück')

    await guess(page, '999982')
    await arrival(page, refused)

    expect(shown.slice(0, 2)).toEqual(['none', 'none'])
    expect(readWork(shown[2] ?? '')).toBeDefined()
    await expect.poll(() => rowsOf(page)).toMatchObject([['Fehler', /kein Steuerfall gefunden/]])
    expect(page.workers()).toEqual([])
  })

  test('the page says aloud what is going on while it works', async () => {
    const page = await visitor('203.0.113.8')
    await guess(page, '999983')
    await arrival(page, refused)
    await press(page, 'Zurück')
    const { promise, resolve: start } = Promise.withResolvers<void>()
    await page.route('**/assets/work-worker-*.js', async (route) => {
      await promise
      await route.continue()
    })

    await guess(page, '999984')
    await page
      .getByRole('status')
      .getByText(/prüft Ihr Gerät das Gesuch zusätzlich.*lassen Sie diese Seite offen/)
      .waitFor()
    await expect(page.getByRole('progressbar')).toHaveCount(0)

    start()
    await arrival(page, refused)
  })

  test('without script a page says when to come back and whom to call, and keeps every entry', async () => {
    const page = await visitor('203.0.113.9', { script: false })
    await guess(page, '999985')
    await press(page, 'Zurück')

    await guess(page, '999986')

    await expect
      .poll(() => rowsOf(page))
      .toEqual([['Fehler', 'Im Moment gehen ungewöhnlich viele Anfragen ein. Bitte versuchen Sie es später wieder oder rufen Sie uns an.']])
    await expect(page.locator('body')).toContainText('041 000 00 00')
    await press(page, 'Angaben korrigieren')
    expect((await entriesOf(page))[2]).toBe('999986')
    await guess(page, '999986')
    await press(page, 'Zurück')
    expect(new URL(page.url()).pathname).toBe('/')
    expect((await entriesOf(page))[2]).toBe('')
  })
})

test('leaving for another request ends the work', async () => {
  const page = await openPage({ expects: ['status of 429', 'net::ERR_'] })
  onTestFinished(() => page.unrouteAll({ behavior: 'ignoreErrors' }))
  const service = '**/BusinessAPI/efristerstreckung'
  await page.route(service, (route) => route.fulfill({ status: 429, json: { code: 'work-needed', message: 'x', Aufwand: 26 } }))
  await page.goto('/')
  await fillIn(page, { pid: '999987', deadline: '30.11.2026' })
  const worker = page.waitForEvent('worker')
  await press(page, 'Absenden')
  const ended = (await worker).waitForEvent('close')

  await page.goBack()
  await press(page, 'Zurücksetzen')

  await ended
  expect(page.workers()).toEqual([])
})

test('the policy of the page refuses a worker that nobody vouches for', async () => {
  const page = await openPage({ expects: ['TrustedScriptURL'] })
  await page.goto('/')

  const refusal = await page.evaluate(() => {
    try {
      return new Worker('/assets/anything.js').constructor.name
    } catch (error) {
      return error instanceof TypeError ? 'refused' : 'failed'
    }
  })

  expect(refusal).toBe('refused')
})

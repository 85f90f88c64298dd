import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { openPage } from './browser.ts'
import { arrival, button, entriesOf, fillIn, press, sentRequests } from './form.ts'
import { somebody, storedRequests } from './register.ts'

const allowed = { offlineStart: true, expects: ['net::ERR_', 'Failed to load resource'] } as const

/** Opens the form once with network, as somebody does who comes back to it later. */
async function visited(): Promise<Page> {
  const page = await openPage(allowed)
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  return page
}

/** NOTE a page that was opened without network does not know it in newer Chromiums: `navigator.onLine` has to be set for itself. */
async function tellNetwork(page: Page, { isOffline }: { isOffline: boolean }): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.overrideNetworkState', { offline: isOffline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 })
}

test.describe('without network', () => {
  test('the form starts, nothing leaves by itself, and one press sends when the network is back', async () => {
    const page = await visited()
    const { pid } = await somebody('legal-entity')
    await page.context().setOffline(true)

    await page.goto('/')
    await tellNetwork(page, { isOffline: true })
    await arrival(page, 'eFristerstreckung juristische Person')
    await fillIn(page, { pid, deadline: '30.11.2026' })
    await press(page, 'Absenden')

    await arrival(page, 'Ihr Gesuch ist noch nicht gesendet')
    expect(await storedRequests('legal-entity', pid)).toEqual([])

    const sent = sentRequests(page)
    await page.context().setOffline(false)
    await tellNetwork(page, { isOffline: false })
    await page.getByText('Die Verbindung ist wieder da.').waitFor()
    expect(await storedRequests('legal-entity', pid)).toEqual([])

    await press(page, 'Jetzt senden')
    await arrival(page, 'Ihre neue Frist: 30. November 2026')
    // One press, one call: none had left by itself before it.
    expect(sent).toHaveLength(1)
    expect(await storedRequests('legal-entity', pid)).toHaveLength(1)
  })

  for (const path of ['/steuernnp', '/result', '/info', '/beleg', '/?lang=it']) {
    test(`${path} opens, in its language and with its looks`, async () => {
      const page = await visited()
      await page.context().setOffline(true)

      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()

      await expect(page.locator('html')).toHaveAttribute('lang', path.includes('lang=it') ? 'it-CH' : 'de-CH')
      expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)).toContain('Mulish')
    })
  }

  test('a reload keeps what was typed', async () => {
    const page = await visited()
    await page.context().setOffline(true)
    await fillIn(page, { pid: '204518', deadline: '30.09.2026' })

    await page.reload()

    await arrival(page, 'eFristerstreckung juristische Person')
    await expect.poll(() => entriesOf(page)).toEqual(['legal-entity', '2025', '204518', '30.09.2026'])
  })

  test('what is kept for it is the files of the build and an empty page, even after a whole request', async () => {
    const page = await visited()
    const { pid } = await somebody('legal-entity')
    await fillIn(page, { pid, deadline: '30.11.2026' })
    await press(page, 'Absenden')
    await button(page, 'Fertig').waitFor()
    await page.reload()

    const kept = await page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const requests = (await Promise.all(stores.map((store) => store.keys()))).flat()
      const texts = await Promise.all(requests.map(async (request) => (await caches.match(request))?.text() ?? ''))
      return { paths: requests.map(({ url }) => new URL(url).pathname), all: texts.join('') }
    })

    expect(kept.paths.filter((path) => !/^\/(assets\/.+|theme\.js|favicon\.svg|offline)$/.test(path))).toEqual([])
    expect(kept.all).not.toContain(pid)
  })
})

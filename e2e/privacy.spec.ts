import type { Page } from '@playwright/test'
import { expect, onTestFinished, sharedProduct, test } from './test.ts'
import { openPage } from './browser.ts'
import { arrival, button, fillIn, press } from './form.ts'
import { startProduct } from './product.ts'
import { somebody, type Registered } from './register.ts'
import { now } from './setup.ts'

/** Every way in which a person could be recognised. */
function marksOf({ pid, birth, name, firstName }: Registered): readonly string[] {
  const [dd = '', mm = '', year = ''] = birth.split('.')
  const dates = [`${dd}.${mm}.${year}`, `${mm}.${dd}.${year}`, `${year}-${mm}-${dd}`, `${dd}${mm}${year}`, `${year}${mm}${dd}`]
  const words = [pid, name, firstName, encodeURIComponent(name), Buffer.from(pid).toString('base64')]
  return [...dates, ...words].filter((mark) => mark.length >= 3)
}

/** Where a trace could stay: what the server logs and measures, every address, cookies and what outlives the tab. */
async function tracesOf(
  page: Page,
  addresses: readonly string[],
  log: readonly string[],
  address: string,
): Promise<Record<string, string>> {
  const metrics = await (await page.request.get(`${address}/metrics`)).text()
  const stored = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const kept = (await Promise.all(stores.map((store) => store.keys()))).flat()
    const texts = await Promise.all(kept.map(async (request) => (await caches.match(request))?.text() ?? ''))
    return { local: JSON.stringify(localStorage), caches: texts.join(), databases: JSON.stringify(await indexedDB.databases()) }
  })
  return { ...stored, log: log.join(), metrics, addresses: addresses.join(' '), cookies: JSON.stringify(await page.context().cookies()) }
}

function found(traces: Record<string, string>, marks: readonly string[]): readonly string[] {
  return Object.entries(traces).flatMap(([place, text]) => marks.filter((mark) => text.includes(mark)).map((mark) => `${mark} in ${place}`))
}

async function aWatchedPage(script: boolean) {
  const log: string[] = []
  const product = await startProduct({ databaseUrl: sharedProduct().databaseUrl, clock: now, onLogLine: (line) => void log.push(line) })
  onTestFinished(product.stop)
  const page = await openPage({ address: product.address, script, offlineStart: script, expects: ['status of 4', 'net::ERR'] })
  const addresses: string[] = []
  page.on('request', (request) => void addresses.push(request.url(), request.headers()['referer'] ?? ''))
  page.on('framenavigated', (frame) => void addresses.push(frame.url()))
  return { page, log, addresses, address: product.address }
}

test.describe('after a full run nothing personal is left', () => {
  test('in any address, log line, figure, cookie, cache or local storage', async () => {
    const { page, log, addresses, address } = await aWatchedPage(true)
    const person = await somebody('natural-person')

    // A link as letters carry it; after # it reaches no server.
    await page.goto(`/steuernnp#subjektid=${person.pid}&birth=${person.birth}`)
    await page.waitForFunction(() => location.hash === '')
    addresses.length = 0
    await fillIn(page, { period: '2025', deadline: '99.99.2026' })
    await press(page, 'Absenden')
    await fillIn(page, { deadline: '30.09.2026' })
    await press(page, 'Absenden')
    await arrival(page, 'Ihre neue Frist: 30. September 2026')
    for (const name of ['PDF speichern', 'Im Kalender eintragen (.ics)']) {
      await Promise.all([page.waitForEvent('download'), button(page, name).click()])
    }
    await page.reload()
    await press(page, 'Fertig')
    await arrival(page, 'eFristerstreckung juristische Person')
    await fillIn(page, { pid: `0${person.pid}` })
    await press(page, 'Absenden')
    await press(page, 'Zurücksetzen')

    expect(log.some((line) => line.includes('request-done'))).toBe(true)
    expect(found(await tracesOf(page, addresses, log, address), marksOf(person))).toEqual([])
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  })

  test('also without script, even when the link carries it to the server', async () => {
    const { page, log, addresses, address } = await aWatchedPage(false)
    const person = await somebody('natural-person')
    await page.goto(`/steuernnp?subjektid=${person.pid}&periode=2025`)
    addresses.length = 0
    await fillIn(page, { birth: person.birth, deadline: '30.09.2026' })
    await press(page, 'Absenden')
    const secret = new URL(page.url()).searchParams.get('antwort') ?? 'none'
    await press(page, 'Fertig')

    const metrics = await (await page.request.get(`${address}/metrics`)).text()
    const traces = { log: log.join(), metrics, addresses: addresses.join(' '), cookies: JSON.stringify(await page.context().cookies()) }
    expect(found(traces, marksOf(person))).toEqual([])
    expect(found({ log: log.join() }, [secret])).toEqual([])
  })
})

test('this search would find what was left behind', async () => {
  const { page, log, addresses, address } = await aWatchedPage(true)
  const person = await somebody('natural-person')
  await page.goto('/')
  await page.evaluate((pid) => {
    localStorage.setItem('planted', pid)
    document.cookie = `planted=${pid}`
    history.pushState(null, '', `/?planted=${pid}`)
  }, person.pid)
  await page.request.get(`${address}/health/live`)
  log.push(`planted ${person.name}`)
  addresses.push(page.url())

  const places = found(await tracesOf(page, addresses, log, address), marksOf(person)).map((each) => each.split(' in ')[1])
  expect(new Set(places)).toEqual(new Set(['local', 'cookies', 'addresses', 'log']))
})

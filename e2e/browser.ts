import type { BrowserContext, Page, Request } from '@playwright/test'
import { now } from './setup.ts'
import { expect, onTestFinished, sharedBrowser, sharedProduct } from './test.ts'

type PageOptions = {
  readonly width?: number
  readonly dark?: boolean
  /** Another product than the common one. */
  readonly address?: string
  readonly locale?: string
  /** A browser that runs no script. */
  readonly script?: boolean
  /** Whether the page may prepare its offline start; most tests look at the network themselves. */
  readonly offlineStart?: boolean
  /** What the browser takes for now. */
  readonly at?: string
  /** Parts of the faults that the test itself brings about. */
  readonly expects?: readonly string[]
  /** What the browser kept from an earlier visit. */
  readonly kept?: { readonly storage?: Readonly<Record<string, string>>; readonly cookies?: Readonly<Record<string, string>> }
}

/** A page that fails the test on any console error or warning, page error or request to another host, in its own tab and in others beside it. */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  const { width = 1280, dark = false, at = now, expects = [], script = true, offlineStart = false, locale = 'de-CH' } = options
  const address = options.address ?? sharedProduct().address
  const context = await sharedBrowser().newContext({
    baseURL: address,
    javaScriptEnabled: script,
    serviceWorkers: offlineStart ? 'allow' : 'block',
    viewport: { width, height: 900 },
    colorScheme: dark ? 'dark' : 'light',
    locale,
    timezoneId: 'Europe/Zurich',
    storageState: storageState(address, options.kept),
  })
  const faults = watchFaults(context, address)
  watchCalls(context)
  const page = await context.newPage()
  page.setDefaultTimeout(25_000)
  await slowDown(page)
  if (script) {
    await page.clock.setFixedTime(at)
    waitForScript(page)
  }
  onTestFinished(async () => {
    await context.close()
    expect(faults.filter((fault) => !expects.some((part) => fault.includes(part)))).toEqual([])
  })
  return page
}

/** `BROWSER_SLOWED=5` makes each page five times slower, which shows what goes wrong between two clicks. */
async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env['BROWSER_SLOWED'] ?? 1)
  if (rate === 1) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

function storageState(address: string, { storage = {}, cookies = {} }: PageOptions['kept'] = {}) {
  const pairs = (kept: Readonly<Record<string, string>>) => Object.entries(kept).map(([name, value]) => ({ name, value }))
  const place = { domain: new URL(address).hostname, path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const }
  return {
    origins: Object.keys(storage).length > 0 ? [{ origin: address, localStorage: pairs(storage) }] : [],
    cookies: pairs(cookies).map((cookie) => ({ ...cookie, ...place })),
  }
}

/** Waits for the page's own heading: at each frame, where a locator would look twice a second. */
export async function headed(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility()))
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Waits until the script answers for everything the server wrote; in other languages it fetches their words first. */
export async function awake(page: Page, timeout?: number): Promise<void> {
  await page.waitForFunction(
    () => {
      // React marks what it has taken over, and gives no other sign.
      const isTaken = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'))
      const all = [...document.querySelectorAll('#root *')]
      return all.length > 0 && all.every(isTaken)
    },
    undefined,
    timeout === undefined ? {} : { timeout },
  )
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** Nobody is as quick as a test: it goes on when the page answers, unless it wants to be there before. */
function waitForScript(page: Page): void {
  const [go, again] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (url, options) => {
    await answered(page)
    const response = await go(url, options)
    if (options?.waitUntil !== 'commit') await awake(page, 5000).catch(() => undefined)
    return response
  }
  page.reload = async (options) => {
    await answered(page)
    const response = await again(options)
    if (options?.waitUntil !== 'commit') await awake(page, 5000).catch(() => undefined)
    return response
  }
}

/** What is under way: the streams of news, and changes that are shown already and not answered yet. */
const underWay = new WeakMap<BrowserContext, { readonly streams: Set<Request>; readonly changes: Set<Request> }>()

function watchCalls(context: BrowserContext): void {
  const [streams, changes] = [new Set<Request>(), new Set<Request>()]
  underWay.set(context, { streams, changes })
  context.on('request', (request) => void (request.method() === 'POST' && changes.add(request)))
  context.on('response', (response) => void (response.url().endsWith('/api/live') && streams.add(response.request())))
  const ended = (request: Request): void => {
    streams.delete(request)
    changes.delete(request)
  }
  context.on('requestfinished', ended)
  context.on('requestfailed', ended)
}

/** Waits for the answers to what the page has sent; a test that holds them back goes on all the same. */
async function answered(page: Page): Promise<void> {
  const waiting = (): number => underWay.get(page.context())?.changes.size ?? 0
  await expect
    .poll(waiting, { timeout: 5000, intervals: [20, 50, 100] })
    .toBe(0)
    .catch(() => undefined)
}

/** Waits until the page hears of what others do: it opens its stream of news after it has shown itself. */
export async function hearsNews(page: Page): Promise<void> {
  await expect.poll(() => underWay.get(page.context())?.streams.size, { timeout: 25_000, intervals: [20, 50, 100] }).toBe(1)
}

/** Fills while the browser's pages live, whoever opens them. */
export function watchFaults(context: BrowserContext, address = sharedProduct().address): readonly string[] {
  const faults: string[] = []
  context.on('console', (message) => {
    if (/blocked by Playwright/.test(message.text())) return
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (fault) => faults.push(fault.error().message))
  context.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin !== address) faults.push(`asked another host: ${origin}`)
  })
  return faults
}

import { existsSync } from 'node:fs'
import { chromium, type Browser, type Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { now } from './setup.ts'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? places.find((place) => existsSync(place))
  if (!executablePath) throw new Error('There is no Chromium here: install it or set CHROMIUM to its path.')
  return chromium.launch({ executablePath, args: flags })
}

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
}

/** A page that fails the test on any console error, page error or request to another host. */
export async function openPage(browser: Browser, options: PageOptions = {}): Promise<Page> {
  const { width = 1280, dark = false, at = now, expects = [], script = true, offlineStart = false, locale = 'de-CH' } = options
  const address = options.address ?? inject('address')
  const context = await browser.newContext({
    baseURL: address,
    javaScriptEnabled: script,
    serviceWorkers: offlineStart ? 'allow' : 'block',
    viewport: { width, height: 900 },
    colorScheme: dark ? 'dark' : 'light',
    locale,
    timezoneId: 'Europe/Zurich',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  if (script) await page.clock.setFixedTime(at)
  const faults = watchFaults(page, address)
  onTestFinished(async () => {
    await context.close()
    expect(faults.filter((fault) => !expects.some((part) => fault.includes(part)))).toEqual([])
  })
  return page
}

/** Fills while the page lives. */
export function watchFaults(page: Page, address = inject('address')): readonly string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (/blocked by Playwright/.test(message.text())) return
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin !== address) faults.push(`asked another host: ${origin}`)
  })
  return faults
}

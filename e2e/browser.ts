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
  readonly at?: string
  /** Parts of the faults that the test itself brings about. */
  readonly expects?: readonly string[]
}

/** A page that fails the test on any console error, page error or request to another host. */
export async function openPage(browser: Browser, { width = 1280, dark = false, at = now, expects = [] }: PageOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: inject('address'),
    viewport: { width, height: 900 },
    colorScheme: dark ? 'dark' : 'light',
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  await page.clock.setFixedTime(at)
  const faults = watchFaults(page)
  onTestFinished(async () => {
    await context.close()
    expect(faults.filter((fault) => !expects.some((part) => fault.includes(part)))).toEqual([])
  })
  return page
}

/** Fills while the page lives. */
export function watchFaults(page: Page): readonly string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin !== inject('address')) faults.push(`asked another host: ${origin}`)
  })
  return faults
}

import type { IncomingHttpHeaders } from 'node:http'

/** As coarse as it gets: enough to see that phones are worse off, too little to know anybody again. */
export const deviceClasses = ['phone', 'tablet', 'desktop'] as const
export type DeviceClass = (typeof deviceClasses)[number]

/** The kind of device from which somebody opened a page or sent its form. Probes, programs and pages fetched in advance have none. */
export function deviceOfPage({ method, headers }: Asked): DeviceClass | undefined {
  const isOpened = method !== 'HEAD' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-purpose'] === undefined
  return isOpened ? deviceOf(headers) : undefined
}

/** The same of a call by a page of our own. */
export function deviceOfCall({ headers }: Asked): DeviceClass | undefined {
  return headers['sec-fetch-site'] === 'same-origin' ? deviceOf(headers) : undefined
}

type Asked = { readonly method: string; readonly headers: IncomingHttpHeaders }

function deviceOf({ 'sec-ch-ua-mobile': isMobile, 'user-agent': agent = '' }: IncomingHttpHeaders): DeviceClass {
  if (isMobile === '?1') return 'phone'
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(agent)) return 'tablet'
  return /iPhone|iPod|Mobile/.test(agent) ? 'phone' : 'desktop'
}

/** A browser in words for the person who uses it. Of the header it comes from nothing is kept. */
export type BrowserName = { readonly browser: string; readonly system: string }

// Each claims to be those below it as well.
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
]
const systems: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

export function browserName({ 'user-agent': agent = '' }: IncomingHttpHeaders): BrowserName {
  const named = (names: typeof browsers): string => names.find(([, shape]) => shape.test(agent))?.[0] ?? ''
  return { browser: named(browsers), system: named(systems) }
}

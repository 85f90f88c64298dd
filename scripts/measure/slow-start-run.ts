import type { Browser, CDPSession } from 'playwright-core'

/** Lighthouse's slow 4G (150 ms, 1.6 Mbit/s) for applied throttling: 3.75 times the latency on each request, 0.9 of the throughput. */
export const slow4G = { latency: 562.5, downKilobits: 1474.56, upKilobits: 675, cpuSlowdown: 4 } as const

type Kind = 'html' | 'js' | 'css' | 'font' | 'other'
export type SlowStart = {
  /** First contentful paint, in milliseconds. */
  readonly readable: number
  /** When the page answers a change of the legal form, in milliseconds. */
  readonly interactive: number
  /** As transferred, with headers, of all that was asked for before the page was interactive. */
  readonly bytes: Readonly<Record<Kind, number>>
}

const kinds: Readonly<Record<string, Kind>> = { Document: 'html', Script: 'js', Stylesheet: 'css', Font: 'font' }

/** One visit with nothing kept, on a slow phone and a slow line. */
export async function startSlowly(browser: Browser, address: string): Promise<SlowStart> {
  // The worker for a start without network fetches on its own line here, which no throttling would slow down.
  const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
  const context = await browser.newContext({ ...phone, locale: 'de-CH', serviceWorkers: 'block' })
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await slowDown(session)
    const countBytes = await watchBytes(session)
    await page.addInitScript(noticeAnswer)
    await page.goto(address, { waitUntil: 'commit', timeout: 60_000 })
    const answered = await page.waitForFunction(() => Reflect.get(window, 'answeredAt') as number | undefined, undefined, {
      timeout: 60_000,
    })
    const interactive = Number(await answered.jsonValue())
    await page.waitForLoadState('load')
    const readable = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN)
    const origin = await page.evaluate(() => performance.timeOrigin)
    return { readable, interactive, bytes: countBytes((origin + interactive) / 1000) }
  } finally {
    await context.close()
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  const { latency, downKilobits, upKilobits, cpuSlowdown } = slow4G
  const bytesPerSecond = (kilobits: number): number => (kilobits * 1024) / 8
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond(downKilobits),
    uploadThroughput: bytesPerSecond(upKilobits),
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}

/** Answers the bytes of what was asked for before a moment, in seconds. */
async function watchBytes(session: CDPSession): Promise<(before: number) => SlowStart['bytes']> {
  const asked = new Map<string, { readonly at: number; readonly kind: Kind }>()
  const received = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, wallTime, type }) =>
    asked.set(requestId, { at: wallTime, kind: kinds[type ?? ''] ?? 'other' }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => received.set(requestId, encodedDataLength))
  return (before) => {
    const bytes = { html: 0, js: 0, css: 0, font: 0, other: 0 }
    for (const [id, { at, kind }] of asked) if (at < before) bytes[kind] += received.get(id) ?? 0
    return bytes
  }
}

/** Runs in the page: chooses the other legal form over and over until the heading follows. */
function noticeAnswer(): void {
  let first: string | null | undefined
  const timer = setInterval(() => {
    // Half a page may show half a heading.
    if (document.readyState === 'loading') return
    const heading = document.querySelector('h1')?.textContent
    first ??= heading
    if (heading === first) return document.querySelector<HTMLInputElement>('[type=radio]:not(:checked)')?.click()
    clearInterval(timer)
    Reflect.set(window, 'answeredAt', performance.now())
  }, 20)
}

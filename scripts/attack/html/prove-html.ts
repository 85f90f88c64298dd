import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { WriterNeeds } from '../../../src/main/page-writer.ts'
import { projectPath } from '../../../src/main/project.ts'
import { workspacePaths } from '../../../src/main/workspace-pages.ts'
import { makeWorld } from '../../access/world.ts'
import { launchChromium } from '../../measure/chromium.ts'
import type { Proof } from '../../proof.ts'
import { checked, someOf } from '../check.ts'
import { startRig } from '../rig.ts'
import { proveStable } from './prove-stable.ts'
import { activeParts, watchAttacks } from './detector.ts'
import { payloads } from './payloads.ts'
import { storeEverywhere, storeHtml } from './store.ts'

const mostOfOneKind = 5
const mostMilliseconds = 150_000

/** Attacks in every text of every app, looked at in a browser: each stays a text. */
export async function* proveHtml(): AsyncGenerator<readonly Proof[]> {
  const rig = await startRig()
  const server = await rig.startServer({ UI_CATALOGUE: 'on' })
  const browser = await launchChromium()
  try {
    const world = await makeWorld(rig)
    const caller = { address: server.address, headers: world.people.admin.headers }
    const shown = await storeHtml(caller, world)
    const stored = await storeEverywhere(caller, world)
    if (process.env['ATTACK_TELL']) console.log(stored.untouched.join('\n'))
    const control = await firing(browser)
    const token = (world.people.admin.headers['authorization'] ?? '').replace('Bearer ', '')
    const context = await signedIn(browser, server.address, token)
    const faults = await watchAttacks(context, server.address)
    const seen = await visitAll(context)
    const pages = [...faults, ...seen.parts]
    const typed = await typeEach(context, server.address, faults)
    const isRed = control.fired > control.tried / 3
    const controlText = `${control.fired} of ${control.tried} fire on a page without sanitiser and policy`
    yield [
      checked({
        check: 'html: stored attacks that run, ask another host, open a dialog or call for the policy',
        target: '0',
        measured: `${pages.length} with ${payloads.length} attacks in ${stored.places} fields (${stored.texts} texts) and ${shown} pieces of HTML, ${seen.pages} pages${someOf(pages)}`,
        isMet: pages.length === 0 && seen.pages > 35 && stored.places > 60 && shown > payloads.length,
        control: controlText,
        isControlRed: isRed,
      }),
      checked({
        check: 'html: the same, one by one in the frame for foreign HTML',
        target: '0',
        measured: `${typed.length} of ${payloads.length}${someOf(typed)}`,
        isMet: typed.length === 0,
        control: controlText,
        isControlRed: isRed,
      }),
    ]
    yield [await proveStable(context, caller, world)]
  } finally {
    await browser.close()
    await server.stop()
    await rig.stop()
  }
}

async function signedIn(browser: Browser, address: string, token: string): Promise<BrowserContext> {
  const origins = [{ origin: address, localStorage: [{ name: 'jwt_access_token', value: token }] }]
  return browser.newContext({
    baseURL: address,
    serviceWorkers: 'block',
    locale: 'en',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins },
  })
}

/** Every page of the workspace, and a few behind every kind of link on it. */
async function visitAll(context: BrowserContext): Promise<{ readonly pages: number; readonly parts: readonly string[] }> {
  const { renderer } = (await import(projectPath('dist-server/render-public.js'))) as Pick<WriterNeeds, 'renderer'> // built from render-public.tsx
  const patterns = workspacePaths(renderer, false)
  const waiting = patterns.filter((pattern) => /^\/(apps|pages)\//.test(pattern) && !pattern.includes(':'))
  const times = new Map<string, number>()
  const parts: string[] = []
  const page = await context.newPage()
  page.setDefaultTimeout(8000)
  const started = performance.now()
  let pages = 0
  for (const path of waiting) {
    if (performance.now() - started > mostMilliseconds) break
    await look(page, path)
    if (page.url().includes('/login')) throw new Error(`Nobody is signed in any more at ${path}.`)
    pages += 1
    parts.push(...(await page.evaluate(activeParts)).map((part) => `${path}: ${part}`))
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname)) // found by its name
    for (const link of new Set(links)) {
      const kind = link.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g, ':')
      const before = times.get(kind) ?? 0
      if (waiting.includes(link) || before >= mostOfOneKind || (!link.startsWith('/apps') && !link.startsWith('/pages'))) continue
      times.set(kind, before + 1)
      waiting.push(link)
    }
  }
  await page.close()
  return { pages, parts }
}

/** Goes there, waits until nothing loads, and rolls through all that can be rolled. */
async function look(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page
    .locator('h1')
    .first()
    .waitFor({ state: 'attached' })
    .catch(() => undefined)
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null).catch(() => undefined)
  await page.evaluate(async () => {
    const rolling = [...document.querySelectorAll('*')].filter(
      (each) => each.scrollHeight > each.clientHeight + 50 && each.clientHeight > 100,
    )
    for (let step = 0; step < 3; step += 1) {
      for (const each of rolling) each.scrollTop += each.clientHeight
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
  })
}

async function typeEach(context: BrowserContext, address: string, faults: readonly string[]): Promise<readonly string[]> {
  const page = await context.newPage()
  await page.goto(`${address}/ui/safe-html`)
  const frame = page.locator('iframe[title="Typed"]')
  const field = page.getByLabel('HTML')
  await frame.waitFor()
  const found: string[] = []
  for (const [number, payload] of payloads.entries()) {
    const before = faults.length
    await field.fill(`<p>attack ${number}:</p>${payload}`)
    await page.waitForFunction(
      (words) => document.querySelector<HTMLIFrameElement>('iframe[title="Typed"]')?.contentDocument?.body.textContent?.includes(words),
      `attack ${number}:`,
    )
    const parts = await page.evaluate(activeParts)
    if (parts.length > 0 || faults.length > before)
      found.push(`${number} ${payload.slice(0, 60)} (${parts.join()}${faults.slice(before).join()})`)
  }
  await page.close()
  return found
}

/** The control: the same texts and the same detector, on a page that shows them as they are and has no policy. */
async function firing(browser: Browser): Promise<{ readonly tried: number; readonly fired: number }> {
  const address = 'http://127.0.0.1:9'
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const faults = await watchAttacks(context, address)
  const some = payloads.filter((_, at) => at % 5 === 0)
  let fired = 0
  for (const payload of some) {
    const page = await context.newPage()
    await page.route(`${address}/**`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<body>${payload}` }))
    const before = faults.length
    await page.goto(`${address}/`, { waitUntil: 'domcontentloaded' }).catch(() => undefined)
    await page.waitForTimeout(60).catch(() => undefined)
    if (faults.length > before) fired += 1
    await page.close()
  }
  await context.close()
  return { tried: some.length, fired }
}

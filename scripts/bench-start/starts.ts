import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { FirstContent } from './first-contents.ts'

export type Account = { readonly email: string; readonly password: string; readonly token: string }
export type Start = { readonly cold: number; readonly warm: number }

const patience = 60_000
const fetchedForLater = 4000

/** A new profile signs in on the login page: from the press to the home page that can be used, and once more after a reload. */
export async function startAtLogin(browser: Browser, address: string, { email, password }: Account): Promise<Start> {
  return inNewProfile(browser, address, undefined, async (page) => {
    await page.goto('/login')
    await page.getByLabel(/Email/).fill(email)
    await page.getByLabel(/^Password/).fill(password)
    await page.evaluate(() => {
      addEventListener('submit', () => Reflect.set(window, 'pressedAt', performance.now()), { capture: true })
    })
    await page.keyboard.press('Enter')
    const cold = await momentOf(page, isHomeUsable, '')
    const pressed = Number(await page.evaluate(() => Reflect.get(window, 'pressedAt') as unknown))
    await page.reload({ waitUntil: 'commit' })
    return { cold: cold - pressed, warm: await momentOf(page, isHomeUsable, '') }
  })
}

/** The home page by its address, in a new profile that holds a token, and once more after a reload. */
export function startAtHome(browser: Browser, address: string, { token }: Account): Promise<Start> {
  return inNewProfile(browser, address, token, (page) => twice(page, '/apps/home', isHomeUsable, ''))
}

export function startAtApp(browser: Browser, address: string, { token }: Account, { path, content }: FirstContent): Promise<Start> {
  return inNewProfile(browser, address, token, (page) => twice(page, path, showsContent, content))
}

async function twice(page: Page, path: string, isThere: (content: string) => number, content: string): Promise<Start> {
  await page.goto(path, { waitUntil: 'commit' })
  const cold = await momentOf(page, isThere, content)
  // What is fetched for later is there before somebody comes again; the stream of news never ends.
  await page.waitForTimeout(fetchedForLater)
  await page.reload({ waitUntil: 'commit' })
  return { cold, warm: await momentOf(page, isThere, content) }
}

/** When the page saw it itself, in milliseconds since its address was opened; at each frame, and in the page, so that no message in between counts. */
async function momentOf(page: Page, isThere: (content: string) => number, content: string): Promise<number> {
  const moment = await page.waitForFunction(isThere, content, { polling: 'raf', timeout: patience })
  return moment.jsonValue()
}

/** Runs in the page: greeting, the first card with its tasks, and the button New that a press would reach. */
function isHomeUsable(): number {
  const main = document.querySelector('main')
  const button = [...(main?.querySelectorAll('button') ?? [])].find((each) => each.textContent === 'New')
  const isGreeted = main?.querySelector('h1')?.textContent?.startsWith('Good ') === true
  const { x = 0, y = 0 } = button?.getBoundingClientRect() ?? {}
  const isReached = button !== undefined && button.contains(document.elementFromPoint(x + 4, y + 4))
  return isGreeted && isReached && main.querySelector('[role=checkbox], input[type=checkbox]') ? performance.now() : 0
}

/** Runs in the page. */
function showsContent(content: string): number {
  return document.querySelector('main')?.textContent?.includes(content) === true ? performance.now() : 0
}

async function inNewProfile(
  browser: Browser,
  address: string,
  token: string | undefined,
  visit: (page: Page) => Promise<Start>,
): Promise<Start> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en',
    viewport: { width: 1280, height: 900 },
    ...keeping(address, token),
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(patience)
    return await visit(page)
  } finally {
    await context.close()
  }
}

function keeping(address: string, token: string | undefined): Parameters<Browser['newContext']>[0] & object {
  if (token === undefined) return {}
  const localStorage = [{ name: 'jwt_access_token', value: token }]
  return {
    storageState: { cookies: [], origins: [{ origin: address, localStorage }] } satisfies Awaited<
      ReturnType<BrowserContext['storageState']>
    >,
  }
}

import type { Page } from '@playwright/test'
import { defaultSettings, layoutDefaults, type LayoutConfig, type LayoutStyle, type Settings } from '../src/kit/settings.ts'
import type { Theme } from '../src/kit/themes.ts'
import { headed, openPage } from './browser.ts'

type Clothes = {
  readonly path?: string
  readonly width?: number
  readonly style?: LayoutStyle
  readonly config?: Partial<LayoutConfig>
  readonly theme?: Theme
  readonly bars?: Partial<Settings['theme']>
  readonly display?: Partial<Settings['display']>
  readonly language?: 'en' | 'de'
}

/** The workspace of a guest who chose these settings before; without any as on the first visit. */
export async function openWorkspace(clothes: Clothes = {}): Promise<Page> {
  const { path = '/ui', width = 1280, language } = clothes
  const cookies = { ...cookiesOf(clothes), ...(language && { language }) }
  const page = await openPage({ width, locale: 'en', kept: { storage: { settings: settingsOf(clothes) }, cookies } })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await headed(page)
  return page
}

/** Other clothes for a page that is open: what they are made of is read when the page comes again. */
export async function dress(page: Page, clothes: Clothes): Promise<void> {
  const cookies = Object.entries(cookiesOf(clothes)).map(([name, value]) => ({ name, value, url: page.url() }))
  await page.context().addCookies(cookies)
  await page.evaluate((kept) => localStorage.setItem('settings', kept), settingsOf(clothes))
  await page.reload()
  await headed(page)
}

function settingsOf({ style = 'layout1', config = {}, theme = 'default', bars = {}, display = {} }: Clothes): string {
  const settings: Settings = {
    ...defaultSettings,
    layout: { style, config: { ...layoutDefaults[style], ...config } },
    theme: { ...defaultSettings.theme, ...bars, main: theme },
    display: { ...defaultSettings.display, ...display },
  }
  return JSON.stringify(settings)
}

/** What the server has to know before anything shows. */
function cookiesOf({ theme = 'default', display = {} }: Clothes): Readonly<Record<string, string>> {
  return { theme, ...(display.contrast === 'more' && { contrast: 'more' }) }
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Where a region of the frame stands. */
export async function boxOf(page: Page, region: string): Promise<Box> {
  const box = await page.locator(`[data-region="${region}"]`).first().boundingBox()
  if (!box) throw new Error(`the region ${region} is not there`)
  return box
}

/** Presses a key until the focus is where it should be; a person would look, too. */
export async function pressUntil(page: Page, key: string, isThere: () => Promise<boolean>, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await isThere()) return
    await page.keyboard.press(key)
  }
  throw new Error(`${most} times ${key} did not lead there`)
}

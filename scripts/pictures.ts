import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { projectPath } from '../src/main/project.ts'
import { launchChromium } from './measure/chromium.ts'
import { startMeasuredProduct } from './measure/product.ts'
import { allScenes } from './pictures/all-scenes.ts'
import { pageAt } from './pictures/pages.ts'
import type { Scene } from './pictures/scenes.ts'
import { smallPicture } from './pictures/small-picture.ts'

// Pictures of every page, layout, theme and part, to be looked at: npm run pictures [folder] [part of the names].
// Those of the README: npm run pictures -- docs/pictures readme-
const folder = process.argv[2] ?? projectPath('.local/pictures')
await mkdir(folder, { recursive: true })
const product = await startMeasuredProduct({
  UI_CATALOGUE: 'on',
  LOG_LEVEL: 'silent',
  REGISTRATION: 'open',
  REGISTRATIONS_PER_HOUR: '1000',
  SMTP_FROM: 'workspace@musterland.example',
})
const browser = await launchChromium()
const wanted = process.argv[3] ?? ''
const all = allScenes.filter(({ name }) => name.includes(wanted))
let taken = 0
for (const scene of all) taken += await take(browser, scene)
await browser.close()
await product.stop()
console.log(`pictures: ${taken} of ${all.length} written to ${folder}`)
process.exitCode = taken === all.length ? 0 : 1

async function take(from: Browser, scene: Scene): Promise<number> {
  const context = await dressed(from, scene)
  try {
    const page = await context.newPage()
    await show(page, scene)
    const png = await page.screenshot()
    if (scene.smallWidth === undefined) await writeFile(join(folder, `${scene.name}.png`), png)
    else await writeFile(join(folder, `${scene.name}.webp`), await smallPicture(from, png, scene.smallWidth))
    return 1
  } catch (error) {
    console.log(`${scene.name}: ${String(error).split('\n')[0]}`)
    return 0
  } finally {
    await context.close()
  }
}

async function dressed(from: Browser, { width, height = 900, settings, language = 'en' }: Scene): Promise<BrowserContext> {
  const context = await from.newContext({
    baseURL: product.address,
    viewport: { width, height },
    locale: language,
    reducedMotion: 'reduce',
    // An account of its own follows the system.
    colorScheme: settings.theme.main === 'defaultDark' ? 'dark' : 'light',
  })
  await context.addCookies([
    { name: 'language', value: language, url: product.address },
    { name: 'theme', value: settings.theme.main, url: product.address },
  ])
  await context.addInitScript((kept) => localStorage.setItem('settings', kept), JSON.stringify(settings))
  return context
}

async function show(page: Page, { path, shows, act }: Scene): Promise<void> {
  // A busy machine needs more than the ten seconds that are enough for all of it.
  page.setDefaultTimeout(30_000)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForTimeout(400)
  await act?.(page)
  await page.waitForTimeout(400)
  if (shows !== undefined && pageAt(page.url()) !== pageAt(shows)) throw new Error(`it shows ${new URL(page.url()).pathname}, not ${shows}`)
}

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { parts } from '../src/features/ui/client/parts.ts'
import { projectPath } from '../src/main/project.ts'
import { launchChromium } from './measure/chromium.ts'
import { startMeasuredProduct } from './measure/product.ts'
import { accountScenes } from './pictures/account-scenes.ts'
import { appScenes } from './pictures/app-scenes.ts'
import { scenes, settingsFor, type Scene } from './pictures/scenes.ts'

// Pictures of every layout, theme and part of the workspace, to be looked at: npm run pictures [folder] [part of the names]
const folder = process.argv[2] ?? projectPath('.local/pictures')
await mkdir(folder, { recursive: true })
const product = await startMeasuredProduct({ UI_CATALOGUE: 'on', LOG_LEVEL: 'silent', REGISTRATIONS_PER_HOUR: '1000' })
const browser = await launchChromium()
const sheets: readonly Scene[] = parts.flatMap(({ id }) =>
  (['default', 'defaultDark'] as const).flatMap((theme) =>
    [360, 1280].map((width) => ({
      name: `part-${id}-${theme}-${width}`,
      path: `/ui/${id}`,
      width,
      settings: settingsFor('layout1', theme),
    })),
  ),
)
const wanted = process.argv[3] ?? ''
const all = [...scenes, ...accountScenes, ...appScenes, ...sheets].filter(({ name }) => name.includes(wanted))
let taken = 0
for (const scene of all) taken += await take(browser, scene)
await browser.close()
await product.stop()
console.log(`pictures: ${taken} of ${all.length} written to ${folder}`)
process.exitCode = taken === all.length ? 0 : 1

async function take(from: Browser, { name, path, width, settings, language = 'en', act }: Scene): Promise<number> {
  const context = await from.newContext({
    baseURL: product.address,
    viewport: { width, height: 900 },
    locale: language,
    reducedMotion: 'reduce',
    // An account of its own follows the system.
    colorScheme: settings.theme.main === 'defaultDark' ? 'dark' : 'light',
  })
  try {
    await context.addCookies([
      { name: 'language', value: language, url: product.address },
      { name: 'theme', value: settings.theme.main, url: product.address },
    ])
    await context.addInitScript((kept) => localStorage.setItem('settings', kept), JSON.stringify(settings))
    const page = await context.newPage()
    page.setDefaultTimeout(10_000)
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForTimeout(400)
    await act?.(page)
    await page.waitForTimeout(400)
    await page.screenshot({ path: join(folder, `${name}.png`) })
    return 1
  } catch (error) {
    console.log(`${name}: ${String(error).split('\n')[0]}`)
    return 0
  } finally {
    await context.close()
  }
}

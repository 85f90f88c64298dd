import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './scripts/measure/chromium.ts'

const seconds = 1000

/** Further looks, sizes, languages, keys and apps for what the other browser tests show, by file or by tag: `npm run prove` runs them, CI does not. */
const more = [
  /@more/,
  /\b(themes|workspace-(layouts|settings|content|table)|languages|room|canton|accessibility)\.spec/,
  /\b(watchfulness|without-script|(info|rules)-page|account-(pages|settings)|session|providers|firebase)\.spec/,
  /\b(academy|desk-\w+|help(-\w+)?|icons|profile)\.spec/,
  /\b(board-card|calendar-events|chat|eighteenth-app|mail-(compose|transfer))\.spec/,
  /\b(board|calendar|chat|contacts|files|mail|notes|shop-orders|shop-products|todo)-keys\.spec/,
]

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'node_modules/.cache/playwright',
  globalSetup: './e2e/setup.ts',
  // Two cores are what the smallest machine has.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120 * seconds,
  expect: { timeout: 25 * seconds },
  reporter: 'list',
  use: { browserName: 'chromium', launchOptions: chromiumOptions() },
  projects: [
    { name: 'browser', grepInvert: [/\btiming-\w+\.spec/, ...more] },
    { name: 'browser-more', grep: more },
    // Limits in milliseconds hold on a machine that does nothing else: these tests run alone, and only here are they judged by the clock.
    { name: 'timing', grep: /@timing/, workers: 1 },
  ],
})

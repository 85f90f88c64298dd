import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './scripts/measure/chromium.ts'

const seconds = 1000

/** Further looks, sizes, languages and keys of what the other browser tests show: `npm run prove` runs them, each change does not. */
const more = [
  '{themes,workspace-layouts,workspace-settings,workspace-content,workspace-table,languages,room,canton,accessibility}.spec.ts',
  '{watchfulness,without-script,info-page,rules-page,account-pages,account-settings,session,providers,firebase}.spec.ts',
  '{academy,desk-,help,icons,profile}*.spec.ts',
  '{board-card,calendar-events,chat,eighteenth-app,mail-compose,mail-transfer}.spec.ts',
  '{board,calendar,chat,contacts,files,mail,notes,shop-orders,shop-products,todo}-keys.spec.ts',
].map((pattern) => `**/e2e/${pattern}`)

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
    { name: 'browser', testIgnore: ['**/e2e/timing-*.spec.ts', ...more] },
    { name: 'browser-more', testMatch: more },
    // Limits in milliseconds hold on a machine that does nothing else: these tests run alone, and only here are they judged by the clock.
    { name: 'timing', grep: /@timing/, workers: 1 },
  ],
})

import { launchChromium } from './measure/chromium.ts'
import { tasksDuring } from './measure/long-tasks.ts'
import { startMeasuredProduct } from './measure/product.ts'
import { openLongTable, tableSteps } from './measure/table-steps.ts'

const limit = 50
const rows = Number(process.argv[2] ?? 10_000)

// The catalogue shows the table; an operator has it switched off.
process.env['UI_CATALOGUE'] = 'on'
const product = await startMeasuredProduct()
const browser = await launchChromium()
try {
  for (const [name, act] of Object.entries(tableSteps)) {
    const page = await browser.newPage({ baseURL: product.address, viewport: { width: 1280, height: 900 } })
    await openLongTable(page, rows)
    const { longest, count } = await tasksDuring(browser, page, () => act(page))
    await page.close()
    console.log(`longest task while ${name}: ${longest.toFixed(1)} ms (${rows} rows, ${count} tasks, limit ${limit} ms)`)
    if (longest >= limit || count === 0) process.exitCode = 1
  }
} finally {
  await browser.close()
  await product.stop()
}

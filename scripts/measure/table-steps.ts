import type { Page } from 'playwright-core'

/** What people do with a long table, in the parts that are measured. */
export const tableSteps: Readonly<Record<'scrolling' | 'sorting' | 'filtering', (page: Page) => Promise<void>>> = {
  scrolling: scrollThrough,
  sorting: sortByThree,
  filtering: filterInEachMode,
}

const grid = '[role=grid] >> nth=0'
const modes = [
  { column: 'Company', mode: 'contains', value: 'ag' },
  { column: 'Name', mode: 'starts', value: 'm' },
  { column: 'Job title', mode: 'ends', value: 'er' },
  { column: 'City', mode: 'matches', value: 'zürich' },
  { column: 'Customer since', mode: 'greater', value: '1.1.2018' },
  { column: 'Phone', mode: 'less', value: '+41 44 150' },
]

export async function openLongTable(page: Page, rows: number): Promise<void> {
  await page.goto(`/ui/table?rows=${rows}`)
  await page.locator(grid).waitFor()
  await settled(page)
}

/** With the wheel, in great leaps and to both ends. */
async function scrollThrough(page: Page): Promise<void> {
  await page.locator(`${grid} >> [role=row] >> nth=4`).hover()
  for (let turn = 0; turn < 25; turn += 1) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(30)
  }
  const region = page.locator('[role=region]:has(> [role=grid]) >> nth=0')
  for (const part of [0.25, 0.5, 0.75, 1, 0.4, 0]) {
    await region.evaluate((element, share) => (element.scrollTop = element.scrollHeight * share), part)
    await page.waitForTimeout(60)
  }
}

/** Each up and down, one after the other, and the last two together. */
async function sortByThree(page: Page): Promise<void> {
  for (const column of ['Name', 'Company', 'Customer since']) {
    const button = page.locator('[role=columnheader] button', { hasText: column }).first()
    for (let press = 0; press < 2; press += 1) {
      await button.click()
      await settled(page)
    }
  }
  await page
    .locator('[role=columnheader] button', { hasText: 'City' })
    .first()
    .click({ modifiers: ['Shift'] })
  await settled(page)
}

/** Every mode by itself, typed letter by letter, and a search over all columns. */
async function filterInEachMode(page: Page): Promise<void> {
  for (const { column, mode, value } of modes) {
    await page.locator(`[aria-label="Filter ${column}"]`).first().click()
    await page.locator('select').first().selectOption(mode)
    await page.locator('form input').first().pressSequentially(value, { delay: 30 })
    await settled(page)
    await page.keyboard.press('Escape')
    await page.locator(`[aria-label="Remove filter on ${column}"]`).click()
    await settled(page)
  }
  await page.locator('input[type=search]').first().pressSequentially('keller zug', { delay: 30 })
  await settled(page)
}

/** Typing is told after a pause; then the rows have to be found. */
async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(350)
  await page.locator('[role=grid][aria-busy=false]').first().waitFor()
}

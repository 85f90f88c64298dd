import { expect, test } from './test.ts'
import { openLongTable } from '../scripts/measure/table-steps.ts'
import { accessibilityFaults } from './axe.ts'
import { openPage } from './browser.ts'

test('§5.15 a column is filtered, and a cell that is empty stays', async () => {
  const page = await openPage()
  await openLongTable(page, 200)

  await page.getByRole('button', { name: 'Filter Phone' }).first().click()
  await page.getByLabel('Condition').selectOption({ label: 'Starts with' })
  await page.getByLabel('Value').fill('nobody')
  await page
    .locator('main')
    .getByText(/ of 200 rows/)
    .waitFor()
  await page.keyboard.press('Escape')

  const phones = await page.locator('[role=grid] >> nth=0').locator('[role=row][data-index] > :nth-child(6)').allTextContents()
  expect(new Set(phones)).toEqual(new Set(['']))
  expect(new URL(page.url()).searchParams.get('filter')).toBe('phone~starts~nobody')
})

test('each heading stands over its column, also after scrolling sideways', async () => {
  const page = await openPage()
  await openLongTable(page, 200)
  const grid = page.locator('[role=grid] >> nth=0')
  const offsets = async (): Promise<readonly number[]> => {
    const [heads, cells] = await Promise.all(
      ['[role=columnheader]', '[role=row][data-index="0"] > *'].map((selector) =>
        grid.locator(selector).evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().x)),
      ),
    )
    return (heads ?? []).map((x, at) => Math.round(x - (cells?.[at] ?? 0)))
  }

  const before = await offsets()
  await page.locator('[role=region]:has(> [role=grid]) >> nth=0').evaluate((region) => (region.scrollLeft = 200))

  expect(before.length).toBeGreaterThan(5)
  expect(new Set(before)).toEqual(new Set([0]))
  await expect.poll(async () => new Set(await offsets())).toEqual(new Set([0]))
})

test('a sorted and filtered table is the same again at the same address', async () => {
  const page = await openPage()
  await page.goto('/ui/table?sort=-orders&filter=city~matches~bern')
  const cells = page.locator('[role=grid] >> nth=0').locator('[role=row][data-index="0"] > *')
  await cells.first().waitFor()
  const before = await cells.allTextContents()

  await page.reload()
  await cells.first().waitFor()

  expect(before[4]).toBe('Bern')
  expect(await cells.allTextContents()).toEqual(before)
})

for (const width of [360, 1280]) {
  test(`the table has no fault that axe knows at ${width} px, also with an open filter`, async () => {
    const page = await openPage({ width })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/ui/table?filter=city~contains~e&sort=name')
    await page
      .locator('main')
      .getByText(/ of 200 rows/)
      .waitFor()

    const closed = await accessibilityFaults(page)
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    const open = await accessibilityFaults(page)

    expect([...closed, ...open]).toEqual([])
  })
}

import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { encode } from 'uqr'
import { expect, test } from './test.ts'
import { accessibilityFaults, sidewaysScroll } from './axe.ts'
import { openPage } from './browser.ts'
import { addressOf, arrival, button, entriesOf, field, press } from './form.ts'

const linkField = (page: Page): Locator => field(page, 'Ihr Link')
const code = (page: Page): Locator => page.getByRole('img', { name: 'QR-Code mit diesem Link' })

async function open(page: Page, address = '/info'): Promise<void> {
  await page.goto(address)
  await arrival(page, 'Über diesen Dienst')
  await linkField(page).waitFor()
}

/** Tab after Tab, until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never reaches ${control.toString()}`)
}

test.describe('a link built without a mouse', () => {
  test('§2.15 fills the form that it leads to, leaves a clean address, and tells no server what it holds', async () => {
    const page = await openPage()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
    await open(page)

    await tabTo(page, field(page, 'natürliche Person'))
    await page.keyboard.press('ArrowDown')
    await tabTo(page, field(page, 'Steuerperiode'))
    await page.keyboard.press('ArrowDown')
    await tabTo(page, field(page, 'PID (freiwillig)'))
    await page.keyboard.type("204'518")
    await tabTo(page, button(page, 'Link kopieren'))
    await page.keyboard.press('Enter')
    await button(page, 'Kopiert').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())

    expect(link).toMatch(/^https:\/\/[a-z.]+\/steuernjp#periode=2026&subjektid=204518$/)
    await expect(field(page, 'PID (freiwillig)')).toHaveValue('204518')
    await page.goto(new URL(link).pathname + new URL(link).hash)
    await expect.poll(async () => (await entriesOf(page)).slice(0, 3)).toEqual(['legal-entity', '2026', '204518'])
    await expect.poll(() => addressOf(page)).toBe('/steuernjp')
    expect(asked.filter((each) => each.includes('204518'))).toEqual([])
  })
})

test.describe('the QR code', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`in a ${colorScheme} theme is the code of the link, dark on white`, async () => {
      const page = await openPage({ dark: colorScheme === 'dark' })
      await open(page)
      await field(page, 'PID (freiwillig)').fill('204518')
      const link = await linkField(page).inputValue()

      const drawn = await code(page).evaluate((svg: SVGSVGElement) => {
        const [ground, dark] = svg.querySelectorAll('path')
        const size = svg.viewBox.baseVal.width
        const isDark = (x: number, y: number) => dark?.isPointInFill(new DOMPoint(x + 0.5, y + 0.5))
        const squares = Array.from({ length: size }, (_row, y) => Array.from({ length: size }, (_square, x) => isDark(x, y)))
        return { squares, fills: [ground, dark].map((path) => (path ? getComputedStyle(path).fill : '')) }
      })

      expect(link).toContain('#periode=2025&subjektid=204518')
      expect(drawn.squares).toEqual(encode(link, { ecc: 'M', border: 4 }).data)
      expect(drawn.fills).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
    })
  }

  test('is saved as a drawing under a name without the PID', async () => {
    const page = await openPage()
    await open(page)
    await field(page, 'PID (freiwillig)').fill('204518')

    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'QR-Code speichern')])

    expect(download.suggestedFilename()).toBe('efristerstreckung-steuernnp-2025.svg')
    expect(await readFile(await download.path(), 'utf8')).toContain(await code(page).locator('path').last().getAttribute('d'))
  })
})

test.describe('the page about the service', () => {
  test('with the tool and with its error has no fault that axe knows, and at 320 px needs no scrolling sideways', async () => {
    const page = await openPage()
    await open(page)

    const faults: string[] = []
    for (const pid of ['204518', '012']) {
      await field(page, 'PID (freiwillig)').fill(pid)
      await page.keyboard.press('Tab')
      for (const width of [1280, 320]) {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize({ width, height: 900 })
          await page.emulateMedia({ colorScheme })
          faults.push(...(await accessibilityFaults(page)).map((fault) => `${pid}, ${width} px, ${colorScheme}: ${fault}`))
        }
      }
      expect(await sidewaysScroll(page)).toBe(0)
    }

    expect(faults).toEqual([])
    await expect(page.getByText('Ungültige PID')).toHaveCount(1)
  })

  test('§2.5 has no footer, and nothing below it', async () => {
    const page = await openPage()
    await open(page)

    await expect(page.locator('footer')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Kontakt' })).toHaveCount(0)
  })

  for (const id of ['datenschutz', 'barrierefreiheit', 'link']) {
    test(`opens at #${id}, from outside and from its contents`, async () => {
      const page = await openPage()
      const top = () => page.locator(`#${id}`).evaluate((section) => Math.abs(section.getBoundingClientRect().top))
      await open(page, `/info#${id}`)
      await expect.poll(top).toBeLessThan(100)

      await page.evaluate(() => scrollTo(0, 0))
      await page.locator(`nav a[href="#${id}"]`).click()

      await expect.poll(top).toBeLessThan(100)
    })
  }

  test('stays readable, pattern of the link included, where the tool cannot be fetched', async () => {
    const page = await openPage({ expects: ['net::ERR_'] })
    await page.route('**/link-builder*', (route) => route.abort())

    await page.goto('/info')
    await page.getByText('Dieser Teil konnte nicht geladen werden.').waitFor()

    await expect(page.locator('code')).toContainText(/\/steuernnp#periode=2025&subjektid=123456$/)
    await expect(page.getByRole('heading', { level: 2, name: 'Barrierefreiheit' })).toHaveCount(1)
  })
})

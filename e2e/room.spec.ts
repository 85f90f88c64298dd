import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { openedPdf } from '../scripts/testing/pdf.ts'
import { sidewaysScroll } from './axe.ts'
import { awake, openPage } from './browser.ts'
import { crowding, lengthenTexts, spreadTexts } from './room.ts'
import { expectedFaults, states } from './states.ts'
import { openPerson } from './steps.ts'

test.describe('room for longer words and for wider letters, on a phone and on a desk', () => {
  for (const { name, show } of states) {
    test(name, async () => {
      const page = await openPage({ width: 320, expects: expectedFaults })
      await show(page)

      const crowded: string[] = [...(await crowdingAtBothWidths(page))]
      await spreadTexts(page)
      crowded.push(...(await crowdingAtBothWidths(page)).map((each) => `wider letters, ${each}`))
      await page.evaluate(() => (document.adoptedStyleSheets = []))
      await lengthenTexts(page)
      crowded.push(...(await crowdingAtBothWidths(page)).map((each) => `longer words, ${each}`))

      expect(crowded).toEqual([])
    })
  }
})

test.describe('at 400 % of its size', () => {
  for (const path of ['/steuernnp', '/beleg', '/info', '/regeln', '/hilfe']) {
    test(`${path} never hides where the focus is`, async () => {
      const page = await openPage()
      // What a window of 1280 × 1024 pixels has room for.
      await page.setViewportSize({ width: 320, height: 256 })
      await page.goto(path)
      await awake(page)

      const hidden: string[] = []
      let stops = 0
      for (let isOutside = false; !isOutside; stops += 1) {
        await page.keyboard.press('Tab')
        const focus = await focusOnScreen(page)
        isOutside = focus.isOutside
        if (!isOutside && !focus.isSeen) hidden.push(focus.name)
      }

      expect(hidden).toEqual([])
      expect(stops).toBeGreaterThan(10)
      expect(await sidewaysScroll(page)).toBe(0)
    })
  }

  test('the calendar can be used', async () => {
    const page = await openPage()
    await page.setViewportSize({ width: 320, height: 256 })
    await openPerson(page)
    await page.locator('button[aria-haspopup=dialog]').last().click()
    await page.getByRole('dialog').waitFor()

    for (const key of ['ArrowDown', 'PageDown', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key)
      const focus = await focusOnScreen(page)
      expect([key, focus.name, focus.isSeen || focus.isOutside]).toEqual([key, focus.name, true])
    }
  })
})

test.describe('on paper', () => {
  for (const { name, show } of states.filter((state) =>
    /^a result: (granted|unchanged|too late|refused|a fee|not decided)|genuine/.test(state.name),
  )) {
    test(`${name} is one page A4 in black on white, in a dark theme too`, async () => {
      const page = await openPage({ dark: true, expects: expectedFaults })
      await show(page)

      const paper = await openedPdf(await page.pdf({ format: 'A4', margin: { top: '15mm', bottom: '15mm', left: '20mm', right: '15mm' } }))

      expect(paper.pages).toBe(1)
      await page.emulateMedia({ media: 'print' })
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)')
    })
  }
})

async function crowdingAtBothWidths(page: Page): Promise<readonly string[]> {
  const crowded: string[] = []
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const sideways = await sidewaysScroll(page)
    if (sideways > 0) crowded.push(`${width} px: ${sideways} px too wide`)
    crowded.push(...(await crowding(page)).map((each) => `${width} px: ${each}`))
  }
  return crowded
}

type Focus = { readonly name: string; readonly isSeen: boolean; readonly isOutside: boolean }

/** Whether the control that has the focus lies within the window, and nothing lies on it. */
function focusOnScreen(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const control = document.activeElement ?? document.body
    const { left, right, top, bottom } = control.getBoundingClientRect()
    const isWithin = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const isFree = onTop !== null && (control.contains(onTop) || onTop.contains(control))
    return { name: control.outerHTML.slice(0, 120), isSeen: isWithin && isFree, isOutside: control === document.body }
  })
}

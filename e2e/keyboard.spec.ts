import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { openPage } from './browser.ts'
import { arrival, entriesOf } from './form.ts'
import { somebody, storedRequests } from './register.ts'

const personHeading = 'eFristerstreckung natürliche Person'

test.describe('without a mouse', () => {
  test('a natural person asks and finishes with fewer than 40 key presses besides what is typed', async () => {
    const page = await openPage()
    const { pid, birth } = await somebody('natural-person')
    const keys = keyboardOf(page)
    await page.goto('/steuernnp')
    await arrival(page, personHeading)

    await keys.press('Tab')
    await keys.press('Enter') // past the header
    await keys.to('Steuerperiode *')
    await keys.press('ArrowUp')
    await keys.to('PID *')
    await keys.type(pid)
    await keys.to('Geburtsdatum *')
    await keys.type(birth)
    await keys.to('Frist bis *')
    await keys.type('30.9.2026')
    await expect.poll(() => entriesOf(page)).toEqual(['natural-person', '2025', pid, birth, '30.9.2026'])
    await keys.press('Enter')
    await arrival(page, 'Ihre neue Frist: 30. September 2026')
    await keys.to('Fertig')
    await keys.press('Enter')
    await arrival(page, 'eFristerstreckung juristische Person')

    expect(await storedRequests('natural-person', pid)).toMatchObject([{ outcome: 'granted', new_deadline: '2026-09-30' }])
    expect(keys.count()).toBeLessThan(40)
  })

  test('every stop of the form shows that the focus is there', async () => {
    const page = await openPage()
    await page.goto('/steuernnp')
    await arrival(page, personHeading)

    const unmarked: string[] = []
    const stops = new Set<string>()
    for (let isOutside = false; !isOutside;) {
      await page.keyboard.press('Tab')
      const focus = await focusOf(page)
      isOutside = focus.isOutside
      if (!isOutside) stops.add(focus.name)
      if (!isOutside && !focus.isMarked) unmarked.push(focus.name)
    }

    expect(unmarked).toEqual([])
    expect(stops.size).toBeGreaterThan(20)
  })
})

type Keys = {
  readonly press: (key: string) => Promise<void>
  readonly type: (text: string) => Promise<void>
  /** Tab after Tab, until the control with this label has the focus. */
  readonly to: (label: string) => Promise<void>
  readonly count: () => number
}

function keyboardOf(page: Page): Keys {
  let count = 0
  async function press(key: string): Promise<void> {
    count += 1
    await page.keyboard.press(key)
  }
  async function to(label: string): Promise<void> {
    for (let stop = 0; stop < 30; stop += 1) {
      await press('Tab')
      if ((await focusOf(page)).name === label) return
    }
    throw new Error(`Tab never reaches «${label}»`)
  }
  return { press, to, count: () => count, type: (text) => page.keyboard.type(text) }
}

function focusOf(page: Page): Promise<{ readonly name: string; readonly isMarked: boolean; readonly isOutside: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const label = 'labels' in element && element.labels instanceof NodeList ? element.labels[0] : undefined
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return {
      name: (element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent).trim(),
      isMarked: outlineStyle === 'solid' && outlineWidth === '2px',
      isOutside: element === document.body,
    }
  })
}

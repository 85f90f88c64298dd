import type { Locator, Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { accessibilityFaults, sidewaysScroll } from './axe.ts'
import { openPage } from './browser.ts'
import { arrival, button, entriesOf, field, fillIn, plainSpaces } from './form.ts'

const dialog = (page: Page): Locator => page.getByRole('dialog')
const focused = async (page: Page): Promise<string> =>
  plainSpaces(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null))
const titleAndFocus = async (page: Page): Promise<readonly string[]> => [
  await dialog(page).getByRole('heading').innerText(),
  await focused(page),
]

/** The form of a natural person for 2025, with the deadline calendar open at 18 November 2026. */
async function openDeadline(page: Page): Promise<void> {
  await page.goto('/steuernnp')
  await arrival(page, 'eFristerstreckung natürliche Person')
  await fillIn(page, { period: '2025', deadline: '18.11.2026' })
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe('Kalender öffnen, gewählt 18. November 2026')
  await page.keyboard.press('Enter')
  await dialog(page).waitFor()
}

/** The calendar of the birth date, which opens on the years. */
async function openBirth(page: Page): Promise<void> {
  await page.goto('/steuernnp')
  await arrival(page, 'eFristerstreckung natürliche Person')
  await button(page, 'Kalender öffnen').click()
  await dialog(page).waitFor()
}

test.describe('the calendar of the deadline, by keyboard', () => {
  test('opens at the chosen day, which every key moves', async () => {
    const page = await openPage()
    await openDeadline(page)
    await expect.poll(() => titleAndFocus(page)).toEqual(['November 2026', 'Mittwoch, 18. November 2026'])

    const walk = [
      ['ArrowRight', 'Donnerstag, 19. November 2026'],
      ['ArrowUp', 'Donnerstag, 12. November 2026'],
      ['ArrowLeft', 'Mittwoch, 11. November 2026'],
      ['ArrowDown', 'Mittwoch, 18. November 2026'],
      ['Home', 'Montag, 16. November 2026'],
      ['End', 'Sonntag, 22. November 2026, kein Werktag'],
      ['PageUp', 'Donnerstag, 22. Oktober 2026'],
      ['PageDown', 'Sonntag, 22. November 2026, kein Werktag'],
      ['ArrowRight', 'Montag, 23. November 2026'],
    ] as const
    for (const [key, day] of walk) {
      await page.keyboard.press(key)
      await expect.poll(() => focused(page), { message: key }).toBe(day)
    }
    await page.keyboard.press('Enter')
    await dialog(page).waitFor({ state: 'detached' })

    await expect(field(page, 'Frist bis *')).toHaveValue('23.11.2026')
    await expect.poll(() => focused(page)).toBe('Kalender öffnen, gewählt 23. November 2026')
  })

  test('leaps a year with Shift', async () => {
    const page = await openPage()
    await openDeadline(page)
    await page.keyboard.press('Escape')
    await fillIn(page, { period: '2026', deadline: '18.11.2026' })
    await button(page, 'Kalender öffnen, gewählt 18. November 2026').press('Space')

    await dialog(page).waitFor()
    await page.keyboard.press('Shift+PageDown')
    await expect.poll(() => focused(page)).toBe('Donnerstag, 18. November 2027')
    await page.keyboard.press('Shift+PageUp')
    await expect.poll(() => focused(page)).toBe('Mittwoch, 18. November 2026')
    await page.keyboard.press('Space')

    await dialog(page).waitFor({ state: 'detached' })
    await expect(field(page, 'Frist bis *')).toHaveValue('18.11.2026')
  })

  test('goes round with Tab from the buttons above over the day to the button below', async () => {
    const page = await openPage()
    await openDeadline(page)
    await expect.poll(() => focused(page)).toBe('Mittwoch, 18. November 2026')

    const stops: (string | null)[] = []
    for (let stop = 0; stop < 7; stop += 1) {
      stops.push(await focused(page))
      await page.keyboard.press('Tab')
      // The browser's own controls are one stop of the round.
      if (await page.evaluate(() => document.activeElement === document.body)) await page.keyboard.press('Tab')
    }

    const day = 'Mittwoch, 18. November 2026'
    const above = ['Vorheriges Jahr', 'Vorheriger Monat', 'November 2026', 'Nächster Monat', 'Nächstes Jahr']
    expect(stops).toEqual([day, 'Kalender schliessen', ...above])
    await expect.poll(() => focused(page)).toBe(day)
  })

  test('closes on Escape, changes nothing and gives the focus back', async () => {
    const page = await openPage()
    await openDeadline(page)

    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })

    await expect(field(page, 'Frist bis *')).toHaveValue('18.11.2026')
    await expect.poll(() => focused(page)).toBe('Kalender öffnen, gewählt 18. November 2026')
  })

  test('§2.13 §5.8 does not take a day after the latest one, and says why', async () => {
    const page = await openPage()
    await openDeadline(page)
    const latest = dialog(page).getByRole('gridcell', { name: 'Montag, 30. November 2026, spätestes Datum', exact: true })
    expect(await latest.evaluate((cell) => getComputedStyle(cell, '::after').content)).toBe('"bis"')

    await page.keyboard.press('PageDown')
    await expect.poll(() => focused(page)).toBe('Freitag, 18. Dezember 2026, nach dem spätesten Datum 30. November 2026')
    await page.keyboard.press('Enter')

    await expect(dialog(page).locator('[aria-live]').last()).toHaveText(
      '18. Dezember 2026 ist nicht möglich: nach dem spätesten Datum 30. November 2026.',
    )
    await expect(page.locator(':focus')).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Escape')
    await expect(field(page, 'Frist bis *')).toHaveValue('18.11.2026')
  })
})

test.describe('the calendar of the birth date', () => {
  test('§2.14 leads from the year over the month to the day', async () => {
    const page = await openPage()
    await openBirth(page)
    await expect.poll(() => titleAndFocus(page)).toEqual(['Jahr wählen', '1981'])

    for (const key of ['PageDown', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'Enter']) await page.keyboard.press(key)
    await expect.poll(() => titleAndFocus(page)).toEqual(['1984', 'März 1984'])
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('heading')).toHaveText('März 1984')
    await dialog(page).getByRole('gridcell', { name: 'Dienstag, 27. März 1984', exact: true }).click()
    await dialog(page).waitFor({ state: 'detached' })

    await expect.poll(async () => (await entriesOf(page))[3]).toBe('27.03.1984')
    await expect.poll(() => focused(page)).toBe('Kalender öffnen, gewählt 27. März 1984')
  })

  test('a press beside it closes it', async () => {
    const page = await openPage()
    await openBirth(page)

    await page.mouse.click(5, 5)

    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Kalender öffnen')
  })
})

test.describe('for everybody', () => {
  for (const [label, open] of [
    ['days', openDeadline],
    ['years', openBirth],
  ] as const) {
    test(`the open calendar has no fault that axe knows, and fits a phone: ${label}`, async () => {
      const page = await openPage()
      await open(page)

      const faults: string[] = []
      for (const width of [1280, 320]) {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize({ width, height: 720 })
          await page.emulateMedia({ colorScheme })
          faults.push(...(await accessibilityFaults(page)).map((fault) => `${width} px, ${colorScheme}: ${fault}`))
        }
      }

      expect(faults).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)
      const room = (element: Element): number[] => [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight]
      expect(await dialog(page).evaluate(room)).toEqual([0, 0])
      const cell = await page.locator('dialog td[tabindex="0"]').boundingBox()
      expect(Math.min(cell?.width ?? 0, cell?.height ?? 0)).toBeGreaterThanOrEqual(44)
    })
  }

  for (const [language, name, day] of [
    ['fr', 'Ouvrir le calendrier, date choisie : 10 mars 2027', 'mercredi 10 mars 2027'],
    ['it', 'Aprire il calendario, data scelta: 10 marzo 2027', 'mercoledì 10 marzo 2027'],
    ['rm', 'Avrir il chalender, tschernì 10 da mars 2027', 'mesemna, ils 10 da mars 2027'],
    ['en', 'Open calendar, 10 March 2027 chosen', 'Wednesday, 10 March 2027'],
  ] as const) {
    test(`the calendar speaks the language of the page: ${language}`, async () => {
      const page = await openPage()
      await page.goto(`/steuernnp?lang=${language}`, { waitUntil: 'networkidle' })

      await button(page, name).click()
      await dialog(page).waitFor()

      await expect.poll(() => focused(page)).toBe(day)
    })
  }

  test('without a connection a sentence says that it is not there, and typing goes on', async () => {
    const page = await openPage({ expects: ['net::ERR_', 'Failed to fetch'] })
    await page.goto('/steuernnp', { waitUntil: 'networkidle' })
    await page.route('**/assets/**', (route) => route.abort())

    await button(page, 'Kalender öffnen').click()

    await page.getByRole('alert').getByText('Dieser Teil konnte nicht geladen werden.').waitFor()
    await fillIn(page, { birth: '27.3.1984' })
    expect((await entriesOf(page))[3]).toBe('27.3.1984')
  })
})

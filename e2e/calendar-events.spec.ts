import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, sharedProduct, test } from './test.ts'
import { anAccount, inTime, notice, openSignedIn, type Account } from './accounts.ts'
import { accessibilityFaults, colourFaults, sidewaysScroll } from './axe.ts'

const entry = (page: Page, title: string): Locator => page.getByRole('main').getByText(title, { exact: true })
const quick = (page: Page): Locator => page.getByRole('textbox', { name: 'What and when' })
const dialog = (page: Page): Locator => page.getByRole('dialog')

type Options = { readonly path?: string; readonly width?: number; readonly dark?: boolean }

/** The agenda of an account; what it shows is there. */
async function openCalendar(account: Account, { path = '/apps/calendar/agenda', ...options }: Options = {}): Promise<Page> {
  const page = await openSignedIn(account, { path, ...options })
  await page.getByRole('button', { name: 'Calendar actions' }).waitFor()
  await page
    .getByRole('main')
    .getByText(/\d\d:\d\d/)
    .first()
    .waitFor()
  return page
}

/** The whole form of a new event, from the agenda. */
async function openForm(account: Account, options: Options = {}): Promise<Page> {
  const page = await openCalendar(account, options)
  await page.getByRole('button', { name: 'New event' }).click()
  await quick(page).waitFor()
  await page.getByRole('button', { name: 'More options' }).click()
  await dialog(page).getByLabel('Title *').waitFor()
  return page
}

async function addByWords(page: Page, line: string): Promise<void> {
  await page.getByRole('button', { name: 'New event' }).click()
  await quick(page).fill(line)
  await quick(page).press('Enter')
  await quick(page).waitFor({ state: 'hidden' })
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Calendar actions' }).click()
  await page.getByRole('menuitem', { name }).click()
  await page.getByRole('menu').waitFor({ state: 'hidden' })
}

for (const width of [1280, 360]) {
  test.describe(`by mouse and finger at ${width} px`, () => {
    test('§7.43 §7.44 §7.45 an event is made of words, changed in its dialog, deleted and brought back', async () => {
      const page = await openCalendar(await anAccount(), { width })

      await addByWords(page, 'Lunch with Nora tomorrow 12:30')
      await notice(page, '“Lunch with Nora” added').waitFor()
      await entry(page, 'Lunch with Nora').click()
      await dialog(page).getByLabel('Start time *').fill('13:00')
      await dialog(page).getByLabel('Title *').fill('Late lunch with Nora')
      const end = await dialog(page).getByLabel('End time *').inputValue()
      await dialog(page).getByRole('button', { name: 'Save' }).click()
      await notice(page, '“Late lunch with Nora” saved').waitFor()
      await entry(page, 'Late lunch with Nora').click()
      await dialog(page).getByRole('button', { name: 'Delete' }).click()
      await notice(page, '“Late lunch with Nora” deleted').waitFor()
      await expect.poll(() => entry(page, 'Late lunch with Nora').count(), inTime).toBe(0)
      await page.getByRole('region', { name: 'Message' }).getByRole('button', { name: 'Undo' }).click()

      await entry(page, 'Late lunch with Nora').waitFor()
      expect(end).toBe('14:00')
      expect(await sidewaysScroll(page)).toBe(0)
    })
  })
}

test.describe('the dialog of an event', () => {
  test('takes whole days, asks before it forgets, and stands in the address', async () => {
    const page = await openForm(await anAccount())

    await dialog(page).getByLabel('Title *').fill('Revision week')
    await dialog(page).getByRole('switch', { name: 'All day' }).click()
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
    await page.goBack().catch(() => undefined)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
    const times = await dialog(page).getByLabel('Start time *').count()
    await dialog(page).getByRole('button', { name: 'Add' }).click()
    await notice(page, '“Revision week” added').waitFor()

    await entry(page, 'Revision week').first().waitFor()
    expect(times).toBe(0)
    expect(page.url()).not.toContain('new=')
  })

  test('says what a change of the clocks does to an event', async () => {
    const page = await openForm(await anAccount())

    await dialog(page).getByLabel('Title *').fill('Night work')
    await dialog(page).getByLabel('Start *', { exact: true }).fill('28.3.2027')
    await dialog(page).getByLabel('Start time *').fill('02:30')
    await dialog(page).getByLabel('End time *').focus()
    await dialog(page).getByText('Clocks go forward that night and skip 02:30. The event begins at 03:30.').waitFor()
    await dialog(page).getByLabel('End time *').fill('01:00')
    await dialog(page).getByRole('button', { name: 'Add' }).click()
    await dialog(page).getByText('The end lies before the start. Choose a later end.').first().waitFor()
    await dialog(page).getByLabel('End time *').fill('05:00')
    await dialog(page).getByRole('button', { name: 'Add' }).click()
    await notice(page, '“Night work” added').waitFor()
    await page.goto('/apps/calendar/day/2027-03-28')

    await entry(page, 'Night work').waitFor()
    expect(await page.getByRole('main').getByText(/03:30/).count()).toBeGreaterThan(0)
  })
})

test.describe('files', () => {
  test('what is exported comes back by import in another workspace, and the import can be undone', async () => {
    const page = await openCalendar(await anAccount())
    await addByWords(page, 'Closing of the books, part 1 tomorrow 9–11')
    await notice(page, /added/).waitFor()
    await entry(page, 'Closing of the books, part 1').waitFor()

    const download = page.waitForEvent('download')
    await choose(page, 'Export everything (ICS)')
    const file = await (await download).path()
    const text = await readFile(file, 'utf8')
    const other = await openCalendar(await anAccount({ name: 'Beat Beispiel' }))
    await choose(other, 'Import events …')
    await dialog(other)
      .locator('input[type=file]')
      .setInputFiles({ name: 'calendar.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) })
    await dialog(other).getByRole('button', { name: 'Next' }).click()
    await dialog(other)
      .getByRole('button', { name: /^Import \d+ entries/ })
      .click()
    await dialog(other)
      .getByText(/\d+ entries imported/)
      .first()
      .waitFor()
    await expect.poll(() => entry(other, 'Closing of the books, part 1').count(), inTime).toBe(1)
    await dialog(other).getByRole('button', { name: 'Undo this import' }).click()

    await expect.poll(() => entry(other, 'Closing of the books, part 1').count(), inTime).toBe(0)
    expect(text).toContain(String.raw`SUMMARY:Closing of the books\, part 1`)
  })

  test('a private address gives the events to any program, and stops when it is ended', async () => {
    const page = await openCalendar(await anAccount())
    await addByWords(page, 'Fire drill at the lake tomorrow 10:00')
    await notice(page, /added/).waitFor()

    await choose(page, 'Subscribe from another program …')
    await dialog(page).getByRole('button', { name: 'Make private address' }).click()
    const address = await dialog(page).getByLabel('Address', { exact: true }).inputValue()
    const reply = await fetch(address)
    const text = await reply.text()
    await dialog(page).getByRole('button', { name: 'End subscription' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End subscription' }).click()
    await dialog(page).getByText('There is no private address yet.').waitFor()
    const after = await fetch(address)

    expect(new URL(address).origin).toBe(new URL(sharedProduct().address).origin)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/calendar')])
    expect(text).toContain('SUMMARY:Fire drill at the lake')
    expect([after.status, (await after.text()).includes('Fire drill')]).toEqual([404, false])
  })
})

test('an event is made, opened, changed and undone by keyboard only', async () => {
  const page = await openCalendar(await anAccount())

  await page.keyboard.press('c')
  await expect(quick(page)).toBeFocused()
  await page.keyboard.type('Sitzung am Montag 14–15')
  await page.keyboard.press('Enter')
  await notice(page, '“Sitzung” added').waitFor()
  await entry(page, 'Sitzung').waitFor()
  await entry(page, 'Sitzung').locator('xpath=ancestor-or-self::*[self::a or self::button][1]').focus()
  await page.keyboard.press('Enter')
  await dialog(page).getByLabel('Title *').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id.endsWith('-title')), inTime).toBe(true)
  await page.keyboard.type(' des Vorstands')
  await page.keyboard.press('Control+Enter')
  await notice(page, /saved/).waitFor()
  await page.keyboard.press('Control+z')

  await notice(page, /^Undone/).waitFor()
  await entry(page, 'Sitzung').waitFor()
})

for (const [width, dark] of [
  [1280, false],
  [1280, true],
  [360, false],
  [360, true],
] as const) {
  test(`axe finds nothing at ${width} px, dark: ${dark}`, async () => {
    const page = await openForm(await anAccount(), { width, dark })
    await dialog(page).getByRole('combobox', { name: 'Time zone *' }).waitFor()
    const found = [...(await accessibilityFaults(page))]
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await dialog(page).waitFor({ state: 'hidden' })
    for (const name of ['Subscribe from another program …', 'Calendar settings …', 'Import events …']) {
      await choose(page, name)
      await dialog(page).getByRole('button').nth(1).waitFor()
      found.push(...(await colourFaults(page)))
      await dialog(page).getByRole('button', { name: 'Close' }).click()
      await dialog(page).waitFor({ state: 'hidden' })
    }
    await page.getByRole('button', { name: 'New event' }).click()
    await quick(page).fill('Lunch tomorrow 12:30')
    found.push(...(await accessibilityFaults(page)))

    expect(found).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  })
}

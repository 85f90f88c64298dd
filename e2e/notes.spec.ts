import type { Locator, Page } from '@playwright/test'
import { expect, more, sharedProduct, soon, test } from './test.ts'
import { hearsNews } from './browser.ts'
import { giveReminders } from '../src/features/notes/server/reminders.ts'
import type { NotesTables } from '../src/features/notes/server/tables.ts'
import { connect, createPool } from '../src/platform/database.ts'
import { anAccount, inTime, notice, openSignedIn } from './accounts.ts'
import { accessibilityFaults, sidewaysScroll } from './axe.ts'
import { now } from './setup.ts'

const card = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true })
const article = (page: Page, name: string): Locator => page.getByRole('article').filter({ has: card(page, name) })

/** The notes of somebody new, once the sample notes stand there. */
async function openNotes(options: { width?: number; dark?: boolean; path?: string } = {}): Promise<Page> {
  const page = await openSignedIn(await anAccount(), { path: '/apps/notes', ...options })
  await page.getByRole('article').first().waitFor()
  return page
}

async function write(page: Page, title: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Take a note..' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Text' }).fill(text)
  await page.getByRole('heading', { level: 1 }).click()
  await card(page, title).waitFor()
}

for (const width of [360, 1280]) {
  test.describe(`notes at ${width} px by mouse`, () => {
    test('§2.48 are written, kept by a click elsewhere, changed, and still there on the next visit', more(width === 1280), async () => {
      const page = await openNotes({ width })

      await write(page, 'Call the printer', 'Two boxes of paper')
      await card(page, 'Call the printer').click()
      const dialog = page.getByRole('dialog', { name: 'Note' })
      await dialog.getByRole('textbox', { name: 'Text' }).fill('Three boxes of paper')
      await dialog.getByRole('button', { name: 'Change colour' }).click()
      await page.getByRole('button', { name: 'Teal' }).click()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Teal' }).waitFor({ state: 'hidden' })
      await dialog.getByText('Saved', { exact: true }).waitFor()
      await dialog.getByRole('button', { name: 'Close' }).last().click()
      await dialog.waitFor({ state: 'hidden' })
      await page.reload()

      await article(page, 'Call the printer').getByText('Three boxes of paper').waitFor()
      await expect(article(page, 'Call the printer')).toHaveAttribute('data-note-color', 'teal')
      expect(await sidewaysScroll(page)).toBe(0)
    })

    test('go to the archive and to the bin, come back, and are deleted for good after a question', more(width === 1280), async () => {
      const page = await openNotes({ width })
      await write(page, 'Old address', 'Bahnhofstrasse 1')

      await article(page, 'Old address').hover()
      await article(page, 'Old address').getByRole('button', { name: 'Archive' }).click()
      await notice(page, 'Note archived').waitFor()
      await card(page, 'Old address').waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'Undo' }).click()
      await card(page, 'Old address').waitFor()
      await article(page, 'Old address').hover()
      await article(page, 'Old address').getByRole('button', { name: 'Delete', exact: true }).click()
      await notice(page, 'Note moved to the bin').waitFor()
      await page.goto('/apps/notes/bin')
      await card(page, 'Old address').click()
      const dialog = page.getByRole('dialog', { name: 'Note' })
      await dialog.getByRole('button', { name: 'Delete for good' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click()

      await page.getByText('The bin is empty').waitFor()
      await expect(card(page, 'Old address')).toHaveCount(0)
    })

    for (const dark of [false, true]) {
      test(`are without fault for assistive technology (dark: ${dark})`, more(), async () => {
        const page = await openNotes({ width, dark })

        expect(await accessibilityFaults(page)).toEqual([])
        await card(page, 'Groceries for Friday').click()
        await page.getByRole('dialog', { name: 'Note' }).getByText('Saved', { exact: true }).waitFor()
        expect(await accessibilityFaults(page)).toEqual([])
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'hidden' })
        await page.getByRole('button', { name: 'Take a note..' }).click()
        await page.getByRole('textbox', { name: 'Title' }).waitFor()

        expect(await accessibilityFaults(page)).toEqual([])
      })
    }
  })
}

test.describe('notes', () => {
  test('are found by words and by operators, and Escape clears the search', more(), async () => {
    const page = await openNotes()
    const field = page.getByRole('combobox', { name: 'Search notes' })

    await field.fill('grocer')
    await expect.poll(() => page.getByRole('article').count(), inTime).toBe(1)
    await field.fill('has:image')
    await expect.poll(() => page.getByRole('article').count(), inTime).toBe(2)
    expect(new URL(page.url()).searchParams.get('q')).toBe('has:image')
    await field.press('Escape')
    await field.press('Escape')

    await expect.poll(() => page.getByRole('article').count(), inTime).toBeGreaterThan(5)
    await expect(field).toHaveValue('')
  })

  test('take a picture, made small, with words for those who do not see it', more(), async () => {
    const page = await openNotes()
    const large = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(2400, 1200)
      const paint = canvas.getContext('2d')
      if (paint) paint.fillStyle = 'teal'
      paint?.fillRect(0, 0, 2400, 1200)
      return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())]
    })

    await page.getByRole('button', { name: 'Take a note..' }).click()
    await page.locator('input[type=file]').setInputFiles({ name: 'sign.png', mimeType: 'image/png', buffer: Buffer.from(large) })
    await page.getByRole('textbox', { name: 'What the image shows' }).fill('A green sign')
    await page.getByRole('heading', { level: 1 }).click()
    const picture = page.getByRole('article').getByRole('img', { name: 'A green sign' })
    await picture.waitFor()

    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600)
  })

  test('show in another browser of the workspace within a second', { tag: ['@timing', '@more'] }, async () => {
    const account = await anAccount()
    const [one, other] = [await openSignedIn(account, { path: '/apps/notes' }), await openSignedIn(account, { path: '/apps/notes' })]
    await other.getByRole('article').first().waitFor()
    await one.getByRole('article').first().waitFor()
    await hearsNews(other)

    await one.getByRole('button', { name: 'Take a note..' }).click()
    await one.getByRole('textbox', { name: 'Title' }).fill('For both')
    const answered = one.waitForResponse((response) => response.url().includes('create-note'))
    await one.keyboard.press('Escape')
    await answered

    await soon(card(other, 'For both').waitFor())
  })

  test('remind by a message that leads to the note', more(), async () => {
    const page = await openNotes()
    await write(page, 'Ring the bell', '')
    const pool = createPool({ url: sharedProduct().databaseUrl, connections: 1 }, () => {})
    await pool.query(`update notes.note set reminder = $1 where title = 'Ring the bell'`, ['2026-03-10T11:59:00Z'])

    await giveReminders(connect<NotesTables>(pool), new Date(now))
    await pool.end()

    await notice(page, 'Reminder: Ring the bell').waitFor()
    await page.getByRole('region', { name: 'Message' }).getByRole('button', { name: 'Open' }).click()
    await page.getByRole('dialog', { name: 'Note' }).waitFor()
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Ring the bell')
  })

  test('go out as JSON and come back the same, and the import can be undone', more(), async () => {
    const page = await openNotes()
    const before = await page.getByRole('article').count()

    await page.getByRole('button', { name: 'More', exact: true }).first().click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Export as JSON' }).click()
    const path = await (await download).path()
    await page.getByRole('menu').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'More', exact: true }).first().click()
    await page.getByRole('menuitem', { name: 'Import' }).click()
    await page.getByRole('dialog', { name: 'Import notes' }).locator('input[type=file]').setInputFiles(path)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: /^Import \d+ entries/ }).click()
    await page.getByText(/entries imported/).waitFor()
    await page.getByRole('button', { name: 'Undo this import' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })

    await expect.poll(() => page.getByRole('article').count(), inTime).toBe(before)
  })
})

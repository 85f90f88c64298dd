import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { anAccount, notice, openSignedIn } from './accounts.ts'
import { accessibilityFaults, sidewaysScroll } from './axe.ts'
import { fillMailbox, frameWithoutScript, row, rowLink, rows } from './mailbox.ts'

const picture = Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 31) % 256))

function messageText(number: number): string {
  return [
    'From: "Muster, Beat" <beat@example.com>',
    'To: Anna <anna@example.com>',
    `Subject: =?utf-8?q?R=C3=A4ume_${number}?=`,
    `Date: Mon, 0${number} Mar 2026 08:00:00 +0000`,
    `Message-ID: <round-trip-${number}@example.com>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=part',
    '',
    '--part',
    'Content-Type: text/html; charset=utf-8',
    '',
    `<p>Message ${number}: Grüezi</p>`,
    '--part',
    'Content-Type: application/octet-stream; name=plan.bin',
    'Content-Disposition: attachment; filename=plan.bin',
    'Content-Transfer-Encoding: base64',
    '',
    ...(picture.toString('base64').match(/.{1,76}/g) ?? []),
    '--part--',
    '',
  ].join('\r\n')
}

const mbox = [2, 3, 4].map((number) => `From beat@example.com Mon Mar  2 08:00:00 2026\r\n${messageText(number)}\r\n`).join('')
const wizard = (page: Page): Locator => page.getByRole('dialog', { name: 'Import messages' })
const exporting = (page: Page): Locator => page.getByRole('dialog', { name: 'Export messages' })

async function importFile(page: Page, name: string, content: string): Promise<void> {
  await page.goto('/apps/mail/inbox?transfer=import')
  await wizard(page)
    .locator('input[type=file]')
    .setInputFiles([{ name, mimeType: '', buffer: Buffer.from(content) }])
  await wizard(page).getByText(`${name} is ready`).waitFor()
  await wizard(page).getByRole('button', { name: 'Next' }).click()
  await wizard(page)
    .getByRole('button', { name: /^Import \d/ })
    .click()
}

async function exportAll(page: Page, format: RegExp): Promise<string> {
  await page.goto('/apps/mail/inbox?transfer=export')
  await exporting(page).getByRole('radio', { name: format }).check()
  const [download] = await Promise.all([page.waitForEvent('download'), exporting(page).getByRole('button', { name: 'Export' }).click()])
  return readFile(await download.path(), 'utf8')
}

for (const width of [360, 1280]) {
  test(`takes a folder of another program in, gives it out again, and nothing is lost on the way (${width} px)`, async () => {
    const [anna, beat] = [await anAccount(), await anAccount()]
    await Promise.all([fillMailbox(anna, []), fillMailbox(beat, [])])
    const page = await openSignedIn(anna, { path: '/apps/mail/inbox', width })
    const other = await openSignedIn(beat, { path: '/apps/mail/inbox', expects: [frameWithoutScript] })

    await importFile(page, 'folder.mbox', mbox)
    await wizard(page).getByText('3 entries imported').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
    await wizard(page).getByRole('button', { name: 'Close' }).last().click()
    await row(page, 'Räume 4').waitFor()
    const first = await exportAll(page, /^MBOX/)
    await importFile(other, 'again.mbox', first)
    await wizard(other).getByText('3 entries imported').waitFor()
    await wizard(other).getByRole('button', { name: 'Close' }).last().click()
    await rowLink(other, 'Räume 3').click()
    const [download] = await Promise.all([other.waitForEvent('download'), other.getByRole('button', { name: 'Download plan.bin' }).click()])

    expect(first.match(/^From /gm)).toHaveLength(3)
    expect(Buffer.compare(await readFile(await download.path()), picture)).toBe(0)
  })
}

test('shows what is in a file before it takes it in, and takes the whole batch back', async () => {
  const anna = await anAccount()
  await fillMailbox(anna, [{ subject: 'Mine' }])
  const page = await openSignedIn(anna, { path: '/apps/mail/inbox' })
  await page.goto('/apps/mail/inbox?transfer=import')
  await wizard(page)
    .locator('input[type=file]')
    .setInputFiles([{ name: 'folder.mbox', mimeType: '', buffer: Buffer.from(mbox) }])
  await wizard(page).getByRole('button', { name: 'Next' }).click()

  await wizard(page).getByText('Räume 2 · Muster, Beat · 2 Mar').waitFor()
  await wizard(page).getByRole('button', { name: 'Import 3 entries' }).click()
  await wizard(page).getByRole('button', { name: 'Undo this import' }).click()
  await wizard(page).waitFor({ state: 'hidden' })

  await expect.poll(() => rows(page).count()).toBe(1)
  await row(page, 'Mine').waitFor()
})

test('takes the same messages in only once', async () => {
  const anna = await anAccount()
  await fillMailbox(anna, [])
  const page = await openSignedIn(anna, { path: '/apps/mail/inbox' })
  await importFile(page, 'one.eml', messageText(2))
  await wizard(page).getByText('1 entry imported').waitFor()

  await importFile(page, 'folder.mbox', mbox)

  await wizard(page).getByText('1 of them were there already and stay once').waitFor()
  await wizard(page).getByRole('button', { name: 'Close' }).last().click()
  await expect.poll(() => rows(page).count()).toBe(3)
})

test('gives the list out as a table', async () => {
  const anna = await anAccount()
  await fillMailbox(anna, [{ subject: '=1+1', labels: [2], starred: true }, { subject: 'Plain' }])
  const page = await openSignedIn(anna, { path: '/apps/mail/inbox' })

  const table = await exportAll(page, /^CSV/)

  await notice(page, '2 messages exported').waitFor()
  expect(table).toContain("'=1+1")
  expect(table.split('\r\n').filter((line) => line.includes('mira.keller@example.org'))).toHaveLength(2)
})

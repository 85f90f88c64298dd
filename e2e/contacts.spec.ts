import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, more, soon, test } from './test.ts'
import { anAccount, inTime, notice, openSignedIn, openTwoMembers } from './accounts.ts'
import { accessibilityFaults, colourFaults, sidewaysScroll } from './axe.ts'
import { addContact, openContacts, people, person } from './contacts.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

test.describe('the address book by mouse', () => {
  for (const width of [1280, 360]) {
    test(`§2.43 §3.21 a contact is added, starred, changed, removed and brought back (${width} px)`, more(width === 1280), async () => {
      const page = await openContacts({ width })

      await addContact(page, 'Zora', 'Zumstein')
      await heading(page, 'Zora Zumstein').waitFor()
      await page.getByRole('button', { name: 'Star', exact: true }).click()
      await page.getByRole('button', { name: 'Remove star', exact: true }).waitFor()
      await page.getByRole('button', { name: 'Edit', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Edit contact' })
      await dialog.getByLabel(/^Birthday/).fill('17.5.')
      await dialog.getByLabel('Company').fill('Käserei Zumstein')
      await dialog.getByRole('button', { name: 'Save', exact: true }).click()
      await dialog.waitFor({ state: 'hidden' })
      await page.getByText('17 May', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Move to bin' }).click()
      await notice(page, 'Zora Zumstein moved to the bin').waitFor()
      await page.getByRole('region', { name: 'Message' }).getByRole('button', { name: 'Undo' }).click()
      await page.goto('/apps/contacts/starred')

      await person(page, 'Zora').waitFor()
      expect(await sidewaysScroll(page)).toBe(0)
    })
  }

  test('is searched while one types, filtered by column and sorted; the address tells', async () => {
    const page = await openContacts()

    await page.getByRole('combobox', { name: 'Search contacts' }).fill('Gerber')
    await expect.poll(() => people(page).count(), inTime).toBe(1)
    await page.getByRole('combobox', { name: 'Search contacts' }).fill('')
    await page.keyboard.press('Escape')
    await expect.poll(() => people(page).count(), inTime).toBeGreaterThan(10)
    await page.getByRole('button', { name: /^First name/ }).click()
    await page.getByRole('button', { name: /^First name/ }).click()
    await expect.poll(() => people(page).first().getByRole('rowheader').textContent(), inTime).toMatch(/^[T-Z]/)

    expect(new URL(page.url()).searchParams.get('sort')).toBe('-name')
  })

  test('goes through its pages, and what is selected stays selected', async () => {
    const page = await openContacts()
    await people(page).nth(2).getByRole('checkbox').click()

    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('page'), inTime).toBe('2')
    await people(page).nth(1).getByRole('checkbox').click()
    await page.getByRole('toolbar', { name: 'Selection' }).getByText('2 selected').waitFor()
    await page.getByRole('toolbar', { name: 'Selection' }).getByRole('button', { name: 'Move to bin' }).click()
    await notice(page, '2 contacts moved to the bin').waitFor()
    await page.getByRole('link', { name: /^Bin/ }).click()

    await expect.poll(() => people(page).count(), inTime).toBe(2)
  })

  test('a contact is dragged onto a group, and taken out of it by undo', async () => {
    const page = await openContacts()
    const friends = page.getByRole('link', { name: /^Friends/ })
    await expect.poll(() => friends.textContent(), inTime).toBe('Friends3')
    const name = await people(page).nth(4).getByRole('rowheader').textContent()

    await people(page).nth(4).locator('[draggable]').dragTo(friends)
    await expect.poll(() => friends.textContent(), inTime).toBe('Friends4')
    await page.getByRole('region', { name: 'Message' }).getByRole('button', { name: 'Undo' }).click()

    await expect.poll(() => friends.textContent(), inTime).toBe('Friends3')
    expect(name).not.toBe('')
  })

  test('duplicates are merged and taken apart again', async () => {
    const page = await openContacts()
    const link = page.getByRole('link', { name: /^Duplicates/ })
    await expect.poll(() => link.textContent(), inTime).toBe('Duplicates1')
    await link.click()

    await page.getByRole('button', { name: 'Merge' }).click()
    await page.getByText('No duplicates found').waitFor()
    await page.getByRole('region', { name: 'Message' }).getByRole('button', { name: 'Undo' }).click()

    await page.getByRole('button', { name: 'Merge' }).waitFor()
  })
})

test('what is exported as vCard is known when it comes back, and an import is taken back as a whole', more(), async () => {
  const page = await openContacts()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Import and export' }).click()
  await page.getByRole('menuitem', { name: 'Export as vCard 4.0' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  const longer = `${file}BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Xaverine Müller\r\nN:Müller;Xaverine;;;\r\nCATEGORIES:Nachbarn\r\nEND:VCARD\r\n`

  await page.getByRole('button', { name: 'Import and export' }).click()
  await page.getByRole('menuitem', { name: 'Import contacts' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import contacts' })
  await dialog.locator('input[type=file]').setInputFiles({ name: 'contacts.vcf', mimeType: 'text/vcard', buffer: Buffer.from(longer) })
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByText('27 already there').waitFor()
  await dialog.getByRole('button', { name: 'Import 1 entry' }).click()
  await dialog.getByText('1 entry imported').waitFor()
  await dialog.getByRole('button', { name: 'Undo this import' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('combobox', { name: 'Search contacts' }).fill('Xaverine')

  await expect.poll(() => people(page).count(), inTime).toBe(0)
})

test('two members see each other’s changes within a second', { tag: ['@timing', '@more'] }, async () => {
  const [admin, colleague] = await openTwoMembers('/apps/contacts/all')
  await colleague.getByRole('button', { name: 'Move R. Ammann to the bin' }).waitFor()

  await admin.getByRole('button', { name: 'Move R. Ammann to the bin' }).click()

  await soon(colleague.getByRole('button', { name: 'Move R. Ammann to the bin' }).waitFor({ state: 'detached' }))
})

for (const width of [1280, 360]) {
  test(`axe finds nothing in light and dark, in list, detail, form and duplicates (${width} px)`, more(), async () => {
    const account = await anAccount()
    const places = {
      '/apps/contacts/all': 'Regula',
      '/apps/contacts/duplicates': 'Merge',
      '/apps/contacts/bin': 'The bin is empty',
    }
    for (const [path, words] of Object.entries(places)) {
      const page = await openSignedIn(account, { path, width })
      await page.locator('main, [role=dialog]').getByText(words).first().waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await colourFaults(page)).toEqual([])
    }
    const page = await openContacts({ account, width })
    await page.getByRole('button', { name: 'New contact' }).click()
    await page.getByRole('dialog').getByText('Choose a picture').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await people(page).nth(1).locator('a').first().click()
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await page.getByRole('button', { name: 'Copy Email' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })
}

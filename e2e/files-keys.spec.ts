import { expect, test } from './test.ts'
import { inTime, notice } from './accounts.ts'
import { aText, file, newFolder, openFiles, upload } from './files.ts'

test('a folder is made, a file renamed, looked at, moved and removed, all by keys', async () => {
  const page = await openFiles()
  await upload(page, aText('zeta list.txt', 'what stands in it'))
  await page.keyboard.press('n')
  const name = page.getByRole('dialog', { name: 'New folder' }).getByLabel(/^Name/)
  await expect.poll(() => name.evaluate((box) => box === document.activeElement), inTime).toBe(true)
  await page.keyboard.type('Zeta plans')
  await page.keyboard.press('Enter')
  await file(page, 'Zeta plans').waitFor()

  await file(page, 'zeta list.txt').focus()
  await page.keyboard.press('F2')
  const rename = page.getByRole('dialog', { name: 'Rename' }).getByLabel(/^Name/)
  const marked = () =>
    rename.evaluate((box) => (box instanceof HTMLInputElement ? box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0) : ''))
  await expect.poll(marked, inTime).toBe('zeta list')
  await page.keyboard.type('zeta names')
  await page.keyboard.press('Enter')
  await notice(page, '«zeta list.txt» renamed to «zeta names.txt»').waitFor()

  await file(page, 'zeta names.txt').focus()
  await page.keyboard.press('Space')
  await page.getByText('what stands in it').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })

  await file(page, 'zeta names.txt').focus()
  await page.keyboard.press('m')
  const tree = page.getByRole('tree', { name: 'Folders' })
  await tree.getByRole('treeitem', { name: 'Zeta plans' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')), inTime).toBe('treeitem')
  await page.keyboard.press('z')
  await page.getByText('To: Zeta plans').waitFor()
  await page.getByRole('button', { name: 'Move here' }).press('Enter')
  await notice(page, 'zeta names.txt moved to «Zeta plans»').waitFor()
  await file(page, 'zeta names.txt').waitFor({ state: 'detached' })
  await page.keyboard.press('Control+z')
  await notice(page, /^Undone/).waitFor()
  await file(page, 'zeta names.txt').waitFor()

  await file(page, 'zeta names.txt').focus()
  await page.keyboard.press('Delete')
  await file(page, 'zeta names.txt').waitFor({ state: 'detached' })
  await page.keyboard.press('Control+z')
  await file(page, 'zeta names.txt').waitFor()
})

test('files are cut and pasted into another folder, and the menu key opens the list of actions', async () => {
  const page = await openFiles()
  await newFolder(page, 'Zeta plans')
  await upload(page, aText('zeta list.txt'))
  await file(page, 'zeta list.txt').focus()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'Rename' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'hidden' })

  await file(page, 'zeta list.txt').focus()
  await page.keyboard.press('Control+x')
  await file(page, 'Zeta plans').focus()
  await page.keyboard.press('Enter')
  await page.getByText('This folder is empty').waitFor()
  await page.getByRole('button', { name: 'Show as list' }).focus()
  await page.keyboard.press('Control+v')

  await file(page, 'zeta list.txt').waitFor()
  await expect(page.getByText('This folder is empty')).toHaveCount(0)
})

test('arrows go through the grid in both directions, and Shift selects on the way', async () => {
  const page = await openFiles()
  await upload(page, ...['zeta 1', 'zeta 2', 'zeta 3'].map((name) => aText(`${name}.txt`)))
  await page.keyboard.press('v')
  await file(page, 'zeta 1.txt').focus()

  await page.keyboard.press('Shift+ArrowRight')

  await page.getByRole('toolbar', { name: 'Selection' }).getByText('2 selected').waitFor()
  expect(await file(page, 'zeta 2.txt').evaluate((tile) => tile === document.activeElement)).toBe(true)
})

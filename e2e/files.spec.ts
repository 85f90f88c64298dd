import { readFile } from 'node:fs/promises'
import { expect, more, soon, test } from './test.ts'
import { notice, openTwoMembers } from './accounts.ts'
import { accessibilityFaults, colourFaults, sidewaysScroll } from './axe.ts'
import { aText, file, files, newFolder, openFiles, undo, upload } from './files.ts'

test.describe('files by mouse', () => {
  for (const width of [1280, 360]) {
    test(`2.36 files and folders are listed, and each shows its details (${width} px)`, more(width === 1280), async () => {
      const page = await openFiles({ width })
      await newFolder(page, 'Zeta plans')
      await upload(page, aText('zeta list.txt'))

      await file(page, 'zeta list.txt').getByRole('button', { name: 'Details of zeta list.txt' }).click()
      const details = width < 1280 ? page.getByRole('dialog', { name: 'Details' }) : page.getByRole('region', { name: 'Details' })

      for (const word of ['Type', 'Size', 'Location', 'Owner', 'Modified', 'Opened', 'Created']) {
        await details.getByText(word, { exact: true }).waitFor()
      }
      await details.getByText('Document (txt)').waitFor()
      await details.getByRole('tab', { name: 'Activity' }).click()
      await details.getByText('Anna Muster added it').waitFor()
      expect(await sidewaysScroll(page)).toBe(0)
    })
  }

  test('what is dragged onto a folder lies in it, undo brings it back, and so does dragging it onto the way up', async () => {
    const page = await openFiles()
    await newFolder(page, 'Zeta plans')
    await upload(page, aText('zeta list.txt'))

    await file(page, 'zeta list.txt').locator('[draggable=true]').first().dragTo(file(page, 'Zeta plans'))
    await notice(page, 'zeta list.txt moved to «Zeta plans»').waitFor()
    await file(page, 'zeta list.txt').waitFor({ state: 'detached' })
    await undo(page)
    await file(page, 'zeta list.txt').locator('[draggable=true]').first().dragTo(file(page, 'Zeta plans'))
    await file(page, 'zeta list.txt').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Zeta plans' }).click()
    await file(page, 'zeta list.txt')
      .locator('[draggable=true]')
      .first()
      .dragTo(page.getByRole('navigation', { name: 'Folders above' }).getByRole('link', { name: 'My files' }))

    await notice(page, 'zeta list.txt moved to «My files»').waitFor()
    await page.getByText('This folder is empty').waitFor()
    await expect(file(page, 'zeta list.txt')).toHaveCount(0)
  })

  test('goes to the bin and comes back to its place, and a search finds it everywhere', async () => {
    const page = await openFiles()
    await newFolder(page, 'Zeta plans')
    await page.getByRole('link', { name: 'Zeta plans' }).click()
    await page.getByText('This folder is empty').waitFor()
    await upload(page, aText('quitten.txt'))

    await file(page, 'quitten.txt').getByRole('button', { name: 'Actions for quitten.txt' }).click()
    await page.getByRole('menuitem', { name: 'Move to bin' }).click()
    await notice(page, 'quitten.txt moved to the bin').waitFor()
    await page.getByRole('link', { name: 'Bin' }).click()
    await file(page, 'quitten.txt').getByRole('button', { name: 'Actions for quitten.txt' }).click()
    await page.getByRole('menuitem', { name: 'Restore' }).click()
    await page.getByText('The bin is empty').waitFor()
    await page.getByRole('link', { name: 'My files', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'My files' }).waitFor()
    await page.getByRole('searchbox', { name: 'Search files' }).fill('quitten')

    await file(page, 'quitten.txt').getByText('My files > Zeta plans').waitFor()
    expect(new URL(page.url()).searchParams.get('q')).toBe('quitten')
  })

  test('a file is saved as it is, and several as one ZIP', async () => {
    const page = await openFiles()
    await upload(page, aText('zeta one.txt', 'Grüezi'), aText('zeta two.txt'))

    const one = page.waitForEvent('download')
    await file(page, 'zeta one.txt').click({ button: 'right', position: { x: 200, y: 10 } })
    await page.getByRole('menuitem', { name: 'Download' }).click()
    const saved = await one
    const many = page.waitForEvent('download')
    await file(page, 'zeta one.txt').getByRole('checkbox').click()
    await file(page, 'zeta two.txt').getByRole('checkbox').click()
    await page.getByRole('toolbar', { name: 'Selection' }).getByRole('button', { name: 'Download' }).click()
    const zip = await readFile(await (await many).path())

    expect(saved.suggestedFilename()).toBe('zeta one.txt')
    expect(await readFile(await saved.path(), 'utf8')).toBe('Grüezi')
    expect(zip.subarray(0, 2).toString()).toBe('PK')
  })
})

test('hostile names are only text', async () => {
  const page = await openFiles()
  await upload(page, aText('zeta &lt;b&gt; {{1}}.txt'))
  await page.locator('input[data-upload=files]').setInputFiles([aText('<img src=x onerror=alert(1)>.txt')])

  // No system keeps a name with brackets.
  await file(page, '_img src=x onerror=alert(1)_.txt').waitFor()
  await expect(page.locator('[data-region=list] :is(img, b)')).toHaveCount(0)
})

test('two members see each other’s changes within a second', { tag: ['@timing', '@more'] }, async () => {
  const [admin, colleague] = await openTwoMembers('/apps/file-manager')
  await admin.getByRole('button', { name: 'New', exact: true }).waitFor()

  await newFolder(admin, 'Zeta shared')

  await soon(file(colleague, 'Zeta shared').waitFor())
})

for (const width of [1280, 360]) {
  test(`axe finds nothing in light and dark, in list, grid, details, move and preview (${width} px)`, more(), async () => {
    const page = await openFiles({ width })
    await newFolder(page, 'Zeta plans')
    await upload(page, aText('zeta list.txt'))
    const look = async (): Promise<readonly string[]> => [...(await accessibilityFaults(page))]

    expect(await look()).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await colourFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Show as grid' }).click()
    await files(page).first().waitFor()
    expect(await look()).toEqual([])
    await page.getByRole('button', { name: 'Show as list' }).click()
    await file(page, 'zeta list.txt').getByRole('button', { name: 'Details of zeta list.txt' }).click()
    await page.getByText('Marked for offline').waitFor()
    expect(await look()).toEqual([])
    if (width < 1280) await page.keyboard.press('Escape')
    await file(page, 'zeta list.txt').getByRole('button', { name: 'Actions for zeta list.txt' }).click()
    await page.getByRole('menuitem', { name: 'Move or copy' }).click()
    await page.getByRole('treeitem', { name: 'Zeta plans' }).waitFor()
    expect(await look()).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole(width < 640 ? 'button' : 'link', { name: /^zeta list\.txt/ }).click()
    await page.getByText('one line').waitFor()
    expect(await look()).toEqual([])
  })
}

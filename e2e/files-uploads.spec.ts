import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, more, test } from './test.ts'
import { inTime } from './accounts.ts'
import { aText, file, openFiles, savedBytes, tray, upload, type Sent } from './files.ts'

let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/files-`)
})
test.afterAll(async () => {
  await rm(folder, { recursive: true })
})

const patient = { timeout: 30_000 }

test.describe('uploads that break off', () => {
  // Three pieces of at most 8 MiB.
  const bytes = randomBytes(20 * 1024 * 1024)
  const brokenLine = ['ERR_FAILED', 'ERR_INTERNET_DISCONNECTED', 'ERR_CONNECTION', 'Failed to load resource']
  let large: string
  test.beforeAll(async () => {
    large = join(folder, 'zeta large.bin')
    await writeFile(large, bytes)
  })

  test('go on where they were after the page was loaded anew, and end with the same bytes', async () => {
    const page = await openFiles({ expects: brokenLine })
    await page.route('**/upload/piece?*', (route) => (numberOf(route.request().url()) === '0' ? route.continue() : route.abort()))
    await page.locator('input[data-upload=files]').setInputFiles(large)
    await tray(page).getByText('The connection broke off').waitFor(patient)
    await page.unroute('**/upload/piece?*')
    const sent = sentPieces(page)

    await page.reload()
    await tray(page)
      .getByText(/^Broken off at/)
      .waitFor()
    const chooser = page.waitForEvent('filechooser')
    await tray(page).getByRole('button', { name: 'Choose zeta large.bin again to go on' }).click()
    await (await chooser).setFiles(large)
    await tray(page).getByText('1 uploaded').waitFor(patient)

    expect(sent).toEqual(['1', '2'])
    expect((await savedBytes(page, 'zeta large.bin')).equals(bytes)).toBe(true)
  })

  test('go on by themselves once the line is back', more(), async () => {
    const page = await openFiles({ expects: brokenLine })
    const sent = sentPieces(page)
    await page.route('**/upload/piece?*', async (route) => {
      if (numberOf(route.request().url()) !== '1') return route.continue()
      await page.context().setOffline(true)
      await route.abort()
    })
    await page.locator('input[data-upload=files]').setInputFiles(large)
    await tray(page).getByText('The connection broke off').waitFor(patient)
    await page.unroute('**/upload/piece?*')

    await page.context().setOffline(false)
    await tray(page).getByText('1 uploaded').waitFor(patient)

    expect(sent.filter((number) => number !== '1')).toEqual(['0', '2'])
    expect((await savedBytes(page, 'zeta large.bin')).equals(bytes)).toBe(true)
  })
})

test.describe('a taken name is asked about', () => {
  test('both are kept', async () => {
    const page = await openFiles({ expects: ['409'] })
    await upload(page, aText('zeta.txt', 'first'))

    await uploadAgain(page, 'Keep both', aText('zeta.txt', 'second'))
    await tray(page).getByText('1 uploaded').waitFor()

    await expect.poll(() => file(page, 'zeta').count(), inTime).toBe(2)
    expect(String(await savedBytes(page, 'zeta.txt'))).toBe('first')
    expect(String(await savedBytes(page, 'zeta (2).txt'))).toBe('second')
  })

  test('the new one takes the place of the old one, which lies in the bin; no picture of it is left', async () => {
    const page = await openFiles({ expects: ['409'] })
    await page.getByRole('button', { name: 'Show as grid' }).click()
    await upload(page, await aPicture(page, 30))
    const widthOfPicture = () =>
      file(page, 'zeta.png')
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(widthOfPicture, inTime).toBe(30)

    await uploadAgain(page, 'Replace', await aPicture(page, 70))

    await tray(page).getByText('1 uploaded').waitFor()
    await expect.poll(widthOfPicture, inTime).toBe(70)
    await expect(file(page, 'zeta')).toHaveCount(1)
    await page.getByRole('link', { name: 'Bin' }).click()
    await file(page, 'zeta.png').waitFor()
  })

  test('one answer is enough for all', async () => {
    const page = await openFiles({ expects: ['409'] })
    await upload(page, aText('zeta 1.txt', 'first'), aText('zeta 2.txt', 'first'))

    await page
      .locator('input[data-upload=files]')
      .setInputFiles([aText('zeta 1.txt', 'new'), aText('zeta 2.txt', 'new'), aText('zeta 3.txt')])
    const question = page.getByRole('dialog', { name: 'This name is taken' })
    await question.getByRole('checkbox').click()
    await question.getByRole('button', { name: 'Skip' }).click()
    await question.waitFor({ state: 'hidden' })

    await tray(page).getByText('1 uploaded').waitFor()
    await file(page, 'zeta 3.txt').waitFor()
    await expect(file(page, 'zeta')).toHaveCount(3)
    expect(String(await savedBytes(page, 'zeta 1.txt'))).toBe('first')
  })
})

test('several files dropped onto the list, and one onto a folder, go where they were dropped', async () => {
  const page = await openFiles()
  await page.keyboard.press('n')
  await page.getByRole('dialog', { name: 'New folder' }).getByLabel(/^Name/).fill('Zeta plans')
  await page.keyboard.press('Enter')
  await file(page, 'Zeta plans').waitFor()

  await drop(page.getByRole('columnheader', { name: 'Name' }), ['zeta 1.txt', 'zeta 2.txt', 'zeta 3.txt'])
  await tray(page).getByText('3 uploaded').waitFor()
  await drop(file(page, 'Zeta plans'), ['zeta inside.txt'])
  await tray(page).getByText('1 uploaded').waitFor()

  for (const name of ['zeta 1.txt', 'zeta 2.txt', 'zeta 3.txt']) await file(page, name).waitFor()
  await expect(file(page, 'zeta inside.txt')).toHaveCount(0)
  await page.getByRole('link', { name: 'Zeta plans' }).click()
  await file(page, 'zeta inside.txt').waitFor()
})

function numberOf(address: string): string | null {
  return new URL(address).searchParams.get('number')
}

/** The numbers of the pieces that are sent from now on. */
function sentPieces(page: Page): readonly string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/upload/piece')) sent.push(numberOf(request.url()) ?? '')
  })
  return sent
}

async function uploadAgain(page: Page, answer: string, sent: Sent): Promise<void> {
  await page.locator('input[data-upload=files]').setInputFiles([sent])
  await page.getByRole('dialog', { name: 'This name is taken' }).getByRole('button', { name: answer }).click()
}

async function aPicture(page: Page, width: number): Promise<Sent> {
  const address = await page.evaluate((wide) => Object.assign(document.createElement('canvas'), { width: wide }).toDataURL(), width)
  return { name: 'zeta.png', mimeType: 'image/png', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') }
}

/** As if these files came from another window. */
async function drop(onto: Locator, names: readonly string[]): Promise<void> {
  const carried = await onto.evaluateHandle((_element, all) => {
    const transfer = new DataTransfer()
    for (const name of all) transfer.items.add(new File([name], name, { type: 'text/plain' }))
    return transfer
  }, names)
  for (const event of ['dragenter', 'dragover', 'drop']) await onto.dispatchEvent(event, { dataTransfer: carried })
}

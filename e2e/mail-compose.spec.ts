import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, sharedProduct, test } from './test.ts'
import { aWorker, type TestWorker } from '../scripts/testing/worker.ts'
import { anAccount, endSessions, inTime, notice, openSignedIn, passwordField, type Account } from './accounts.ts'
import { accessibilityFaults, colourFaults, sidewaysScroll } from './axe.ts'
import { fillMailbox, frameWithoutScript, row, rowLink } from './mailbox.ts'
import { startProduct, type Product } from './product.ts'
import { now } from './setup.ts'

let product: Product
let worker: TestWorker
// The hold is shorter here than in the product, so that nobody waits for it in vain.
const hold = 5
// Two or three browsers and the hold: on a busy machine that takes its time.
test.describe.configure({ timeout: 180_000 })
test.beforeAll(async () => {
  product = await startProduct({ databaseUrl: sharedProduct().databaseUrl, clock: now, settings: { MAIL_HOLD_SECONDS: String(hold) } })
  worker = await aWorker(sharedProduct().databaseUrl, { clock: now })
})
test.afterAll(async () => {
  await worker.stop()
  await product.stop()
})

const aWriter = (): Promise<Account> => anAccount({ address: product.address })

/** Whose mailbox is empty, so that whatever is found there has arrived. */
async function aReader(name: string): Promise<Account> {
  const account = await anAccount({ address: product.address, name })
  await fillMailbox(account, [])
  return account
}

async function open(account: Account, path = '/apps/mail/inbox', options: Parameters<typeof openSignedIn>[1] = {}): Promise<Page> {
  const expects = [frameWithoutScript, ...(options.expects ?? [])]
  return openSignedIn(account, { address: product.address, path, ...options, expects })
}

/** At the empty panel, as the button opens it. */
async function openPanel(account: Account, options: Parameters<typeof openSignedIn>[1] = {}): Promise<Page> {
  const page = await open(account, '/apps/mail/inbox', options)
  await page.getByRole('button', { name: 'Compose' }).filter({ visible: true }).click()
  await to(page).waitFor()
  return page
}

const panel = (page: Page): Locator => page.getByRole('dialog', { name: /^(New message|Reply|Forward)$/ })
const to = (page: Page): Locator => panel(page).getByRole('combobox', { name: 'To' })
const subject = (page: Page): Locator => panel(page).getByLabel('Subject')
const message = (page: Page): Locator => panel(page).getByRole('textbox', { name: 'Message' })
const chip = (page: Page, name: string): Locator => panel(page).getByLabel(name, { exact: true })
const saved = (page: Page): Locator => panel(page).getByText(/^Saved \d\d:\d\d$/)
const send = (page: Page): Locator => panel(page).getByRole('button', { name: 'Send', exact: true })
const close = (page: Page): Locator => panel(page).getByRole('button', { name: 'Close and keep as draft' })

async function write(page: Page, account: Account, about: string): Promise<void> {
  await to(page).fill(account.email)
  await subject(page).fill(about)
  await message(page).click()
  await page.keyboard.type('The figures are ready.')
}

test.describe('writing a message', () => {
  for (const width of [360, 1280]) {
    test(`keeps a draft, sends it, takes it back and sends it again, and it arrives (${width} px)`, async () => {
      const [anna, beat] = [await aWriter(), await aReader('Beat Beispiel')]
      const page = await openPanel(anna, { width })
      const reader = await open(beat)

      await write(page, beat, 'Quinces')
      await saved(page).waitFor()
      await close(page).click()
      await panel(page).waitFor({ state: 'hidden' })
      await page.goto('/apps/mail/drafts')
      await rowLink(page, 'Quinces').click()
      await chip(page, beat.email).waitFor()
      await expect(subject(page)).toHaveValue('Quinces')
      expect(await message(page).innerText()).toBe('The figures are ready.')

      await send(page).click()
      await notice(page, 'Message sent').waitFor()
      await page.getByRole('region', { name: 'Message' }).getByRole('button', { name: 'Undo' }).click()
      await chip(page, beat.email).waitFor()
      expect(await message(page).innerText()).toBe('The figures are ready.')
      await send(page).click()
      await panel(page).waitFor({ state: 'hidden' })

      await row(reader, 'Quinces').waitFor({ timeout: 30_000 })
      await page.goto('/apps/mail/sent')
      await row(page, 'Quinces').first().waitFor()
      await expect(row(page, 'Quinces')).toHaveCount(1)
      await page.goto('/apps/mail/drafts')
      await page.getByRole('heading', { level: 1, name: 'Drafts' }).waitFor()
      await expect(row(page, 'Quinces')).toHaveCount(0)
      expect(await sidewaysScroll(page)).toBe(0)
    })
  }

  for (const width of [360, 1280]) {
    test(`goes by keyboard alone (${width} px)`, async () => {
      const [anna, beat] = [await aWriter(), await aReader('Beat Beispiel')]
      const page = await open(anna, '/apps/mail/inbox', { width })
      await page.getByRole('list', { name: 'Messages' }).waitFor()

      await page.keyboard.press('c')
      await to(page).waitFor()
      await expect.poll(() => to(page).evaluate((box) => box === document.activeElement), inTime).toBe(true)
      await page.keyboard.type('wrong,')
      await panel(page).getByText('Not a valid address: wrong').waitFor()
      await page.keyboard.press('Backspace')
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(`${beat.email};`)
      await chip(page, beat.email).waitFor()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.type('By keys')
      await message(page).waitFor()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.type('No mouse.')
      await page.keyboard.press('Escape')
      await panel(page).waitFor({ state: 'hidden' })
      await page.goto('/apps/mail/drafts')
      await rowLink(page, 'By keys').focus()
      await page.keyboard.press('Enter')
      await message(page).getByText('No mouse.').waitFor()
      await message(page).focus()
      await page.keyboard.press('ControlOrMeta+Enter')

      await notice(page, 'Message sent').waitFor()
      await panel(page).waitFor({ state: 'hidden' })
      await page.getByRole('heading', { level: 1 }).focus()
      await page.keyboard.press('z')
      await notice(page, 'Undone: Message sent').waitFor()
      await expect(subject(page)).toHaveValue('By keys')
    })
  }

  test('says calmly that it is too late once the message has gone', async () => {
    const [anna, beat] = [await aWriter(), await aReader('Beat Beispiel')]
    const page = await openPanel(anna, { expects: ['409'] })
    const reader = await open(beat)
    await write(page, beat, 'Gone')

    await send(page).click()
    await notice(page, 'Message sent').waitFor()
    await row(reader, 'Gone').waitFor({ timeout: 30_000 })
    await page.keyboard.press('ControlOrMeta+z')

    await notice(page, 'The message has already gone and cannot be taken back.').waitFor()
    await expect(panel(page)).toBeHidden()
  })

  test('discards a draft into the trash and brings it back exactly', async () => {
    const [anna, beat] = [await aWriter(), await aReader('Beat Beispiel')]
    const page = await openPanel(anna)
    await write(page, beat, 'Unsure')
    await saved(page).waitFor()

    await panel(page).getByRole('button', { name: 'Discard draft' }).click()
    await notice(page, 'Draft discarded').waitFor()
    await page.getByRole('region', { name: 'Message' }).getByRole('button', { name: 'Undo' }).click()

    await chip(page, beat.email).waitFor()
    expect(await message(page).innerText()).toBe('The figures are ready.')
  })

  test('stays open beside the mailbox while somebody reads on', async () => {
    const anna = await aWriter()
    await fillMailbox(anna, [{ subject: 'First' }, { subject: 'Second' }])
    const page = await openPanel(anna)
    await subject(page).fill('Half done')

    // The panel covers the right half of the list.
    await rowLink(page, 'First').click({ position: { x: 30, y: 20 } })
    await page.getByRole('heading', { level: 2, name: 'First' }).waitFor()

    await expect(subject(page)).toHaveValue('Half done')
    expect(new URL(page.url()).searchParams.has('compose')).toBe(true)
  })

  test('asks whoever writes of an attachment and attaches none', async () => {
    const [anna, beat] = [await aWriter(), await aReader('Beat Beispiel')]
    const page = await openPanel(anna)
    await write(page, beat, 'Die Bilanz im Anhang')

    await send(page).click()
    const question = page.getByRole('alertdialog', { name: 'Send without an attachment?' })
    await question.getByRole('button', { name: 'Go back' }).click()
    await question.waitFor({ state: 'hidden' })
    await expect(panel(page)).toBeVisible()
    await send(page).click()
    await question.getByRole('button', { name: 'Send anyway' }).click()

    await notice(page, 'Message sent').waitFor()
    await panel(page).waitFor({ state: 'hidden' })
    await expect(row(page, 'Die Bilanz')).toHaveCount(0)
  })
})

test.describe('what is written', () => {
  test('survives a server that does not answer, and is saved once it does', async () => {
    const anna = await aWriter()
    const page = await openPanel(anna, { expects: ['Failed to load resource'] })
    await page.route('**/save-draft', (route) => route.abort())
    await subject(page).fill('Do not lose me')

    await panel(page).getByText('The draft could not be saved.').waitFor()
    await page.keyboard.press('Escape')
    await expect(subject(page)).toHaveValue('Do not lose me')
    await page.unroute('**/save-draft')
    await panel(page).getByRole('button', { name: 'Try again' }).click()
    await saved(page).waitFor()

    await page.goto('/apps/mail/drafts')
    await row(page, 'Do not lose me').waitFor()
  })

  test('survives signing in again', async () => {
    const anna = await aWriter()
    const page = await openPanel(anna, { expects: ['401'] })
    await subject(page).fill('Before')
    await saved(page).waitFor()

    await endSessions(anna)
    await subject(page).fill('After')
    const again = page.getByRole('dialog', { name: 'Please sign in again' })
    await again.waitFor()
    await passwordField(page).fill(anna.password)
    await again.getByRole('button', { name: 'Sign in', exact: true }).click()
    await again.waitFor({ state: 'hidden' })

    await expect(subject(page)).toHaveValue('After')
    await saved(page).waitFor({ timeout: 30_000 })
  })

  test('is kept when the page goes at once', async () => {
    const anna = await aWriter()
    const page = await openPanel(anna)
    await subject(page).fill('Typed and gone')

    await page.goto('/apps/mail/drafts')

    await expect.poll(() => row(page, 'Typed and gone').count(), inTime).toBe(1)
  })
})

test.describe('files', () => {
  test('go up and come down again byte by byte', async () => {
    const [anna, beat] = [await aWriter(), await aReader('Beat Beispiel')]
    const page = await openPanel(anna)
    const reader = await open(beat)
    const content = randomBytes(1_300_000)
    await write(page, beat, 'With a file')

    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      panel(page)
        .getByRole('button', { name: /^Attach files/ })
        .click(),
    ])
    await chooser.setFiles([
      { name: 'plan für März.bin', mimeType: 'application/octet-stream', buffer: content },
      { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<script>alert(1)</script>') },
    ])
    await panel(page).getByText('1.3 MB', { exact: true }).waitFor()
    await panel(page).getByRole('button', { name: 'Remove page.html' }).click()
    await send(page).click()
    await notice(page, 'Message sent').waitFor()
    await rowLink(reader, 'With a file').click({ timeout: 30_000 })
    const [download] = await Promise.all([
      reader.waitForEvent('download'),
      reader.getByRole('button', { name: 'Download plan für März.bin' }).click(),
    ])

    expect(download.suggestedFilename()).toBe('plan für März.bin')
    expect(Buffer.compare(await readFile(await download.path()), content)).toBe(0)
    await expect(reader.getByText('page.html')).toHaveCount(0)
  })

  test('are refused early when they are too large together', async () => {
    const page = await openPanel(await aWriter())

    // Made in the browser: carrying so much over to it takes longer than the test.
    await panel(page)
      .locator('input[type=file]')
      .evaluate((input: HTMLInputElement) => {
        const chosen = new DataTransfer()
        chosen.items.add(new File([new Uint8Array(26 * 1024 * 1024 + 1)], 'huge.bin'))
        input.files = chosen.files
        input.dispatchEvent(new Event('change', { bubbles: true }))
      })

    await panel(page)
      .getByText(/All files together may have at most .* Left out: huge.bin/)
      .waitFor()
    await expect(panel(page).getByRole('button', { name: 'Remove huge.bin' })).toHaveCount(0)
  })
})

test.describe('an answer', () => {
  const hostile =
    '<p>Hello <b>you</b></p><script>document.title="x"</script><p onclick="alert(1)"><a href="javascript:alert(1)">here</a></p><img src="https://spy.example.org/p.png" alt="Logo">'

  test('quotes what came without what it could do', async () => {
    const anna = await aWriter()
    await fillMailbox(anna, [{ subject: 'Re: Plan', message: hostile }])
    const page = await open(anna)
    await rowLink(page, 'Re: Plan').click()
    await page.getByRole('heading', { level: 2, name: 'Re: Plan' }).waitFor()

    await page.keyboard.press('r')
    await message(page).waitFor()

    await expect(subject(page)).toHaveValue('Re: Plan')
    await chip(page, 'Mira Keller, mira.keller@example.org').waitFor()
    expect(await message(page).innerText()).toMatch(/On .*, Mira Keller wrote:\s+Hello you/)
    const html = await message(page).innerHTML()
    expect(html).not.toMatch(/script|onclick|javascript|spy\.example|<img(?! class="ProseMirror)/)
    await expect.poll(() => message(page).evaluate((box) => box.contains(document.activeElement)), inTime).toBe(true)
  })

  test('passes a message on with its files', async () => {
    const [anna, beat, carla] = [await aWriter(), await aReader('Beat Beispiel'), await aReader('Carla Beispiel')]
    const page = await openPanel(anna)
    const middle = await open(beat)
    const reader = await open(carla)
    await write(page, beat, 'Plan')
    await panel(page)
      .locator('input[type=file]')
      .setInputFiles([{ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('abc') }])
    await panel(page).getByText('3 B', { exact: true }).waitFor()
    await send(page).click()

    await rowLink(middle, 'Plan').click({ timeout: 30_000 })
    await middle.getByRole('heading', { level: 2, name: 'Plan' }).waitFor()
    await middle.keyboard.press('f')
    await to(middle).fill(carla.email)
    await panel(middle).getByText('plan.txt').waitFor()
    await send(middle).click()
    await rowLink(reader, 'Fwd: Plan').click({ timeout: 30_000 })
    const [download] = await Promise.all([
      reader.waitForEvent('download'),
      reader.getByRole('button', { name: 'Download plan.txt' }).click(),
    ])

    expect(await readFile(await download.path(), 'utf8')).toBe('abc')
  })

  test('is written to whom another app hands over, without naming them in the address', async () => {
    const page = await open(await aWriter())
    await page.getByRole('list', { name: 'Messages' }).waitFor()

    await page.evaluate(() =>
      history.pushState({ to: [{ name: 'Nadja', email: 'nadja@example.com' }] }, '', '/apps/mail/inbox?compose=new'),
    )

    await chip(page, 'Nadja, nadja@example.com').waitFor()
    expect(page.url()).not.toContain('nadja')
  })
})

test.describe('the panel', () => {
  for (const [width, dark] of [
    [360, false],
    [1280, false],
    [1280, true],
  ] as const) {
    test(`has no fault that axe knows, with chips, errors and files (${width} px, dark: ${dark})`, async () => {
      const page = await openPanel(await aWriter(), { width, dark })
      await to(page).fill('wrong')
      await page.keyboard.press(',')
      await page.keyboard.type('nadja@example.com,')
      await panel(page).getByRole('button', { name: 'Add Cc' }).click()
      await panel(page)
        .locator('input[type=file]')
        .setInputFiles([{ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('abc') }])
      await panel(page).getByText('3 B', { exact: true }).waitFor()
      await message(page).waitFor()

      expect(await accessibilityFaults(page)).toEqual([])
      expect(await colourFaults(page)).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)
    })
  }
})

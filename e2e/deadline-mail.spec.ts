import type { Page } from '@playwright/test'
import pg from 'pg'
import { codesIn, mailSettings, mailsTo, mailWorkerAt } from '../scripts/testing/deadline-mails.ts'
import { anSmtpServer, type TestSmtpServer } from '../scripts/testing/smtp-server.ts'
import { accessibilityFaults, sidewaysScroll } from './axe.ts'
import { openPage } from './browser.ts'
import { arrival, askAsFirm, fillIn, press } from './form.ts'
import { startProduct, type Product } from './product.ts'
import { somebody } from './register.ts'
import { now } from './setup.ts'
import { expect, sharedProduct, test } from './test.ts'

let owner: pg.Pool
let post: TestSmtpServer
let product: Product
test.beforeAll(async () => {
  owner = new pg.Pool({ connectionString: sharedProduct().databaseUrl })
  post = await anSmtpServer()
  product = await startProduct({ databaseUrl: sharedProduct().databaseUrl, clock: now, settings: mailSettings })
})
test.afterAll(async () => {
  await product.stop()
  await post.close()
  await owner.end()
})

const title = 'Beleg und Erinnerungen per E-Mail'
const told = 'Öffnen Sie den Link in der E-Mail von uns.'
const anEmail = (): string => `${crypto.randomUUID()}@outside.example`

/** The code in the first mail to an address, once the worker has sent it. */
async function codeTo(email: string): Promise<{ readonly first: string; readonly stop: string }> {
  const worker = mailWorkerAt({ database: { url: sharedProduct().databaseUrl } }, post, now)
  await worker.sendOrdered()
  await worker.stop()
  return codesIn((await mailsTo(post, email)).at(-1) ?? { headers: [] })
}

async function isKept(code: string): Promise<boolean> {
  const id = Buffer.from(code, 'base64url').subarray(0, 16).toString('hex')
  return (await owner.query('select from extension.deadline_mail where id = $1::uuid', [id])).rowCount === 1
}

async function expectSound(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
}

test.describe('mails about a deadline', () => {
  for (const [width, dark] of [
    [360, false],
    [1280, true],
  ] as const) {
    test(`are asked for, confirmed and stopped by keyboard at ${width} px, dark: ${dark}`, async () => {
      const page = await openPage({ width, dark, address: product.address })
      await askAsFirm(page, await somebody('legal-entity'))
      const email = anEmail()

      await page.getByText(title).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await page.keyboard.type('keine Adresse')
      await page.keyboard.press('Enter')
      await page.getByText('Geben Sie eine E-Mail-Adresse ein').waitFor()
      await expectSound(page)
      await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(email)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.getByText(told).waitFor()
      await expectSound(page)
      expect(
        await page.evaluate(() => [JSON.stringify(sessionStorage), JSON.stringify(localStorage), location.href].join(' ')),
      ).not.toContain(email)

      const { first, stop } = await codeTo(email)
      await page.goto(`/erinnerungen?code=${first}`)
      await arrival(page, 'E-Mail-Adresse bestätigen')
      await expectSound(page)
      await page.getByRole('button', { name: 'Bestätigen' }).focus()
      await page.keyboard.press('Enter')
      await arrival(page, 'Der Beleg ist unterwegs')
      await expectSound(page)
      await codeTo(email)
      expect((await mailsTo(post, email)).map(({ attachments }) => attachments.length)).toEqual([0, 1])

      await page.goto(`/erinnerungen?code=${stop}`)
      await arrival(page, 'Keine E-Mails mehr?')
      await expectSound(page)
      await expect.poll(() => isKept(stop)).toBe(true)
      await page.getByRole('button', { name: 'Adresse löschen' }).focus()
      await page.keyboard.press('Enter')
      await arrival(page, 'Ihre Adresse ist gelöscht')
      await expect.poll(() => isKept(stop)).toBe(false)
      await page.goto(`/erinnerungen?code=${first}`)
      await arrival(page, 'Dieser Link gilt nicht mehr')
      await expectSound(page)
    })
  }

  test('work without script, from the result to the last link', async () => {
    const page = await openPage({ script: false, width: 360, address: product.address })
    const { pid } = await somebody('legal-entity')
    await page.goto('/')
    await fillIn(page, { pid, deadline: '30.11.2026' })
    await press(page, 'Absenden')
    const email = anEmail()
    await page.getByText(title).click()
    await page.getByLabel('E-Mail-Adresse').fill('keine Adresse')
    await press(page, 'Link senden')
    await page.getByText('Geben Sie eine E-Mail-Adresse ein').waitFor()
    expect(await sidewaysScroll(page)).toBe(0)

    await page.getByLabel('E-Mail-Adresse').fill(email)
    await press(page, 'Link senden')

    await page.getByText(told).waitFor()
    expect(page.url()).not.toContain(email)
    const { first, stop } = await codeTo(email)
    await page.goto(`/erinnerungen?code=${first}&lang=fr`)
    await arrival(page, 'Confirmer l’adresse e-mail')
    await press(page, 'Confirmer')
    await arrival(page, 'L’attestation est en route')
    await codeTo(email)
    expect(await mailsTo(post, email)).toHaveLength(2)
    await page.goto(`/erinnerungen?code=${stop}`)
    await press(page, 'Effacer l’adresse')
    await arrival(page, 'Votre adresse est effacée')
    await expect.poll(() => isKept(stop)).toBe(false)
  })

  test('are stopped by one press in a mail program, which opens no page', async () => {
    const page = await openPage({ address: product.address })
    await askAsFirm(page, await somebody('legal-entity'))
    const email = anEmail()
    await page.getByText(title).click()
    await page.getByLabel('E-Mail-Adresse').fill(email)
    await press(page, 'Link senden')
    await page.getByText(told).waitFor()
    const { stop } = await codeTo(email)

    await page.request.get(`/erinnerungen?code=${stop}`)
    await expect.poll(() => isKept(stop)).toBe(true)
    const reply = await page.request.post(`/erinnerungen?code=${stop}`, { multipart: { 'List-Unsubscribe': 'One-Click' } })

    expect([reply.status(), await isKept(stop)]).toEqual([200, false])
  })

  test('are not offered where nothing was extended, nor where the installation sends none', async () => {
    const page = await openPage({ address: product.address })
    await askAsFirm(page, { pid: '999998' })
    await expect(page.getByText(title)).toHaveCount(0)
    const other = await openPage()
    await askAsFirm(other, await somebody('legal-entity'))
    await expect(other.getByText(title)).toHaveCount(0)
    await other.goto('/erinnerungen?code=x')
    await arrival(other, 'Dieser Link gilt nicht mehr')
  })
})

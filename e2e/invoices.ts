import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import readQr from 'jsqr'
import { sharedProduct } from './test.ts'
import { getInvoice, saveInvoice } from '../src/features/invoice/contract.ts'
import { anAccount, openSignedIn, type Account } from './accounts.ts'

type Form = 'modern' | 'compact'

/** The rows of the table, or the cards of a phone. */
export function invoices(page: Page): Locator {
  return page.locator('[role=row][data-index], li[data-index]')
}

export function paymentPart(page: Page): Locator {
  return page.getByRole('region', { name: 'Payment part' })
}

/** The invoices a workspace begins with. */
export async function openInvoices(width = 1280): Promise<Page> {
  const page = await openSignedIn(await anAccount(), { path: '/pages/invoices', width })
  await invoices(page).first().waitFor()
  return page
}

/** The newest invoice in one of its forms, with its payment part. */
export async function openPaper(form: Form, width = 1280): Promise<Page> {
  const page = await openSignedIn(await anAccount(), { path: `/pages/invoices/${form}`, width })
  await paymentPart(page).waitFor()
  return page
}

/** An invoice with as many lines as are wanted. */
export async function openLong(form: Form, lines: number): Promise<Page> {
  const account = await anAccount()
  const { client } = getInvoice.output.parse(await ask(account, getInvoice.path))
  const services = Array.from({ length: lines }, (_, at) => ({
    id: randomUUID(),
    title: `Line ${at + 1}`,
    detail: '',
    unit: 'Hour',
    unitPrice: 10,
    quantity: 1,
  }))
  const dates = { date: '2026-03-09', dueDate: '2026-04-09' }
  const rules = { taxRate: 8, discount: 0, discountPercent: null, isToCoin: false }
  const invoice = { id: randomUUID(), client, services, ...dates, ...rules }
  const { id } = saveInvoice.output.parse(await ask(account, saveInvoice.path, { invoice }))
  const page = await openSignedIn(account, { path: `/pages/invoices/${form}/${id}` })
  await paymentPart(page).waitFor()
  return page
}

async function ask({ token }: Account, path: string, body?: unknown): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const reply = await fetch(`${sharedProduct().address}${path}`, { headers, ...sent })
  return reply.json()
}

/** What a phone reads that is held before the screen. */
export async function scannedFromScreen(page: Page): Promise<string | undefined> {
  const png = await paymentPart(page).getByRole('img', { name: 'QR code to pay with' }).screenshot()
  // The browser reads its own picture, twice as large and with the white rim that every reader wants; a sign for each dot is quick to send.
  const { dots, size } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0)
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const side = picture.width * 2 + 40
    const context = new OffscreenCanvas(side, side).getContext('2d')
    if (!context) throw new Error('no canvas here')
    context.fillStyle = 'white'
    context.fillRect(0, 0, side, side)
    context.imageSmoothingEnabled = false
    context.drawImage(picture, 20, 20, side - 40, side - 40)
    const shades = context.getImageData(0, 0, side, side).data.filter((_shade, at) => at % 4 === 0)
    return { dots: Array.from(shades, (shade) => (shade < 128 ? '1' : '0')).join(''), size: side }
  }, png.toString('base64'))
  const colours = new Uint8ClampedArray(dots.length * 4).fill(255)
  for (const { index } of dots.matchAll(/1/g)) colours.fill(0, index * 4, index * 4 + 3)
  return readQr(colours, size, size)?.data
}

import * as z from 'zod/mini'
import type { PlainDate } from '../../../../kit/plain-date.ts'
import { addDays } from '../../../../kit/plain-date.ts'
import type { Invoice, Seller } from '../../invoice.ts'
import type { texts as words } from '../texts.ts'
import type { Written } from './saved.ts'

/** What stands in the form: as the invoice has it, but for one discount with its kind. */
export type InvoiceInput = {
  client: Invoice['client']
  date: string
  dueDate: string
  lines: LineInput[]
  taxRate: number
  discountKind: 'amount' | 'percent'
  discountValue: number
  isToCoin: boolean
}
/** NOTE «id» would be taken for the key that the form gives each row. */
export type LineInput = { lineId: string; title: string; detail: string; unit: string; unitPrice: number; quantity: number }

export function invoiceSchema(texts: typeof words): z.ZodMiniType<InvoiceInput, InvoiceInput> {
  const text = (most: number) => z.string().check(z.maxLength(most))
  const figure = (least: number, most: number) =>
    z
      .number({ error: texts.figureWrong })
      .check(z.minimum(least, { error: texts.figureWrong }), z.maximum(most, { error: texts.figureWrong }))
  const line = z.object({
    lineId: z.string(),
    title: z.string().check(z.trim(), z.minLength(1, { error: texts.lineTitleMissing }), z.maxLength(300)),
    detail: text(2000),
    unit: text(40),
    unitPrice: figure(-9_999_999, 9_999_999),
    quantity: figure(0, 1_000_000),
  })
  return z
    .object({
      client: z.object({
        title: z.string().check(z.trim(), z.minLength(1, { error: texts.titleMissing }), z.maxLength(200)),
        address: text(500),
        phone: text(60),
        email: text(320),
      }),
      date: z.iso.date(),
      dueDate: z.iso.date(),
      lines: z.array(line).check(z.maxLength(500)),
      taxRate: figure(0, 100),
      discountKind: z.enum(['amount', 'percent']),
      discountValue: figure(0, 9_999_999),
      isToCoin: z.boolean(),
    })
    .check(
      z.refine(({ date, dueDate }) => dueDate >= date, { error: texts.dueWrong, path: ['dueDate'] }),
      z.refine(({ discountKind, discountValue }) => discountKind === 'amount' || discountValue <= 100, {
        error: texts.figureWrong,
        path: ['discountValue'],
      }),
    )
}

export function inputOf({ client, date, dueDate, services, taxRate, discount, discountPercent, isToCoin }: Invoice): InvoiceInput {
  return {
    client,
    date,
    dueDate,
    lines: services.map(({ id, title, detail, unit, unitPrice, quantity }) => ({ lineId: id, title, detail, unit, unitPrice, quantity })),
    taxRate,
    discountKind: discountPercent === null ? 'amount' : 'percent',
    discountValue: discountPercent ?? discount,
    isToCoin,
  }
}

export function writtenFrom({ lines, discountKind, discountValue, ...same }: InvoiceInput): Written {
  const isPercent = discountKind === 'percent'
  return {
    ...same,
    services: lines.map(({ lineId, ...line }) => ({ ...line, id: lineId, total: 0 })),
    discount: isPercent ? 0 : discountValue,
    discountPercent: isPercent ? discountValue : null,
  }
}

export function emptyLine(): LineInput {
  return { lineId: crypto.randomUUID(), title: '', detail: '', unit: '', unitPrice: 0, quantity: 1 }
}

export function newInput({ paymentDays }: Seller, today: PlainDate): InvoiceInput {
  return {
    client: { title: '', address: '', phone: '', email: '' },
    date: today,
    dueDate: addDays(today, paymentDays),
    lines: [emptyLine()],
    taxRate: 8.1,
    discountKind: 'amount',
    discountValue: 0,
    isToCoin: false,
  }
}

import { formatsFor, type Formats } from '../../../../kit/formats.ts'
import { turnPage, type Page } from '../../../../platform/tagged-page.ts'
import type { Invoice } from '../../invoice.ts'
import { paperTexts, type PaperLanguage, type PaperTexts } from './paper-texts.ts'

export type Look = { readonly form: 'modern' | 'compact'; readonly language: PaperLanguage }

/** What all that draw need: the page, the invoice, and the words and figures of its language. */
export type Paper = {
  readonly page: Page
  readonly invoice: Invoice
  readonly look: Look
  readonly texts: PaperTexts
  readonly formats: Formats
}

const formats: Readonly<Record<PaperLanguage, Formats>> = {
  de: formatsFor({ locale: 'de-CH', timeZone: 'Europe/Zurich' }),
  en: formatsFor({ locale: 'en-CH', timeZone: 'Europe/Zurich' }),
}

export function paperOf(page: Page, invoice: Invoice, look: Look): Paper {
  return { page, invoice, look, texts: paperTexts[look.language], formats: formats[look.language] }
}

/** A day in words; it does not depend on when the paper is printed. */
export function dayOn({ formats: { date } }: Paper, day: string): string {
  return date(day, 'day', new Date(0))
}

/** So far down a page is written; below it are the number of the page and the edge. */
export const lowest = 790

/** Where sums and terms begin: here, or at the top of a new page, because they stay together. */
export function roomForEnd({ page }: Paper, y: number): number {
  if (y + 96 <= lowest) return y
  turnPage(page)
  return page.edges.top
}

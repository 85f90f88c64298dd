import type { FileAnswer } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import type { Site } from '../../../kit/site.ts'
import type { Language } from '../../../kit/texts.ts'
import { receiptFileName, type DecidedReceipt, type Receipt } from '../receipt.ts'
import { proofTexts } from '../texts.ts'
import { deadlineCalendar } from './deadline-calendar.ts'
import { pageOfReceipt } from './receipt-parts.ts'
import type { ReceiptPrinter } from './receipt-printer.ts'
import { wordingIn } from './receipt-wording.ts'

export async function pdfFile(printer: ReceiptPrinter, receipt: Receipt, site: Site, language: Language): Promise<FileAnswer> {
  return { name: receiptFileName(receipt, 'pdf'), content: await printer.print(receipt, site, language) }
}

export async function calendarFile(receipt: DecidedReceipt, site: Site, language: Language): Promise<FileAnswer> {
  const wording = wordingIn(language)
  const { calendarDay } = pageOfReceipt(receipt, wording, site.holidays)
  if (calendarDay === undefined) throw new Problem('conflict', proofTexts.noDeadline)
  return { name: receiptFileName(receipt, 'ics'), content: deadlineCalendar(receipt, calendarDay, { site, ...wording }) }
}

import type { Kysely } from 'kysely'
import type { Site } from '../../../kit/site.ts'
import { route, type Route } from '../../../platform/http.ts'
import { submitExtension } from '../contract.ts'
import { deadlineCalendar, receiptPdf, verifyReceipt } from '../receipt-contract.ts'
import { calendarFile, pdfFile } from './receipt-files.ts'
import { createReceiptPrinter } from './receipt-printer.ts'
import { openReceipt, verify } from './receipts.ts'
import { submit } from './submit.ts'
import type { ExtensionTables } from './tables.ts'

export { plainAnswers, type AnsweredRequest, type PlainAnswers } from './plain-answers.ts'

type Needs = { readonly db: Kysely<ExtensionTables>; readonly canton: { readonly id: string; readonly site: Site } }

export function extensionRoutes({ db, canton }: Needs): readonly Route[] {
  const { id, site } = canton
  const printer = createReceiptPrinter({ waiting: 50 })
  return [
    route(submitExtension, (request, _caller, key) => submit(db, canton, request, key)),
    route(verifyReceipt, (proof) => verify(db, id, proof)),
    route(receiptPdf, async (proof) => pdfFile(printer, await openReceipt(db, id, proof), site, proof.language)),
    route(deadlineCalendar, async (proof) => calendarFile(await openReceipt(db, id, proof), site, proof.language)),
  ]
}

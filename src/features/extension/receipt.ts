import { dayAt, type PlainDate } from '../../kit/plain-date.ts'
import { placeOfLaw, type LegalForm } from './rules.ts'

/** What stands on every receipt: what was asked, when, and how to prove it. */
type AskedRequest = {
  readonly reference: string
  readonly code: string
  readonly period: number
  readonly legalForm: LegalForm
  readonly pid: string
  readonly wish: PlainDate
  /** The office's own sentence, in German. */
  readonly text: string
  readonly receivedAt: string
  /** The rule behind the answer. */
  readonly rule: string
}

/** What a person keeps of a decision, on paper or in the calendar. */
export type DecidedReceipt = AskedRequest & {
  readonly kind: 'decided'
  readonly name: string
  /** Empty for a firm. */
  readonly firstName: string
  readonly oldDeadline: PlainDate
  readonly newDeadline: PlainDate
  /** The version of the rules that decided. */
  readonly configuration: string
}

/** What a person keeps of a request that was received and is not decided yet. It names nobody: nobody has been looked up. */
export type PendingReceipt = AskedRequest & { readonly kind: 'pending' }

export type Receipt = DecidedReceipt | PendingReceipt

/** The day the request arrived, where the office is. */
export function dayOfReceipt({ receivedAt }: Receipt): PlainDate {
  return dayAt(new Date(receivedAt), placeOfLaw)
}

/** `Fristerstreckung_2025_2026-03-10.pdf`: a download folder is no place for a PID. */
export function receiptFileName(receipt: Receipt, kind: 'pdf' | 'ics'): string {
  return `Fristerstreckung_${receipt.period}_${dayOfReceipt(receipt)}.${kind}`
}

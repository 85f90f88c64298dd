import { dayAt, type PlainDate } from '../../kit/plain-date.ts'
import { placeOfLaw, type LegalForm } from './rules.ts'

/** What a person keeps of a decision, on paper or in the calendar. */
export type Receipt = {
  readonly reference: string
  readonly code: string
  readonly period: number
  readonly legalForm: LegalForm
  readonly pid: string
  readonly name: string
  /** Empty for a firm. */
  readonly firstName: string
  readonly wish: PlainDate
  readonly oldDeadline: PlainDate
  readonly newDeadline: PlainDate
  /** The office's own sentence, in German. */
  readonly text: string
  readonly receivedAt: string
}

/** The day the request arrived, where the office is. */
export function dayOfReceipt({ receivedAt }: Receipt): PlainDate {
  return dayAt(new Date(receivedAt), placeOfLaw)
}

/** `Fristerstreckung_2025_2026-03-10.pdf`: a download folder is no place for a PID. */
export function receiptFileName(receipt: Receipt, kind: 'pdf' | 'ics'): string {
  return `Fristerstreckung_${receipt.period}_${dayOfReceipt(receipt)}.${kind}`
}

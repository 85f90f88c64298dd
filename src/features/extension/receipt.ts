import { dayAt, placeOfLaw, type PlainDate } from '../../kit/plain-date.ts'
import type { LegalForm } from './rules.ts'

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

type NamedRequest = AskedRequest & {
  readonly name: string
  /** Empty for a firm. */
  readonly firstName: string
  /** The version of the rules that decided. */
  readonly configuration: string
}

/** What a person keeps of a decision, on paper or in the calendar. */
export type DecidedReceipt = NamedRequest & {
  readonly kind: 'decided'
  readonly oldDeadline: PlainDate
  readonly newDeadline: PlainDate
  readonly reminderDeadline?: PlainDate
  readonly isJoint?: boolean
}

/** Nothing has to be filed for this period. */
type NotRequiredReceipt = NamedRequest & { readonly kind: 'not-required' }

/** What a person keeps of a request that was received and is not decided yet. It names nobody: nobody has been looked up. */
export type PendingReceipt = AskedRequest & { readonly kind: 'pending' }

export type Receipt = DecidedReceipt | NotRequiredReceipt | PendingReceipt

/** The day the request arrived, where the office is. */
export function dayOfReceipt({ receivedAt }: Receipt): PlainDate {
  return dayAt(new Date(receivedAt), placeOfLaw)
}

/** Where a receipt is checked, with reference and code filled in. They stand behind the `#`, which no server ever sees. */
export function verifyAddress(web: string, { reference, code }: Pick<Receipt, 'reference' | 'code'>): string {
  return `${web}/beleg#${reference}-${code}`
}

/** `Fristerstreckung_2025_PID123456.pdf`: whoever asks for many clients tells their files apart by the name. */
export function receiptFileName({ period, pid }: Receipt, kind: 'pdf' | 'ics'): string {
  return `Fristerstreckung_${period}_PID${pid}.${kind}`
}

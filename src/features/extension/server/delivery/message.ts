import type { PlainDate } from '../../../../kit/plain-date.ts'
import type { LegalForm } from '../../rules.ts'
import type { TaxpayerGroup } from '../decision/facts.ts'

/** What the tax system is told of a decision that moved a deadline. */
export type Message = {
  readonly reference: string
  readonly canton: string
  readonly pid: string
  readonly legalForm: LegalForm
  readonly period: number
  readonly oldDeadline: PlainDate
  readonly newDeadline: PlainDate
  readonly receivedAt: string
  readonly rule: string
  readonly configuration: string | null
}

/** What it is told of more time for everybody of some groups: the terms, by which it raises its own cases. Never lowers one. */
export type GeneralMessage = {
  readonly kind: 'general-extension'
  readonly reference: string
  readonly canton: string
  readonly period: number
  /** None for both. */
  readonly legalForm: LegalForm | null
  readonly groups: readonly TaxpayerGroup[]
  /** Cases whose deadline lies between these two days. */
  readonly oldFrom: PlainDate
  readonly oldTo: PlainDate
  readonly newDeadline: PlainDate
  readonly reason: string
}

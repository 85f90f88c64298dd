import type { PlainDate } from '../../../../kit/plain-date.ts'
import type { LegalForm } from '../../rules.ts'

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

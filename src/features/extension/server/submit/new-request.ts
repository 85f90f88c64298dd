import type { PlainDate } from '../../../../kit/plain-date.ts'
import type { ExtensionRequest } from '../../contract.ts'
import type { LegalForm } from '../../rules.ts'
import type { Repeat } from '../repeat.ts'
import type { Outcome } from '../tables.ts'

/** A request with its answer, as it is about to be stored. */
export type NewRequest = {
  readonly id: string
  readonly period: number
  readonly pid: number
  readonly legalForm: LegalForm
  readonly wish: PlainDate
  readonly receivedAt: Date
  readonly outcome: Outcome
  readonly rule: string
  readonly configuration: string
  readonly message: string
  readonly reference: string
  readonly code: string
  readonly oldDeadline?: PlainDate
  readonly newDeadline?: PlainDate
  /** Told to somebody who was reminded, and on the receipt later on. */
  readonly reminderDeadline?: PlainDate
  readonly repeat?: Repeat | undefined
  /** The case to move from the deadline that was read; only where more time is granted by the own register. */
  readonly moves?: { readonly pid: number; readonly from: PlainDate }
  /** Names as another system told them. */
  readonly told?: { readonly name: string; readonly firstName: string }
  /** What is needed to decide it later. */
  readonly later?: Pick<ExtensionRequest, 'birthDate' | 'uid' | 'isFeeAccepted'>
}

/** The same before anything is decided about it. */
export type BegunRow = Omit<NewRequest, 'outcome' | 'rule' | 'message'>

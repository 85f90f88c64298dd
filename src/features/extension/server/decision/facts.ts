import type { PlainDate } from '../../../../kit/plain-date.ts'

/** What the register knows about the number and period of a request. Nothing is known of a number that nobody has. */
export type Facts = {
  readonly person?: Person
  readonly taxCase?: TaxCase
  /** More time for everybody of the person's group. */
  readonly generalDeadline?: PlainDate
  /** Too many wrong birth dates were tried with this number. */
  readonly isLocked: boolean
  /** The same wish of the same person, decided within the last 24 hours. */
  readonly earlier?: { readonly reference: string; readonly newDeadline: PlainDate }
}

export type Person = {
  readonly name: string
  readonly firstName: string
  readonly birthDate?: PlainDate
  readonly uid?: string
  readonly diedOn?: PlainDate
  readonly leftOn?: PlainDate
  /** Files together with somebody else: a couple has one case. */
  readonly isJoint?: boolean
}

export const caseStates = ['open', 'filed', 'in-assessment', 'assessed', 'estimated'] as const
export const taxpayerGroups = ['employed', 'self-employed', 'legal-entity', 'limited'] as const
export const specialKinds = ['none', 'part-year', 'expense', 'liquidation'] as const
export type CaseState = (typeof caseStates)[number]
export type TaxpayerGroup = (typeof taxpayerGroups)[number]
export type SpecialKind = (typeof specialKinds)[number]

export type TaxCase = {
  readonly deadline: PlainDate
  readonly state: CaseState
  readonly reminderLevel: number
  readonly reminderDeadline?: PlainDate
  readonly group: TaxpayerGroup
  readonly special: SpecialKind
  readonly isBlocked: boolean
  /** How often it was extended before, general extensions not counted. */
  readonly extensions: number
}

/** When a request arrived, by the legal clock, and under which reference it is kept. */
export type Moment = { readonly at: Date; readonly reference: string }

export type Decision =
  /** Cannot be decided as it stands: a fault of the caller. */
  | { readonly kind: 'invalid'; readonly rule: string; readonly message: string }
  | { readonly kind: 'rejected'; readonly rule: string; readonly message: string }
  /** Has been decided before; the answer of then holds. */
  | { readonly kind: 'repeat'; readonly rule: string; readonly reference: string }
  /** Nothing has to be filed. */
  | { readonly kind: 'not-required'; readonly rule: string; readonly text: string; readonly name: string; readonly firstName: string }
  | {
      readonly kind: 'decided'
      readonly rule: string
      readonly text: string
      readonly name: string
      readonly firstName: string
      readonly oldDeadline: PlainDate
      readonly newDeadline: PlainDate
      readonly reminderDeadline?: PlainDate
      readonly isJoint?: boolean
    }

import type { Kysely } from 'kysely'
import type { PlainDate } from '../../../../kit/plain-date.ts'
import type { refusalReasons } from '../../decide-contract.ts'

export type LegalForm = 'natural-person' | 'legal-entity'

type Asked = {
  readonly legalForm: LegalForm
  readonly pid: number
  readonly period: number
  readonly receivedAt: Date
  /** What its sender showed, unless the office itself has made sure who it is. */
  readonly shown: 'office' | { readonly birthDate: PlainDate | null; readonly uid: string | null }
}

/** What the register and the published rules say about a request. */
export type Standing = {
  readonly person?: { readonly name: string; readonly firstName: string }
  readonly casePid: number
  readonly caseDeadline?: PlainDate
  readonly inForce?: PlainDate
  readonly latest: PlainDate
  readonly answerTo: (wish: PlainDate) => { readonly rule: string; readonly message: string; readonly grants?: PlainDate }
}

/** The published rules and their words; `main` hands them over from the feature that keeps them. */
export type OfficeRules = {
  readonly version: string
  readonly begin: (period: number) => { readonly id: string; readonly reference: string; readonly code: string }
  readonly standing: <Tables>(db: Kysely<Tables>, asked: Asked) => Promise<Standing>
  readonly received: (moment: { readonly at: Date; readonly reference: string }) => string
  readonly granted: (day: PlainDate) => string
  readonly refused: (reason: (typeof refusalReasons)[number], inForce: PlainDate) => string
  readonly changed: (act: 'correct' | 'withdraw', day: PlainDate) => string
  readonly dayAt: (at: Date) => PlainDate
}

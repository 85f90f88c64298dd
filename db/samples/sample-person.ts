import type { LegalForm } from '../../src/features/extension/rules.ts'
import type { PlainDate } from '../../src/kit/plain-date.ts'

export type SamplePerson = {
  readonly legalForm: LegalForm
  readonly pid: number
  readonly name: string
  readonly firstName: string
  readonly birthDate?: PlainDate
  readonly uid?: string
  readonly casePid?: number
  readonly diedOn?: PlainDate
  readonly leftOn?: PlainDate
}

import type { Generated } from 'kysely'
import type { PlainDate } from '../../../kit/plain-date.ts'
import type { LegalForm } from '../rules.ts'
import type { CaseState, SpecialKind, TaxpayerGroup } from './decision/facts.ts'

type Person = {
  canton: string
  legal_form: LegalForm
  pid: number
  name: string
  first_name: string
  birth_date: PlainDate | null
  uid: string | null
  case_pid: number | null
  died_on: PlainDate | null
  left_on: PlainDate | null
}

type TaxCase = {
  canton: string
  legal_form: LegalForm
  pid: number
  period: number
  deadline: PlainDate
  base_deadline: PlainDate | null
  state: CaseState
  reminder_level: number
  reminder_deadline: PlainDate | null
  taxpayer_group: TaxpayerGroup
  special: SpecialKind
  is_blocked: boolean
  extensions: number
}

type Request = {
  canton: string
  period: number
  id: string
  pid: number
  legal_form: LegalForm
  wish: PlainDate
  received_at: Date
  outcome: Outcome
  rule: string
  old_deadline: PlainDate | null
  new_deadline: PlainDate | null
  message: string | null
  reference: string | null
  code: string | null
  key_hash: Buffer | null
  fingerprint: Buffer | null
  configuration: string | null
  told_name: string | null
  told_first_name: string | null
  reminder_deadline: PlainDate | null
}
export type Outcome = 'granted' | 'unchanged' | 'rejected' | 'pending'

type ResultAddress = { token_hash: Buffer; canton: string; reference: string; expires_at: Date }

type ConfigurationRow = { canton: string; version: string; content: string; first_used_at: Generated<Date> }

export type ExtensionTables = {
  'extension.person': Person
  'extension.tax_case': TaxCase
  'extension.request': Request
  'extension.result_address': ResultAddress
  'extension.configuration': ConfigurationRow
}

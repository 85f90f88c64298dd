import type { PlainDate } from '../../../kit/plain-date.ts'
import type { LegalForm } from '../rules.ts'

type Person = {
  canton: string
  legal_form: LegalForm
  pid: number
  name: string
  first_name: string
  birth_date: PlainDate | null
  uid: string | null
}

type TaxCase = { canton: string; legal_form: LegalForm; pid: number; period: number; deadline: PlainDate }

type Request = {
  canton: string
  period: number
  id: string
  pid: number
  legal_form: LegalForm
  wish: PlainDate
  received_at: Date
  outcome: 'granted' | 'unchanged' | 'rejected'
  rule: string
  old_deadline: PlainDate | null
  new_deadline: PlainDate | null
  message: string | null
  reference: string | null
  code: string | null
  key_hash: Buffer | null
  fingerprint: Buffer | null
}

type ResultAddress = { token_hash: Buffer; canton: string; reference: string; expires_at: Date }

export type ExtensionTables = {
  'extension.person': Person
  'extension.tax_case': TaxCase
  'extension.request': Request
  'extension.result_address': ResultAddress
}

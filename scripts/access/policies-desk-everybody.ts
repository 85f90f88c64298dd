import { generalId } from './general-things.ts'
import { officers, only, type Policies } from './policy.ts'

const leads = ['office-lead'] as const
const clerks = ['office-clerk', 'office-lead'] as const
const why = 'Störung am Fristtag'
const terms = {
  period: 2025,
  legalForm: 'natural-person',
  groups: ['employed'],
  from: '2026-03-31',
  to: '2026-03-31',
  deadline: '2026-06-30',
}

export const deskEverybodyPolicies: Policies = {
  'GET /api/office/everybody': { lets: officers, inputs: only({}) },
  'POST /api/office/everybody/dry-run': { lets: clerks, inputs: only(terms) },
  'POST /api/office/everybody/propose': { lets: clerks, inputs: only({ terms, reason: why }) },
  'POST /api/office/everybody/withdraw': { lets: clerks, inputs: only({ id: generalId, why }) },
  'POST /api/office/everybody/act': { lets: leads, inputs: only({ id: generalId, act: 'start', why }) },
  // Opening what is open: a closed form would be closed for the rest of the matrix.
  'POST /api/office/everybody/closing': { lets: leads, inputs: only({ texts: null, why }) },
}

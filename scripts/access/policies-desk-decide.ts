import { officers, only, type Policies } from './policy.ts'

const deciders = ['office-clerk', 'office-lead'] as const
const leads = ['office-lead'] as const
/** A reference that nobody has: who may ask is told so, who may not is not. */
const reference = '25K7M92QX8CV'
const entry = {
  legalForm: 'natural-person',
  pid: '999999',
  period: 2025,
  wish: '2026-09-30',
  channel: 'letter',
  arrivedOn: '2026-03-09',
  ground: 'illness',
  note: '',
}
const settled = { id: '019563c4-0b3e-7a55-9d0e-3f2f4c1f5a77', reference, isApproved: true, note: '' }

export const deskDecidePolicies: Policies = {
  'GET /api/office/queue': { lets: officers, inputs: only({}) },
  'GET /api/office/proposals': { lets: officers, inputs: only({}) },
  'POST /api/office/matter': { lets: deciders, inputs: only({ reference }), answers: 404 },
  'POST /api/office/entries': { lets: deciders, inputs: only(entry) },
  'POST /api/office/decide': { lets: deciders, inputs: only({ reference, todo: { act: 'withdraw' }, note: '', seen: 0 }), answers: 404 },
  'POST /api/office/proposals/settle': { lets: leads, inputs: only(settled), answers: 404 },
}

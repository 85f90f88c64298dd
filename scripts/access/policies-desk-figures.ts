import { officers, only, type Policies } from './policy.ts'

const leads = ['office-lead'] as const
const why = 'Wartung des Fachsystems'

export const deskFigurePolicies: Policies = {
  'GET /api/office/figures': { lets: officers, inputs: only({ range: 'season' }) },
  'GET /api/office/figures/visits': { lets: officers, inputs: only({ range: 'month' }) },
  'GET /api/office/delivery': { lets: officers, inputs: only({}) },
  'GET /api/office/delivery/dead': { lets: officers, inputs: only({}) },
  'POST /api/office/delivery/replay': { lets: leads, inputs: only({ ids: 'all' }) },
  'POST /api/office/delivery/pause': { lets: leads, inputs: only({ why }) },
  'POST /api/office/delivery/resume': { lets: leads, inputs: only({ why }) },
}

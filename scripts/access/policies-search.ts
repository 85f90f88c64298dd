import { members, only, type Policies } from './policy.ts'
import { canary } from './world.ts'

export const searchPolicies: Policies = {
  'GET /api/search': { lets: members, inputs: only({ q: canary }) },
  'GET /api/search/summary': { lets: members, inputs: only({ q: canary }) },
}

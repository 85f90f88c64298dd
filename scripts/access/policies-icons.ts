import { forMembers, type Policies } from './policy.ts'

export const iconPolicies: Policies = {
  'GET /api/icons': forMembers,
}

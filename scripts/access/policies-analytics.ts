import { forMembers, type Policies } from './policy.ts'

export const analyticsPolicies: Policies = {
  'GET /api/analytics-dashboard-app/widgets': forMembers,
}

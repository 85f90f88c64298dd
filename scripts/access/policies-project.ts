import { about, forMembers, members, only, type Policies } from './policy.ts'

const app = '/api/project-dashboard-app'
const asSpending = (id: string, budgetId: string) => ({ spending: { id, budgetId, day: '2026-03-10', amount: 5, note: '' } })

export const projectPolicies: Policies = {
  [`GET ${app}/projects`]: forMembers,
  [`GET ${app}/widgets`]: about(({ board }) => ({ project: board })),
  [`GET ${app}/units`]: forMembers,
  [`POST ${app}/save-units`]: { lets: members, inputs: only({ temperature: 'F' }) },
  [`POST ${app}/save-budget`]: about(({ budget, board }) => ({ budget: { id: budget, projectId: board, type: 'Art', total: 5 } })),
  [`POST ${app}/remove-budget`]: about(({ budget }) => ({ id: budget })),
  [`POST ${app}/restore-budget`]: about(({ removedBudget }) => ({ id: removedBudget })),
  [`GET ${app}/spendings`]: about(({ budget }) => ({ budgetId: budget })),
  [`POST ${app}/save-spending`]: about(({ spending, budget }) => asSpending(spending, budget)),
  [`POST ${app}/remove-spending`]: about(({ spending }) => ({ id: spending })),
  [`POST ${app}/restore-spending`]: about(({ removedSpending }) => ({ id: removedSpending })),
}

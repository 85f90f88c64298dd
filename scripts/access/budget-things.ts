import type { Pool } from 'pg'

export const budgetKinds = ['budget', 'removedBudget', 'spending', 'removedSpending'] as const
type BudgetThings = Readonly<Record<(typeof budgetKinds)[number] | 'board', string>>

/** A budget of the board with something spent of it; `word` stands in all of it. */
export async function addBudget(owner: Pool, workspaceId: string, things: BudgetThings, word: string): Promise<void> {
  const { board, budget, removedBudget, spending, removedSpending } = things
  const longAgo = '2026-03-01T00:00:00Z'
  const budgets = `insert into project_dashboard.budget (workspace_id, id, project_id, type, total, removed_at) values ($1, $2, $3, $4, 100, $5)`
  await owner.query(budgets, [workspaceId, budget, board, `${word} budget`, null])
  await owner.query(budgets, [workspaceId, removedBudget, board, `${word} removed budget`, longAgo])
  const spendings = `insert into project_dashboard.spending (workspace_id, id, budget_id, day, amount, note, removed_at)
    values ($1, $2, $3, '2026-03-09', 10, $4, $5)`
  await owner.query(spendings, [workspaceId, spending, budget, `${word} spending`, null])
  await owner.query(spendings, [workspaceId, removedSpending, budget, `${word} removed spending`, longAgo])
}

/** Parents first. */
export const budgetTables: readonly string[] = ['budget', 'spending', 'preference'].map((name) => `project_dashboard.${name}`)

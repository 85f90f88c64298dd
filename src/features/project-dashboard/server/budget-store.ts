import { sql, type Transaction } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import type { NoTables } from '../../../platform/sample.ts'
import { storable } from '../../../platform/storable-text.ts'
import type { saveBudget } from '../contract.ts'
import type { Budget } from '../rows.ts'

type Tx = Transaction<NoTables>
export type BudgetFigures = Budget & { readonly spent: number; readonly lately: number; readonly before: number; readonly version: number }

export const noSuchBudget = (): Problem => new Problem('not-found', 'There is no such budget.')

/** The budgets of these projects with what was spent of them: in all, in the last 30 days, and in the 30 before. */
export async function readBudgets(tx: Tx, projectIds: readonly string[], today: string): Promise<readonly BudgetFigures[]> {
  const { rows } = await sql<BudgetFigures>`
    select b.id, b.project_id as "projectId", b.type, b.total::float8, b.version, coalesce(sum(s.amount), 0)::float8 as spent,
      coalesce(sum(s.amount) filter (where s.day > ${today}::date - 30 and s.day <= ${today}::date), 0)::float8 as lately,
      coalesce(sum(s.amount) filter (where s.day > ${today}::date - 60 and s.day <= ${today}::date - 30), 0)::float8 as before
    from project_dashboard.budget as b
    left join project_dashboard.spending as s on s.workspace_id = b.workspace_id and s.budget_id = b.id and s.removed_at is null
    where b.workspace_id = platform.workspace() and b.removed_at is null and b.project_id = any(${[...projectIds]}::uuid[])
    group by b.workspace_id, b.id order by b.number`.execute(tx)
  return rows
}

/** Adds or changes. Who sends a version has seen that one, and nobody may have been faster. */
export async function putBudget(tx: Tx, { budget, version }: InputOf<typeof saveBudget>): Promise<number> {
  const { id, projectId, type, total } = budget
  const { rows } = await sql<{ version: number }>`
    select version from project_dashboard.budget where workspace_id = platform.workspace() and id = ${id}::uuid for update`.execute(tx)
  if (version !== undefined && rows[0] === undefined) throw noSuchBudget()
  if (version !== undefined && rows[0]?.version !== version) throw new Problem('conflict', 'This budget was changed by somebody else.')
  const { numAffectedRows = 0n } = await sql`
    insert into project_dashboard.budget (workspace_id, id, project_id, type, total)
    values (platform.workspace(), ${id}::uuid, ${projectId}::uuid, ${storable(type)}, ${total})
    on conflict (workspace_id, id) do update set project_id = excluded.project_id, type = excluded.type, total = excluded.total,
      version = budget.version + 1`.execute(tx)
  return Number(numAffectedRows)
}

/** What was spent of it goes with it and comes back with it. */
export async function setBudgetRemoved(tx: Tx, id: string, isRemoved: boolean): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update project_dashboard.budget set removed_at = ${isRemoved ? sql`coalesce(removed_at, platform.moment())` : sql`null`}
    where workspace_id = platform.workspace() and id = ${id}::uuid`.execute(tx)
  if (numAffectedRows === 0n) throw noSuchBudget()
  return Number(numAffectedRows)
}

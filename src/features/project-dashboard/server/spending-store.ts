import { sql, type Transaction } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import type { NoTables } from '../../../platform/sample.ts'
import { storable } from '../../../platform/storable-text.ts'
import type { Spending } from '../rows.ts'
import { noSuchBudget } from './budget-store.ts'

type Tx = Transaction<NoTables>
const mostSpendings = 500
const noSuchSpending = (): Problem => new Problem('not-found', 'There is no such spending.')

export async function readSpendings(tx: Tx, budgetId: string): Promise<Spending[]> {
  await checkBudget(tx, budgetId)
  const { rows } = await sql<Spending>`
    select id, budget_id as "budgetId", day::text, amount::float8, note from project_dashboard.spending
    where workspace_id = platform.workspace() and budget_id = ${budgetId}::uuid and removed_at is null
    order by day desc, id limit ${mostSpendings}`.execute(tx)
  return rows
}

export async function putSpending(tx: Tx, { id, budgetId, day, amount, note }: Spending): Promise<number> {
  await checkBudget(tx, budgetId)
  const { numAffectedRows = 0n } = await sql`
    insert into project_dashboard.spending (workspace_id, id, budget_id, day, amount, note)
    values (platform.workspace(), ${id}::uuid, ${budgetId}::uuid, ${day}::date, ${amount}, ${storable(note)})
    on conflict (workspace_id, id) do update set budget_id = excluded.budget_id, day = excluded.day, amount = excluded.amount,
      note = excluded.note, version = spending.version + 1`.execute(tx)
  return Number(numAffectedRows)
}

export async function setSpendingRemoved(tx: Tx, id: string, isRemoved: boolean): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update project_dashboard.spending set removed_at = ${isRemoved ? sql`coalesce(removed_at, platform.moment())` : sql`null`}
    where workspace_id = platform.workspace() and id = ${id}::uuid`.execute(tx)
  if (numAffectedRows === 0n) throw noSuchSpending()
  return Number(numAffectedRows)
}

/** What was spent of these projects until a day, and day by day from then on. */
export async function readSpentSince(tx: Tx, projectIds: readonly string[], first: string): Promise<Spent> {
  const { rows } = await sql<{ day: string | null; amount: number }>`
    select case when s.day >= ${first}::date then s.day::text end as day, sum(s.amount)::float8 as amount
    from project_dashboard.budget as b
    join project_dashboard.spending as s on s.workspace_id = b.workspace_id and s.budget_id = b.id and s.removed_at is null
    where b.workspace_id = platform.workspace() and b.removed_at is null and b.project_id = any(${[...projectIds]}::uuid[])
    group by 1`.execute(tx)
  return {
    before: rows.find(({ day }) => day === null)?.amount ?? 0,
    byDay: new Map(rows.flatMap(({ day, amount }) => (day === null ? [] : [[day, amount] as const]))),
  }
}
export type Spent = { readonly before: number; readonly byDay: ReadonlyMap<string, number> }

async function checkBudget(tx: Tx, id: string): Promise<void> {
  const { rows } = await sql`
    select from project_dashboard.budget where workspace_id = platform.workspace() and id = ${id}::uuid and removed_at is null`.execute(tx)
  if (rows.length === 0) throw noSuchBudget()
}

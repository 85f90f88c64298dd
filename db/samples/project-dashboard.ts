import { sql, type Transaction } from 'kysely'
import { inFrancs } from '../../src/kit/money.ts'
import { addDays, type PlainDate } from '../../src/kit/plain-date.ts'
import type { NoTables, Sample } from '../../src/platform/sample.ts'
import { germanBudgets } from './project-dashboard.de.ts'

type Tx = Transaction<NoTables>
type SampleBudget = {
  readonly type: string
  readonly total: number
  /** How much of it is spent. */
  readonly spent: number
  /** Between so many days ago. */
  readonly from: number
  readonly to: number
  /** In so many payments. */
  readonly payments: number
  readonly notes: readonly string[]
}

const portal: readonly SampleBudget[] = [
  {
    type: 'Wireframing',
    total: 14_880,
    spent: 15_212.4,
    from: 730,
    to: 430,
    payments: 11,
    notes: ['Sketches', 'Round with clients', 'Paper and pens'],
  },
  { type: 'Design', total: 21_080, spent: 15_604.35, from: 690, to: 3, payments: 22, notes: ['Screens', 'Icons', 'Review of the words'] },
  { type: 'Coding', total: 34_720, spent: 17_950.6, from: 560, to: 0, payments: 38, notes: ['Development', 'Test server', 'Code review'] },
  {
    type: 'Marketing',
    total: 31_000,
    spent: 9_310.25,
    from: 400,
    to: 9,
    payments: 14,
    notes: ['Letter to clients', 'Evening for clients'],
  },
  { type: 'Extra', total: 22_320, spent: 2_655.8, from: 300, to: 12, payments: 6, notes: ['Licences', 'Travel'] },
]
const move: readonly SampleBudget[] = [
  { type: 'Furniture', total: 18_500, spent: 4_280, from: 60, to: 1, payments: 4, notes: ['Deposit for desks', 'Lamps'] },
  { type: 'Removal firm', total: 6_400, spent: 1_200, from: 25, to: 20, payments: 1, notes: ['Deposit'] },
]
/** Those of each sample board. */
export const sampleBudgets: readonly (readonly SampleBudget[])[] = [portal, move]

/** Budgets for the sample boards, and work that did not all begin today. Runs after the samples of to-dos and boards. */
export const projectDashboardSample: Sample = async (tx, { today, language }) => {
  await spreadWork(tx)
  const { rows } = await sql<{ id: string }>`
    select id from scrumboard.board where workspace_id = platform.workspace() order by number limit 2`.execute(tx)
  for (const [at, budgets] of sampleBudgets.entries()) {
    const projectId = rows[at]?.id
    const words = language === 'de' ? budgets.map((budget) => ({ ...budget, ...germanBudgets[budget.type] })) : budgets
    if (projectId !== undefined) await addBudgets(tx, projectId, words, today)
  }
}

/** Over three weeks, always in the same way: a dashboard of a single day says nothing. */
async function spreadWork(tx: Tx): Promise<void> {
  await sql`
    update todo.todo as t set made_at = m.at, done_at = case when t.completed
        then greatest(m.at, least(t.due_date, platform.moment() - interval '90 minutes')) end
    from (select id, platform.moment() - (row_number() over (order by position) % 19) * interval '23 hours' - interval '2 hours' as at
      from todo.todo where workspace_id = platform.workspace()) as m
    where t.workspace_id = platform.workspace() and t.id = m.id`.execute(tx)
  await sql`
    update scrumboard.card as c set made_at = m.at
    from (select id, platform.moment() - (row_number() over (order by board_id, list_id, position) % 17) * interval '25 hours'
        - interval '3 hours' as at
      from scrumboard.card where workspace_id = platform.workspace()) as m
    where c.workspace_id = platform.workspace() and c.id = m.id`.execute(tx)
}

async function addBudgets(tx: Tx, projectId: string, budgets: readonly SampleBudget[], today: PlainDate): Promise<void> {
  for (const budget of budgets) {
    const { rows } = await sql<{ id: string }>`
      insert into project_dashboard.budget (workspace_id, project_id, type, total)
      values (platform.workspace(), ${projectId}::uuid, ${budget.type}, ${budget.total}) returning id`.execute(tx)
    await sql`
      insert into project_dashboard.spending (workspace_id, budget_id, day, amount, note)
      select platform.workspace(), ${rows[0]?.id}::uuid, day, amount, note
      from jsonb_to_recordset(${JSON.stringify(paymentsOf(budget, today))}::jsonb) as paid (day date, amount numeric, note text)`.execute(
      tx,
    )
  }
}

type Payment = { readonly day: PlainDate; readonly amount: number; readonly note: string }

/** Payments of different sizes that come to exactly what is spent. */
function paymentsOf({ spent, from, to, payments, notes }: SampleBudget, today: PlainDate): readonly Payment[] {
  const weights = Array.from({ length: payments }, (_, at) => 4 + ((at * 7) % 5))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let left = Math.round(spent * 100)
  return weights.map((weight, at) => {
    const isLast = at === payments - 1
    const cents = isLast ? left : Math.round((spent * 20 * weight) / whole) * 5
    left -= cents
    const days = Math.round(from + ((to - from) * at) / Math.max(1, payments - 1))
    return { day: addDays(today, -days), amount: inFrancs(cents), note: notes[at % notes.length] ?? '' }
  })
}

import { centsOf, inFrancs, sumOf } from '../../../kit/money.ts'
import type { PlainDate } from '../../../kit/plain-date.ts'
import type { Project } from '../contract.ts'
import { byWeek, daysOfWeek, weekRanges, type WeekRange } from '../ranges.ts'
import type { BudgetRow } from '../rows.ts'
import type { WidgetOf } from '../widget.ts'
import type { BudgetFigures } from './budget-store.ts'
import { largest } from './largest.ts'
import type { Spent } from './spending-store.ts'

/** What the budget is for: the four largest kinds of work, and the rest. */
export function sharesWidget(budgets: readonly BudgetFigures[]): WidgetOf<'budget'> {
  const byType = Map.groupBy(budgets, ({ type }) => type)
  const shares = largest([...byType].map(([label, some]) => ({ label, value: sumOf(some.map(({ total }) => total)) })))
  return {
    id: 'budget',
    title: 'Budget Distribution',
    labels: shares.map(({ label }) => label),
    datasets: [{ label: 'Budget', data: shares.map(({ value }) => value) }],
  }
}

export function spentWidget(budgets: readonly BudgetFigures[], { before, byDay }: Spent, today: PlainDate): WidgetOf<'spent'> {
  const budget = sumOf(budgets.map(({ total }) => total))
  const daily = (range: WeekRange): readonly number[] => daysOfWeek(today, range).map((day) => byDay.get(day) ?? 0)
  /** What was spent in all at the end of each day of a week. */
  const totals = (range: WeekRange): number[] =>
    daysOfWeek(today, range).map((end) => sumOf([before, ...[...byDay].flatMap(([day, amount]) => (day <= end ? [amount] : []))]))
  const lineOf = (data: number[]): { count: number; data: number[] } => ({ count: data.at(-1) ?? 0, data })
  return {
    id: 'spent',
    title: 'Spent',
    ranges: weekRanges,
    currentRange: 'TW',
    labels: byWeek((range) => [...daysOfWeek(today, range)]),
    weekly: byWeek((range) => ({ count: sumOf(daily(range)), data: [...daily(range)] })),
    total: byWeek((range) => lineOf(totals(range))),
    remaining: byWeek((range) => lineOf(totals(range).map((spent) => sumOf([budget, -spent])))),
    budget,
  }
}

const columns = [
  { id: 'type', title: 'Budget Type' },
  { id: 'total', title: 'Total Budget' },
  { id: 'spent', title: 'Spent (CHF)' },
  { id: 'spentShare', title: 'Spent (%)' },
  { id: 'remaining', title: 'Remaining (CHF)' },
  { id: 'remainingShare', title: 'Remaining (%)' },
]

export function detailsWidget(budgets: readonly BudgetFigures[], projects: readonly Project[]): WidgetOf<'details'> {
  const names = new Map(projects.map(({ id, name }) => [id, name]))
  const rows = budgets.map((budget): BudgetRow => {
    const remaining = inFrancs(centsOf(budget.total) - centsOf(budget.spent))
    const shareOf = (amount: number): number | null => (budget.total === 0 ? null : amount / budget.total)
    return {
      ...budget,
      projectName: names.get(budget.projectId) ?? '',
      spentShare: shareOf(budget.spent),
      remaining,
      remainingShare: shareOf(remaining),
    }
  })
  return { id: 'details', title: 'Budget Details', table: { columns, rows } }
}

import type { BudgetRow } from '../../src/features/project-dashboard/rows.ts'
import type { Widget } from '../../src/features/project-dashboard/widget.ts'
import { byWeek, dayRanges, weekRanges } from '../../src/features/project-dashboard/ranges.ts'

const none = [0, 0, 0, 0, 0, 0, 0]
const count = (todos: number, cards: number, extra = 0) => ({ count: todos + cards, extra, todos, cards })

/** Everything the dashboard shows, as the server would send it on 31 March 2026. */
// oxlint-disable-next-line max-lines-per-function -- one of each widget, nothing else
export function aDashboard(budgets: readonly BudgetRow[] = []): Widget[] {
  const line = byWeek((range) => ({ count: range === 'TW' ? 630 : 100, data: [...none] }))
  return [
    {
      id: 'due',
      title: 'Due Tasks',
      ranges: dayRanges,
      currentRange: 'DT',
      data: { DY: count(2, 0), DT: count(3, 1, 2), DTM: count(0, 0) },
    },
    { id: 'overdue', title: 'Overdue', data: count(2, 1, 1) },
    { id: 'issues', title: 'Issues', data: count(4, 0) },
    { id: 'features', title: 'Features', data: count(9, 3) },
    {
      id: 'week',
      title: 'Issues of the Week',
      ranges: weekRanges,
      currentRange: 'TW',
      labels: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
      datasets: byWeek((range) => [
        { label: 'Created', data: range === 'TW' ? [3, 2, 0, 0, 0, 0, 0] : [1, 0, 0, 0, 0, 0, 0] },
        { label: 'Closed', data: [1, 0, 0, 0, 0, 0, 0] },
      ]),
      figures: (['created', 'closed', 'reopened', 'wontFix', 'needsTest', 'fixed'] as const).map((id, at) => ({
        id,
        label: id,
        count: byWeek((range) => (range === 'TW' ? at + 40 : at)),
        data: byWeek(() => [...none]),
      })),
    },
    {
      id: 'distribution',
      title: 'Task Distribution',
      ranges: weekRanges,
      currentRange: 'TW',
      labels: byWeek(() => ['Frontend', 'Others']),
      datasets: byWeek(() => [{ label: 'Tasks', data: [3, 1] }]),
      added: byWeek(() => 4),
      completed: byWeek(() => 2),
    },
    {
      id: 'schedule',
      title: 'Schedule',
      ranges: { DT: 'Today', DTM: 'Tomorrow' },
      currentRange: 'DT',
      days: { DT: '2026-03-31', DTM: '2026-04-01' },
      data: {
        DT: [
          {
            id: '5f1c7f0e-0000-4000-8000-000000000201',
            title: 'Stand-up',
            allDay: false,
            start: '2026-03-31T06:30:00.000Z',
            end: '2026-03-31T07:00:00.000Z',
          },
          {
            id: '5f1c7f0e-0000-4000-8000-000000000202',
            title: 'Review',
            allDay: false,
            start: '2026-03-31T15:30:00.000Z',
            end: '2026-03-31T16:00:00.000Z',
          },
        ],
        DTM: [],
      },
    },
    {
      id: 'budget',
      title: 'Budget',
      labels: budgets.map(({ type }) => type),
      datasets: [{ label: 'B', data: budgets.map(({ total }) => total) }],
    },
    {
      id: 'spent',
      title: 'Spent',
      ranges: weekRanges,
      currentRange: 'TW',
      labels: byWeek(() => ['2026-03-30']),
      weekly: line,
      total: line,
      remaining: line,
      budget: 1000,
    },
    { id: 'details', title: 'Budget Details', table: { columns: [], rows: [...budgets] } },
    {
      id: 'team',
      title: 'Team Members',
      table: {
        columns: [],
        rows: [
          {
            id: '5f1c7f0e-0000-4000-8000-000000000301',
            name: 'Beat Beispiel',
            avatar: '',
            position: 'staff',
            office: 'Zug',
            email: 'beat@example.com',
            phone: '041 555 00 00',
            isMember: true,
            status: 'away',
          },
        ],
      },
    },
    {
      id: 'weather',
      title: 'Weather',
      location: 'Bergwil',
      date: '2026-03-31',
      icon: 'cloudy',
      temp: { C: 5, F: 40 },
      windSpeed: { KMH: 13, MPH: 8 },
      windDirection: 'SW',
      rainProbability: 40,
      next3Days: [{ date: '2026-04-01', icon: 'cloudy', temp: { C: 6, F: 42 } }],
      tempUnit: 'C',
      speedUnit: 'KMH',
    },
  ]
}

export function aBudget(change: Partial<BudgetRow> = {}): BudgetRow {
  return {
    id: '5f1c7f0e-0000-4000-8000-000000000401',
    projectId: '5f1c7f0e-0000-4000-8000-000000000501',
    projectName: 'Client Portal',
    type: 'Design',
    total: 1000,
    spent: 250,
    spentShare: 0.25,
    lately: 20,
    before: 10,
    remaining: 750,
    remainingShare: 0.75,
    version: 1,
    ...change,
  }
}
